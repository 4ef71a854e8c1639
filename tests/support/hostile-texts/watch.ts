import type { Page } from 'playwright-core'

/** A function that the test gives to the page, as it does `xss`. */
declare const stopped: (what: string) => void

/** What a page asked for and did that it should not, one line each; it grows. */
export type Watched = readonly string[]

/**
 * Watches a page from before it opens: scripts, dialogs, requests, and whatever its content policy had to stop. The hostile texts call
 * `xss`, ask for `/hit` or lead to evil.test.
 */
export async function watch(page: Page, origin: () => string): Promise<Watched> {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { origin: to, pathname, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && (to !== origin() || pathname === '/hit'))
      seen.push(`a request: ${request.url()}`)
  })
  await page.exposeFunction('xss', () => void seen.push('a script ran'))
  await page.exposeFunction('stopped', (what: string) => void seen.push(`the content policy stopped ${what}`))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      stopped(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return seen
}

/** Everything that a page shows, with what its fields hold and what it is called. */
export function shownOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    return [document.title, document.body.innerText, ...[...fields].map(({ value }) => value)].join('\n')
  })
}

/** The elements, attributes, links and keys that only a text taken for HTML, an address or a key would have made. */
export function injectedInto(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const foreign =
      'iframe, frame, object, embed, base, math, marquee, video, audio, use, animate, script:not([src]), body :is(style, link, meta, title:not(svg *), script:not([src^="/"]))'
    const elements = [...document.querySelectorAll(foreign)].map(({ outerHTML }) => outerHTML)
    const attributes = [...document.querySelectorAll('*')].flatMap(({ attributes: all }) =>
      [...all].filter(({ name }) => name.startsWith('on')).map(({ name, value }) => `${name}=${value}`),
    )
    const links = [...document.querySelectorAll<HTMLElement>('[href], [src], [action]')]
      .map(
        (link) => link.getAttribute('href') ?? link.getAttribute('src') ?? link.getAttribute('action') ?? '',
      )
      .filter((to) => {
        if (!URL.canParse(to, location.href)) return true
        const { protocol, hostname, pathname } = new URL(to, location.href)
        return (
          !/^(https?|data|blob):$/.test(protocol) || hostname.endsWith('evil.test') || pathname === '/hit'
        )
      })
    return [...elements, ...attributes, ...links, ...Object.keys(Object.prototype)]
  })
}
