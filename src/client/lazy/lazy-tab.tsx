import type { ComponentType } from 'react'
import { loadingText as text } from '../messages/loading-text.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { lazily } from './lazily.tsx'

/** A tab whose code comes when it is first opened; where it does not arrive, the tab says so (SYS-4). */
export function lazyTab<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazily<Props>({ load, waiting: <Waiting />, Failed: NotLoaded })
}

/** What is coming is not there yet. */
export function Waiting() {
  return (
    <p role="status" className="when-felt m-auto p-6 font-semibold text-ink-2">
      {text.loading}
    </p>
  )
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-1">
      <EmptyState title={text.title} hint={text.body}>
        <div className="flex flex-wrap justify-center gap-2">
          <Button look="primary" onClick={onRetry}>
            {text.retry}
          </Button>
          <Button onClick={() => location.reload()}>{text.reload}</Button>
        </div>
      </EmptyState>
    </div>
  )
}
