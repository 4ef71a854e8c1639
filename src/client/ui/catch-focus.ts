/** How long a part may take to pass on the focus of a control that was removed, as a closing dialog does. */
const passingMs = 60

const places = 'section, dialog, [role=dialog]'

/**
 * Acts when the control that has the focus is removed, such as with a row that somebody is done with, and nothing takes the focus:
 * focuses the heading of the nearest part that was around it, else what `fallback` finds. A screen reader then says where the user
 * is (BEY-15).
 * @returns a function that ends it
 */
export function catchFocus(fallback: () => HTMLElement | null): () => void {
  let held: Element | null = null
  /** The parts around it, the nearest first: noted now, because they cannot be found from a removed control. */
  let around: readonly HTMLElement[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function onFocus({ target }: FocusEvent) {
    held = target as Element
    around = placesAround(held)
  }

  /** A press outside all controls drops the focus on purpose. A disabled control is kept: it may vanish when its request ends. */
  function onBlur() {
    requestAnimationFrame(() => {
      if (held?.isConnected && !held.matches(':disabled') && isNowhere()) held = null
    })
  }

  /** Runs once for each removed control: later changes are not to move the focus of somebody who reads. */
  function passOn() {
    timer = undefined
    if (!isNowhere()) return
    held = null
    const place = nearest(around) ?? fallback()
    place?.focus({ preventScroll: true })
  }

  const observer = new MutationObserver(() => {
    if (timer !== undefined || !held || held.isConnected || !isNowhere()) return
    timer = setTimeout(passOn, passingMs)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', onBlur)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', onBlur)
  }
}

function isNowhere(): boolean {
  return document.activeElement === document.body
}

function placesAround(control: Element): readonly HTMLElement[] {
  const found: HTMLElement[] = []
  let place = control.closest<HTMLElement>(places)
  while (place) {
    found.push(place)
    place = place.parentElement?.closest<HTMLElement>(places) ?? null
  }
  return found
}

function nearest(around: readonly HTMLElement[]): HTMLElement | null {
  for (const place of around) {
    const heading = place.querySelector<HTMLElement>('h2[tabindex="-1"], h3[tabindex="-1"]')
    const found = place.tabIndex === -1 && place.hasAttribute('tabindex') ? place : heading
    if (place.isConnected && found) return found
  }
  return null
}
