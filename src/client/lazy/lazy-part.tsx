import type { ComponentType } from 'react'
import { loadingText as text } from '../messages/loading-text.ts'
import { Button } from '../ui/button.tsx'
import { PlainDialog } from '../ui/plain-dialog.tsx'
import { lazily } from './lazily.tsx'

type Closable = { onClose: () => void }

/** A dialog whose code is fetched when it is first drawn; where that fails, a plain dialog says so (SYS-4). */
export function lazyPart<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  return lazily<Props>({ load, waiting: <Waiting />, Failed: NotLoaded })
}

function Waiting() {
  return (
    <p
      role="status"
      className="when-felt fixed inset-x-0 top-1/2 z-40 mx-auto w-fit -translate-y-1/2 rounded-panel border border-line bg-panel px-6 py-4 font-semibold text-ink-2 shadow-panel"
    >
      {text.loading}
    </p>
  )
}

function NotLoaded({ onClose, onRetry }: Closable & { onRetry: () => void }) {
  return (
    <PlainDialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <p className="mb-4 text-ink-2">{text.body}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={onRetry}>
          {text.retry}
        </Button>
        <Button onClick={() => location.reload()}>{text.reload}</Button>
      </div>
    </PlainDialog>
  )
}
