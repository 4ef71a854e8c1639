import type { Page } from 'playwright-core'

/** A sentence for each list that shows controls of which Tab reaches none (BEY-15); virtual lists (`data-index`) are left out. */
export function closedLists(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const inSight = (list: Element) =>
      [
        ...list.querySelectorAll<HTMLElement>('button:enabled, a[href], select:enabled, input:enabled'),
      ].filter((control) => control.checkVisibility())
    return [...document.querySelectorAll('ul, ol')]
      .filter((list) => !list.parentElement?.closest('ul, ol') && !list.querySelector('li[data-index]'))
      .filter((list) => inSight(list).length > 0 && inSight(list).every(({ tabIndex }) => tabIndex < 0))
      .map((list) => `no stop in the list ${list.getAttribute('aria-label') ?? list.textContent}`)
  })
}
