import type { Page } from 'playwright-core'

/**
 * How long the page shows this text when it next comes. To be called before it comes, and awaited afterwards. The page's own
 * clock counts, because a busy test looks late.
 */
export function shownMs(page: Page, words: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        let since: number | undefined
        const look = () => {
          if (document.body.textContent?.includes(text)) since ??= performance.now()
          else if (since !== undefined) resolve(performance.now() - since)
        }
        new MutationObserver(look).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        })
      }),
    words,
  )
}
