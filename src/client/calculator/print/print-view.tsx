import './print.css'
import { useDeferredValue, useEffect, useId } from 'react'
import { createPortal } from 'react-dom'
import { shareText } from '../../messages/share-text.ts'
import { Button } from '../../ui/button.tsx'
import { PrintSheet } from './print-sheet.tsx'

const text = shareText.print

/**
 * The plan as it looks on paper, over the app, which cannot be used meanwhile. An element beside the app's own, not a
 * `<dialog>`: browsers print only the first page of what is in the top layer.
 */
export function PrintView({ onClose }: { onClose: () => void }) {
  const name = useId()
  // The sheet of a large plan takes seconds: the view comes first, and can be closed meanwhile.
  const isDue = useDeferredValue(true, false)

  // Listens on the document, because printing may take the focus out of the view.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onClose])

  return createPortal(
    <div
      ref={takeFocusFromApp}
      role="dialog"
      aria-modal="true"
      aria-labelledby={name}
      tabIndex={-1}
      className="print-view"
    >
      <div className="print-bar">
        <h2 id={name} className="mr-auto font-bold">
          {text.view}
        </h2>
        <Button look="primary" disabled={!isDue} onClick={() => window.print()}>
          {text.print}
        </Button>
        <Button onClick={onClose}>{text.close}</Button>
      </div>
      {isDue ? (
        <PrintSheet />
      ) : (
        <p role="status" className="p-6 text-center text-ink-2">
          {text.preparing}
        </p>
      )}
    </div>,
    document.body,
  )
}

/** Makes the app inert and focuses the view; gives the focus back once the view is closed. */
function takeFocusFromApp(view: HTMLElement | null) {
  const app = document.getElementById('root')
  const opener = document.activeElement
  if (!view || !app) return
  app.inert = true
  view.focus()
  return () => {
    app.inert = false
    if (opener instanceof HTMLElement) opener.focus()
  }
}
