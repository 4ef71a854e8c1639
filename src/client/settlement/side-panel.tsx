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
  /** A dialog that was opened from the panel. It takes the place of a panel that lies over the page: the browser would draw it below. */
  dialog?: ReactNode
  children: ReactNode
}

/** Holds an opened row of a list, beside the list where there is room for both, else over it. What is typed stays when the panel moves. */
export function SidePanel({ title, labels, onClose, dialog, children }: Props) {
  const heading = useId()
  const isBeside = useMediaQuery('(width >= 75rem)')
  const where = isBeside ? 'beside' : dialog ? 'away' : 'over'
  const [holder] = useState(newHolder)
  const moveTo = useMoving(holder, where)
  const place = <div ref={moveTo} className="contents" />

  return (
    <>
      {where === 'beside' && (
        <section aria-labelledby={heading} className="flex w-[25rem] shrink-0 flex-col border-l border-line">
          {place}
        </section>
      )}
      {where === 'over' &&
        createPortal(
          <ModalFrame
            aria-labelledby={heading}
            className="@container fixed inset-y-0 right-0 left-auto m-0 flex h-dvh max-h-none w-[min(30rem,100vw)] max-w-none flex-col border-l border-line bg-panel text-ink shadow-panel not-open:hidden backdrop:bg-shade max-phone:border-0"
            onClose={onClose}
          >
            {place}
          </ModalFrame>,
          document.body,
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
        holder.element,
      )}
      {dialog}
    </>
  )
}

/** Beside the list, over it, or away while a dialog takes its place. */
type Where = 'beside' | 'over' | 'away'

type Holder = { readonly element: HTMLElement; lastFocused: HTMLElement | null }

/** The element in which the panel is drawn. It is moved from one place to the other, so that nothing in it begins anew. */
function newHolder(): Holder {
  const element = document.createElement('div')
  element.className = 'contents'
  const holder: Holder = { element, lastFocused: null }
  element.addEventListener('focusin', ({ target }) => {
    holder.lastFocused = target as HTMLElement
  })
  return holder
}

/**
 * Puts a panel's holder into a place where it is not yet; what had the focus in it has it again, otherwise its heading.
 * @returns the function for the place's ref
 */
function useMoving(holder: Holder, where: Where) {
  const { element } = holder
  const toFocus = useRef<HTMLElement>(null)
  useEffect(() => {
    // A field that the panel was opened for has the focus already.
    if (where === 'away' || element.querySelector('input:focus, textarea:focus')) return
    const focused = toFocus.current?.isConnected ? toFocus.current : element.querySelector('h3')
    focused?.focus()
  }, [element, where])

  return (place: HTMLElement | null) => {
    // An element that is moved loses the focus and is scrolled back.
    if (!place || element.parentElement === place) return
    // Noted before a modal frame, which is opened next, focuses its first button.
    toFocus.current = holder.lastFocused
    place.append(element)
  }
}
