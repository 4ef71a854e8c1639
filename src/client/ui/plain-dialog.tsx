import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import { closeModal, ModalFrame } from './modal-frame.tsx'

type Props = { title: string; closeLabel: string; onClose: () => void; children: ReactNode }

/** The browser's own dialog with a title, to say that code could not be fetched: `Dialog` is itself in code that is fetched later. */
export function PlainDialog({ title, closeLabel, onClose, children }: Props) {
  const heading = useId()
  return (
    <ModalFrame
      aria-labelledby={heading}
      className="m-auto flex max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] max-w-none flex-col overflow-hidden rounded-panel border border-line bg-panel text-ink shadow-panel backdrop:bg-shade"
      onClose={onClose}
    >
      <div className="flex items-center justify-between gap-2 py-2 pr-2 pl-4">
        <h2 id={heading} className="font-bold">
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          className="grid size-control place-items-center rounded-part text-ink-2 hover:bg-sunken hover:text-ink"
          onClick={closeModal}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="min-h-0 overflow-y-auto px-4 pb-4">{children}</div>
    </ModalFrame>
  )
}
