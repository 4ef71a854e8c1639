import type { Page } from 'playwright-core'

/** For how long the page shows these words from now on, by its own clock: a busy machine is late to look. */
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
