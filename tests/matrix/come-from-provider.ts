import { type CookieBrowser, openBrowser } from '#scripts/seed/cookie-jar'
import { chooseUser, startSignIn } from '#scripts/seed/development-sign-in'
import type { Step } from './attempt.ts'
import { nameOf } from './world.ts'

/** The caller signs in up to the provider's redirect back. Makes `callback`, its address, not yet opened, and `cookie`. */
export const comeFromProvider: Step = async ({ role, self: { origin } }, made) => {
  const browser = openBrowser()
  const open = (url: string, sent = {}) => openUntil('/api/auth/callback/', browser, url, sent)
  const choose = await open(await startSignIn(browser, origin, 'development'))
  // A caller who is not signed in has no account, and chooses that of another member.
  const { url } = await chooseUser({ ...browser, open }, choose, nameOf(role === 'anon' ? 'other' : role))
  return { ...made, callback: url, cookie: browser.cookies(url) }
}

/** Follows redirects until one leads to that path. @returns the answer with this address, which was not opened */
async function openUntil(path: string, browser: CookieBrowser, url: string, sent: object) {
  let answer = await browser.ask(url, sent)
  for (;;) {
    const location = answer.headers.get('location')
    if (location === null) return answer
    const next = new URL(location, answer.url)
    if (next.pathname.startsWith(path)) return { ...answer, url: next.href }
    answer = await browser.ask(next.href)
  }
}
