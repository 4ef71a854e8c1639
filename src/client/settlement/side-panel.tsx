import { type ReactNode, useEffect, useId, useRef } from 'react'
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

/** Holds an opened row of a list: beside the list where there is room for both, over it elsewhere. */
export function SidePanel({ title, labels, onClose, dialog, children }: Props) {
  const heading = useId()
  const at = useRef<HTMLHeadingElement>(null)
  const isBeside = useMediaQuery('(width >= 75rem)')
  useEffect(() => {
    // A field of the panel that was asked for has the focus already.
    const panel = at.current?.closest('section, dialog')
    if (!panel?.querySelector('input:focus, textarea:focus')) at.current?.focus()
  }, [])

  const content = (
    <>
      <header className="flex min-h-12 items-center gap-2.5 border-b border-line py-1 pr-2 pl-4 classic:min-h-8">
        <h3
          ref={at}
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
    </>
  )
  if (isBeside)
    return (
      <>
        <section
          aria-labelledby={heading}
          className="flex w-[25rem] shrink-0 flex-col border-l border-line"
          onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
        >
          {content}
        </section>
        {dialog}
      </>
    )
  if (dialog) return dialog
  return createPortal(
    <ModalFrame
      aria-labelledby={heading}
      className="@container fixed inset-y-0 right-0 left-auto m-0 flex h-dvh max-h-none w-[min(30rem,100vw)] max-w-none flex-col border-l border-line bg-panel text-ink shadow-panel not-open:hidden backdrop:bg-shade max-phone:border-0"
      onClose={onClose}
    >
      {content}
    </ModalFrame>,
    document.body,
  )
}
