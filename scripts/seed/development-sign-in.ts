import type { Answer, CookieBrowser } from './cookie-jar.ts'

/** The functions of a browser that signing in uses. */
export type SignInWindow = Pick<CookieBrowser, 'open' | 'ask'>

const readyUsers = ['olivia', 'adam', 'cora', 'vera']

/**
 * Signs in through the development issuer. 'olivia', 'adam', 'cora' and 'vera' have buttons there, any other name is typed.
 * The same name is the same account.
 * @param page the address at which the page is open
 */
export async function signInWith(browser: SignInWindow, page: string, who: string): Promise<Answer> {
  const choose = await browser.open(await startSignIn(browser, page, 'development'))
  const done = await chooseUser(browser, choose, who)
  if (!done.body.includes('data-status="success"'))
    throw new Error(`${who} could not sign in: ${done.status} ${done.url} ${done.body.slice(0, 500)}`)
  return done
}

/** Begins a sign-in. @returns the address of the provider's page */
export async function startSignIn(browser: SignInWindow, page: string, provider: string): Promise<string> {
  const answer = await browser.ask(`${page}/api/auth/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider, nonce: 'nonce-of-the-page' }),
  })
  if (answer.status !== 200) throw new Error(`no sign-in with ${provider}: ${answer.status} ${answer.body}`)
  return (JSON.parse(answer.body) as { url: string }).url
}

/** On the development issuer's page, presses the user's button or types the name. */
export function chooseUser(browser: SignInWindow, choose: Answer, who: string): Promise<Answer> {
  const account = who.toLowerCase()
  return browser.open(choose.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(readyUsers.includes(account) ? { account } : { name: who }).toString(),
  })
}
