import { openBrowser } from '#scripts/seed/cookie-jar'
import { signInWith } from '#scripts/seed/development-sign-in'
import type { RunningServer } from './server.ts'

/** Headers of somebody who is signed in, to be handed to `call`. */
export type SignedIn = { readonly cookie: string; readonly origin: string }

/** The address people open; the server's own is the same machine under its other name. */
export function pageOf(server: RunningServer): string {
  return `http://localhost:${server.port}`
}

/**
 * Signs in through the development issuer: 'olivia', 'adam', 'cora' and 'vera' are the ready ones, any other name is
 * typed. The same name is the same account.
 */
export async function signIn(server: RunningServer, who: string): Promise<SignedIn> {
  const browser = openBrowser()
  await signInWith(browser, pageOf(server), who)
  return { cookie: browser.cookies(pageOf(server)), origin: pageOf(server) }
}
