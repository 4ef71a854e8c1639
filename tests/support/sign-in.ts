import { type CookieBrowser, openBrowser } from '#scripts/seed/cookie-jar'
import { signInWith, startSignIn } from '#scripts/seed/development-sign-in'
import type { RunningServer } from './server.ts'

/** The headers of a signed-in user's requests, for `call`. */
export type SignedIn = { readonly cookie: string; readonly origin: string }

/** The address that users open; the server's `url` has the machine's other name. */
export function pageOf(server: RunningServer): string {
  return `http://localhost:${server.port}`
}

/**
 * Signs in with the development sign-in, which has buttons for 'olivia', 'adam', 'cora' and 'vera'; other names are typed.
 * The same name is the same account.
 */
export async function signIn(server: RunningServer, who: string): Promise<SignedIn> {
  const browser = openBrowser()
  await signInWith(browser, pageOf(server), who)
  return { cookie: browser.cookies(pageOf(server)), origin: pageOf(server) }
}

/**
 * The address with which the development sign-in sends a browser back, not yet opened.
 * @param account 'olivia', 'adam', 'cora' or 'vera'
 */
export async function callbackOf(browser: CookieBrowser, page: string, account: string): Promise<URL> {
  const choose = await browser.open(await startSignIn(browser, page, 'development'))
  let answer = await browser.ask(choose.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `account=${account}`,
  })
  while (!answer.headers.get('location')?.includes('/callback/'))
    answer = await browser.ask(new URL(answer.headers.get('location') ?? '', answer.url).href)
  return new URL(answer.headers.get('location') ?? '', answer.url)
}
