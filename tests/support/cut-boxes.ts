import type { Page } from 'playwright-core'

/** Boxes that scroll sideways on purpose, and fields. By name: `overflow-y: auto` makes `overflow-x` auto too, so the style does not tell them. */
const leftOut = [
  ...['[role=tablist]', '.settlement-parts', '.quick-filters', '.tree-scroller', '.tree-sizer'],
  ...['.overflow-x-auto', '.overflow-auto', 'input', 'textarea', 'select'],
]

/**
 * The boxes of a page in which something stands beyond the right edge: panels, dialogs and lists cut it off, so that it makes no page wider. Texts
 * that end in … are left out.
 */
export function cutBoxes(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>('body *')].flatMap((box) => {
        const cut = box.scrollWidth - box.clientWidth
        // A label in Classic is 3 px narrower than its name, which ends in …. 1 px wide is what only screen readers have.
        if (cut <= 4 || box.clientWidth <= 1 || box.matches(selector)) return []
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box)
        if (overflowX === 'visible' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return []
        const words = box.getAttribute('aria-label') ?? (box.textContent ?? '').slice(0, 40)
        return [`“${words}” is cut off by ${cut} px`]
      }),
    leftOut.join(','),
  )
}
