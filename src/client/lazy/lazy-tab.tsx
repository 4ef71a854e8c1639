import type { ComponentType } from 'react'
import { loadingText as text } from '../messages/loading-text.ts'
import { Button } from '../ui/button.tsx'
import { FailedState } from '../ui/failed-state.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { lazily } from './lazily.tsx'

/** A tab whose code is fetched when it is first opened; where that fails, the tab says so (SYS-4). */
export function lazyTab<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazily<Props>({ load, waiting, Failed: NotLoaded })
}

/** Like `lazyTab`, for a tab of rows: the lines between rows are drawn from the first moment, so that the panel is not empty. */
export function lazyRows<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazily<Props>({
    load,
    waiting: <div className="rows-to-come flex flex-1">{waiting}</div>,
    Failed: NotLoaded,
  })
}

const waiting = <Waiting text={text.loading} />

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <FailedState title={text.title} hint={text.body} retry={text.retry} onRetry={onRetry}>
      <Button onClick={() => location.reload()}>{text.reload}</Button>
    </FailedState>
  )
}
