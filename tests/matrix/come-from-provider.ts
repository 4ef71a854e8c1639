import { type Browser, openBrowser } from '#scripts/seed/cookie-jar'
import { chooseUser, startSignIn } from '#scripts/seed/development-sign-in'
import type { Step } from './attempt.ts'
import { nameOf } from './world.ts'

/** The caller signs in, in a browser of their own, as far as the provider sends it back: the address, not yet opened, and its cookies. */
export const comeFromProvider: Step = async ({ role, self: { origin } }, made) => {
  const browser = openBrowser()
  const open = (url: string, sent = {}) => openUntil('/api/auth/callback/', browser, url, sent)
  const choose = await open(await startSignIn(browser, origin, 'development'))
  const { url } = await chooseUser({ ...browser, open }, choose, nameOf(role === 'anon' ? 'other' : role))
  return { ...made, callback: url, cookie: browser.cookies(url) }
}

/** Follows redirects, but not into that path. */
async function openUntil(path: string, browser: Browser, url: string, sent: object) {
  let answer = await browser.ask(url, sent)
  for (;;) {
    const location = answer.headers.get('location')
    if (location === null) return answer
    const next = new URL(location, answer.url)
    if (next.pathname.startsWith(path)) return { ...answer, url: next.href }
    answer = await browser.ask(next.href)
  }
}
