import { openBrowser } from '#scripts/seed/cookie-jar'
import { signInWith } from '#scripts/seed/development-sign-in'
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
