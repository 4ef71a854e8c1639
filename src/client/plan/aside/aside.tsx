import { createPortal } from 'react-dom'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { closeAside, useAside } from '../aside-address.ts'

const load = () => import('./aside-dialog.tsx')
const AsideDialog = lazyPart(() => load().then((part) => part.AsideDialog))

/** Fetches the dialog's code before it is asked for, so that it opens at once; a failure shows when it opens. */
export function prepareAside(): void {
  load().catch(() => undefined)
}

/** What the address asks to be shown at the side: an item's details or a look-up (BEY-3, BEY-8). */
export function Aside() {
  const aside = useAside()
  if (!aside) return null
  return createPortal(<AsideDialog aside={aside} onClose={closeAside} />, document.body)
}
