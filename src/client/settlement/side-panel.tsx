import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { ModalFrame } from '../ui/modal-frame.tsx'
import { useMediaQuery } from '../ui/use-media-query.ts'

type Props = {
  title: ReactNode
  labels: { readonly close: string; readonly closeTitle: string }
  onClose: () => void
  /** A dialog opened from it, or nothing. The browser would draw it below a panel that lies over the page, so it takes its place. */
  dialog?: ReactNode
  children: ReactNode
}

/** Holds an opened row of a list: beside the list where there is room for both, over it elsewhere. What is typed in it stays in both. */
export function SidePanel({ title, labels, onClose, dialog, children }: Props) {
  const heading = useId()
  const isBeside = useMediaQuery('(width >= 75rem)')
  const isAway = !isBeside && Boolean(dialog)
  const [holder] = useState(newHolder)
  const place = <div ref={(at) => putInto(at, holder)} className="contents" />
  useFocusInside(holder, `${isBeside} ${isAway}`)

  return (
    <>
      {isBeside ? (
        <section aria-labelledby={heading} className="flex w-[25rem] shrink-0 flex-col border-l border-line">
          {place}
        </section>
      ) : (
        !isAway &&
        createPortal(
          <ModalFrame
            aria-labelledby={heading}
            className="@container fixed inset-y-0 right-0 left-auto m-0 flex h-dvh max-h-none w-[min(30rem,100vw)] max-w-none flex-col border-l border-line bg-panel text-ink shadow-panel not-open:hidden backdrop:bg-shade max-phone:border-0"
            onClose={onClose}
          >
            {place}
          </ModalFrame>,
          document.body,
        )
      )}
      {createPortal(
        // biome-ignore lint/a11y/noStaticElementInteractions: it hears a key of whatever is in it; the panel itself has a role.
        <div
          className="contents"
          onKeyDown={(event) => isBeside && event.key === 'Escape' && !event.defaultPrevented && onClose()}
        >
          <header className="flex min-h-12 items-center gap-2.5 border-b border-line py-1 pr-2 pl-4 classic:min-h-8">
            <h3
              id={heading}
              tabIndex={-1}
              className="flex min-w-0 flex-1 items-center gap-2.5 text-body font-bold outline-none"
            >
              {title}
            </h3>
            <Button look="quiet" icon aria-label={labels.close} title={labels.closeTitle} onClick={onClose}>
              <Icon name="close" />
            </Button>
          </header>
          <div className="@container min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        </div>,
        holder,
      )}
      {dialog}
    </>
  )
}

/** The element in which the panel is drawn. It is moved from one place to the other, so that nothing in it begins anew. */
function newHolder(): HTMLElement {
  const holder = document.createElement('div')
  holder.className = 'contents'
  return holder
}

/** Once for each place: an element that is moved loses the focus and is scrolled back. */
function putInto(place: HTMLElement | null, holder: HTMLElement): void {
  if (place && holder.parentElement !== place) place.append(holder)
}

/** Focuses the field that had the focus, or the heading, whenever the panel has come to another place. */
function useFocusInside(holder: HTMLElement, where: string): void {
  const lastField = useRef<HTMLElement>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const field = target as HTMLElement
      if (field.matches('input, textarea, select')) lastField.current = field
    }
    holder.addEventListener('focusin', note)
    return () => holder.removeEventListener('focusin', note)
  }, [holder])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is what asks for it.
  useEffect(() => {
    // A field of the panel that was asked for has the focus already.
    if (!holder.isConnected || holder.querySelector('input:focus, textarea:focus')) return
    const field = lastField.current?.isConnected ? lastField.current : holder.querySelector('h3')
    field?.focus()
  }, [holder, where])
}
