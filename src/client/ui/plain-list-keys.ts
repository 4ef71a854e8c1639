import { keepFocus } from './keep-focus.ts'
import { apartPartAround, takesArrows } from './keys-of-parts.ts'

const reached = 'button:not(:disabled), a[href], select:not(:disabled), input[type="checkbox"]:not(:disabled)'

/**
 * Makes a short list one Tab stop: Tab comes to the control that had the focus last, and leaves the list. Up and Down go to the same control
 * of another row, Left and Right to another one of the row, Home and End to the first and last row; in a `select` all but Left and Right
 * choose. Fields that are typed in stay stops of their own. Given as `ref` to the list. Long lists are drawn by `VirtualList`, which has
 * keys of its own.
 */
export function plainListKeys(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined
  const stopKeeping = keepFocus(list)
  /** The one control that Tab comes to. */
  let stop: HTMLElement | null = null

  function settle() {
    const controls = controlsIn(list!, list!)
    // A list that is not shown yet has its stop all the same.
    if (!stop || !controls.includes(stop) || !stop.checkVisibility())
      stop = controls.find((control) => control.checkVisibility()) ?? controls[0] ?? null
    for (const control of controls) control.tabIndex = control === stop ? 0 : -1
  }

  function onFocus({ target }: FocusEvent) {
    if (target === stop || !controlsIn(list!, list!).includes(target as HTMLElement)) return
    stop = target as HTMLElement
    settle()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = placeAfter(list!, event.target as HTMLElement, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
    next.scrollIntoView({ block: 'nearest' })
  }

  settle()
  const observer = new MutationObserver(settle)
  observer.observe(list, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  list.addEventListener('focusin', onFocus)
  list.addEventListener('keydown', onKeyDown)
  return () => {
    stopKeeping?.()
    observer.disconnect()
    list.removeEventListener('focusin', onFocus)
    list.removeEventListener('keydown', onKeyDown)
  }
}

/** Where a key leads from a control; undefined where it is no key of the list. */
function placeAfter(list: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const rows = rowsIn(list)
  const at = rows.findIndex((row) => row.includes(from))
  if (at < 0) return undefined
  if (takesArrows(from) && key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const row = rows[at]!
  const column = row.indexOf(from)
  const inRow = (to: number) => controlAt(rows, to, column)
  switch (key) {
    case 'ArrowDown':
      return inRow(at + 1)
    case 'ArrowUp':
      return inRow(Math.max(at - 1, 0))
    case 'Home':
      return inRow(0)
    case 'End':
      return inRow(rows.length - 1)
    case 'ArrowRight':
      return row[Math.min(column + 1, row.length - 1)]
    case 'ArrowLeft':
      return row[Math.max(column - 1, 0)]
    default:
      return undefined
  }
}

/** The control at a place, or the nearest one. */
function controlAt(
  rows: readonly (readonly HTMLElement[])[],
  row: number,
  column: number,
): HTMLElement | undefined {
  const controls = rows[Math.min(row, rows.length - 1)]
  return controls?.[Math.min(column, controls.length - 1)]
}

/** The controls of each row that shows any. */
function rowsIn(list: HTMLElement): readonly (readonly HTMLElement[])[] {
  return [...list.querySelectorAll<HTMLElement>('li')]
    .filter((row) => !row.parentElement?.closest('li'))
    .map((row) => controlsIn(row, list).filter((control) => control.checkVisibility()))
    .filter((controls) => controls.length > 0)
}

/** The controls in a part of the list, without those of a menu, a form or a question in it, which have keys of their own. */
function controlsIn(place: HTMLElement, list: HTMLElement): readonly HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(reached)].filter(
    (control) => !apartPartAround(control, list),
  )
}
