import { type CookieBrowser, openBrowser } from './cookie-jar.ts'
import { signInWith } from './development-sign-in.ts'
import type { Ask } from './fill-stock.ts'

/** Signs somebody in through the development sign-in. @returns the browser, and a function that sends their requests to the API */
export async function signedInAs(
  page: string,
  who: string,
): Promise<{ readonly browser: CookieBrowser; readonly ask: Ask }> {
  const browser = openBrowser()
  await signInWith(browser, page, who)
  const ask = async <Body>(procedure: string, input: object = {}): Promise<Body> => {
    const { status, body } = await browser.ask(`${page}/api/${procedure}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    if (status !== 200) throw new Error(`${procedure} was refused: ${body}`)
    return JSON.parse(body) as Body
  }
  return { browser, ask }
}
