import type { Answer, Browser } from './cookie-jar.ts'

/** All that signing in needs of a browser. */
export type SignInWindow = Pick<Browser, 'open' | 'ask'>

const readyPlayers = ['olivia', 'adam', 'cora', 'vera']

/**
 * Signs in through the development issuer, in a browser with the page open at that address: 'olivia', 'adam', 'cora' and
 * 'vera' are the ready players, any other name is typed. The same name is the same account.
 */
export async function signInWith(browser: SignInWindow, page: string, who: string): Promise<Answer> {
  const choose = await browser.open(await startSignIn(browser, page, 'development'))
  const done = await choosePlayer(browser, choose, who)
  if (!done.body.includes('data-status="success"'))
    throw new Error(`${who} could not sign in: ${done.status} ${done.url} ${done.body.slice(0, 500)}`)
  return done
}

/** Asks where the provider's page is, as the sign-in window does. */
export async function startSignIn(browser: SignInWindow, page: string, provider: string): Promise<string> {
  const answer = await browser.ask(`${page}/api/auth/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider, nonce: 'nonce-of-the-page' }),
  })
  if (answer.status !== 200) throw new Error(`no sign-in with ${provider}: ${answer.status} ${answer.body}`)
  return (JSON.parse(answer.body) as { url: string }).url
}

/** Presses a ready player's button, or types a name, on the development issuer's page. */
export function choosePlayer(browser: SignInWindow, choose: Answer, who: string): Promise<Answer> {
  const account = who.toLowerCase()
  return browser.open(choose.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(readyPlayers.includes(account) ? { account } : { name: who }).toString(),
  })
}
