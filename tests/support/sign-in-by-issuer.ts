import { expect } from 'vitest'
import type { Answer, CookieBrowser } from '#scripts/seed/cookie-jar'
import { startSignIn } from '#scripts/seed/development-sign-in'

/** The address with which the provider sends the browser back, not yet opened. */
export async function callbackIn(browser: CookieBrowser, page: string): Promise<URL> {
  const answer = await browser.ask(await startSignIn(browser, page, 'oidc'))
  return new URL(answer.headers.get('location') ?? '')
}

/** Expects that a sign-in has ended on our last page with an error, and that its browser has no session. */
export function expectNobody(
  browser: CookieBrowser,
  { status, body, url }: Answer,
  page: string,
  error = 'invalid-credential',
): void {
  expect(status).toBe(400)
  expect(body).toContain(`data-status="error" data-error="${error}"`)
  expect(new URL(url).origin).toBe(page)
  expect(browser.cookies(page)).not.toContain('session_token')
}
