const controls = 'button:enabled, a[href], select:enabled, input:enabled'

/**
 * Keeps the focus in its row when the control that has it is removed, as its own press may do: the control that is then in its
 * place gets it. Given as `ref` to the element that holds the rows.
 */
export function keepFocus(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined
  let held: { readonly control: HTMLElement; readonly row: HTMLElement; readonly place: number } | null = null

  function onFocus({ target }: FocusEvent) {
    const control = target as HTMLElement
    const row = control.closest('li')
    held = row ? { control, row, place: controlsOf(row).indexOf(control) } : null
  }

  /** The focus moved on, so the row is forgotten; a control that was removed has no `relatedTarget`. */
  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget !== null) held = null
  }

  const observer = new MutationObserver(() => {
    if (!held || held.control.isConnected || document.activeElement !== document.body) return
    const { row, place } = held
    const next = row.isConnected ? controlsOf(row) : []
    next[Math.min(place, next.length - 1)]?.focus()
  })
  observer.observe(list, { childList: true, subtree: true })
  list.addEventListener('focusin', onFocus)
  list.addEventListener('focusout', onBlur)
  return () => {
    observer.disconnect()
    list.removeEventListener('focusin', onFocus)
    list.removeEventListener('focusout', onBlur)
  }
}

function controlsOf(row: HTMLElement): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(controls)]
}
