import { expect } from 'vitest'
import type { Answer, Browser } from '#scripts/seed/cookie-jar'
import { startSignIn } from '#scripts/seed/development-sign-in'

/** The address with which the provider sends the browser back, not yet opened. */
export async function callbackIn(browser: Browser, page: string): Promise<URL> {
  const answer = await browser.ask(await startSignIn(browser, page, 'oidc'))
  return new URL(answer.headers.get('location') ?? '')
}

/** That a sign-in has ended on our last page with an error, and that its browser is nobody's. */
export function expectNobody(
  browser: Browser,
  { status, body, url }: Answer,
  page: string,
  error = 'invalid-credential',
): void {
  expect(status).toBe(400)
  expect(body).toContain(`data-status="error" data-error="${error}"`)
  expect(new URL(url).origin).toBe(page)
  expect(browser.cookies(page)).not.toContain('session_token')
}
