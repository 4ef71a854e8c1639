import type { Page } from 'playwright-core'

/** Boxes that scroll sideways on purpose, and fields. */
const leftOut = [
  ...['[role=tablist]', '.settlement-parts', '.quick-filters', '.tree-scroller', '.tree-sizer'],
  ...['.overflow-x-auto', '.overflow-auto', 'input', 'textarea', 'select'],
]

/**
 * The boxes of a page in which something stands beyond the edge: panels, dialogs and lists cut it off, so that it makes no page wider. Texts
 * that end in … are left out.
 */
export function cutBoxes(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>('body *')].flatMap((box) => {
        const cut = box.scrollWidth - box.clientWidth
        // A few pixels may be the room for the ring around what has the focus. 1 px wide is what only screen readers have.
        if (cut <= 4 || box.clientWidth <= 1 || box.matches(selector)) return []
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box)
        if (overflowX === 'visible' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return []
        const words = box.getAttribute('aria-label') ?? box.innerText.slice(0, 40).replaceAll('\n', ' ')
        return [`“${words}” is cut off by ${cut} px`]
      }),
    leftOut.join(','),
  )
}
