import type { Virtualizer } from '@tanstack/virtual-core'

/** A virtual list, as the keyboard handling sees it. */
export type KeyedList = Virtualizer<HTMLDivElement, HTMLElement>

/** The element that scrolls; Tab enters the list here. */
export function scrollerOf({ scrollElement }: KeyedList): HTMLElement {
  return scrollElement!
}

const controlSelector = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary'

/** The control that Enter presses: the one marked `data-opens`, else the first link, else the first control. */
export function whatOpens(row: HTMLElement): HTMLElement | undefined {
  const marked = row.querySelector<HTMLElement>('[data-opens]') ?? row.querySelector<HTMLElement>('a[href]')
  return marked ?? controlsOf(row)[0]
}

export function controlsOf(row: HTMLElement): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(controlSelector)].filter((control) =>
    control.checkVisibility(),
  )
}

/** While it has the focus a row is named by what it shows, which a screen reader then says. */
export function focusRow(row: HTMLElement | undefined): void {
  if (!row) return
  row.tabIndex = -1
  row.ariaLabel = spoken(row)
  row.addEventListener('blur', () => row.removeAttribute('aria-label'), { once: true })
  row.focus()
}

/** The row's text for screen readers: no symbols, no options that are not chosen, no `sr-only` parts. */
function spoken(row: HTMLElement): string {
  const others = [...row.querySelectorAll<HTMLElement>('option:not(:checked), .sr-only')].map((part) =>
    part.textContent.trim(),
  )
  const words = row.innerText
    .split(/\s*\n\s*/)
    .filter((word) => /[\p{L}\d]/u.test(word) && !others.includes(word))
  return words.join(', ')
}

export function rowOf(target: HTMLElement): HTMLElement | null {
  return target.closest<HTMLElement>('li[data-index]')
}

export function indexOf(row: HTMLElement): number {
  return Number(row.dataset.index)
}
