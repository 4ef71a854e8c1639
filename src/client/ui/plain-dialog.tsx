import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

type Props = { title: string; closeLabel: string; onClose: () => void; children: ReactNode }

/** A dialog of the browser alone, for what must be said when no more code can be fetched; every other one is `Dialog`. */
export function PlainDialog({ title, closeLabel, onClose, children }: Props) {
  const heading = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click beside the dialog does.
    <dialog
      ref={showModal}
      aria-labelledby={heading}
      className="m-auto flex max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] max-w-none flex-col overflow-hidden rounded-panel border border-line bg-panel text-ink shadow-panel backdrop:bg-shade"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className="flex items-center justify-between gap-2 py-2 pr-2 pl-4">
        <h2 id={heading} className="font-bold">
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          className="grid size-control place-items-center rounded-part text-ink-2 hover:bg-sunken hover:text-ink"
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="min-h-0 overflow-y-auto px-4 pb-4">{children}</div>
    </dialog>
  )
}

function showModal(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal()
}
