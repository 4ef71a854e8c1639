import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type Props = {
  title: string
  hint: string
  retry: string
  onRetry: () => void
  className?: string
  /** More to do about it, beside the retry. */
  children?: ReactNode
}

/** Stands in place of a whole tab or page that could not be loaded, with a button to try again. */
export function FailedState({ title, hint, retry, onRetry, className = 'flex-1', children }: Props) {
  return (
    <div role="alert" className={`flex ${className}`}>
      <EmptyState title={title} hint={hint}>
        <div className="flex flex-wrap justify-center gap-2">
          <Button look="primary" onClick={onRetry}>
            {retry}
          </Button>
          {children}
        </div>
      </EmptyState>
    </div>
  )
}
