import type { BrowserContext } from 'playwright-core'
import type { OwnUser } from '#contract/users'
import type { Answer } from '#scripts/seed/cookie-jar'
import { type SignInWindow, signInWith } from '#scripts/seed/development-sign-in'

/**
 * Signs a player in before the page opens, with the sign-in window's requests but without the window, which has its own
 * tests.
 * @returns the local storage of somebody who was signed in when the page was last open
 */
export async function signInBefore(
  context: BrowserContext,
  url: string,
  name: string,
): Promise<Readonly<Record<string, string>>> {
  await signInWith(windowOf(context), url, name)
  const answer = await context.request.post(`${url}/api/getUser`, { data: {} })
  const { id } = (await answer.json()) as OwnUser
  return { 'bit-calculator.account': id }
}

/** Calls a procedure for a player whose page is not open yet. @throws if it was refused */
export type AskAhead = <Reply>(procedure: string, input: object) => Promise<Reply>

export function askAhead(context: BrowserContext, url: string): AskAhead {
  return async <Reply>(procedure: string, input: object) => {
    const answer = await context.request.post(`${url}/api/${procedure}`, {
      data: input,
      headers: fromThePage(url),
    })
    if (!answer.ok())
      throw new Error(`${procedure} was refused with ${answer.status()}: ${await answer.text()}`)
    return (await answer.json()) as Reply
  }
}

/** A sign-in window with the context's cookies: `open` follows redirects, at most 20, and `ask` follows none. */
function windowOf(context: BrowserContext): SignInWindow {
  const send =
    (maxRedirects: number): SignInWindow['open'] =>
    async (url, { method = 'GET', headers = {}, body } = {}): Promise<Answer> => {
      const isWrite = method !== 'GET'
      const answer = await context.request.fetch(url, {
        method,
        maxRedirects,
        // The server closes kept connections after 5 s; one may be used again in that moment.
        maxRetries: 2,
        headers: {
          ...(isWrite && fromThePage(url)),
          ...headers,
        },
        ...(body !== undefined && { data: body }),
      })
      return {
        status: answer.status(),
        url: answer.url(),
        headers: new Headers(answer.headers()),
        body: await answer.text(),
      }
    }
  return { open: send(20), ask: send(0) }
}

/** The headers that a browser sends for a page of the same address; without them the server refuses to write. */
const fromThePage = (url: string) => ({ origin: new URL(url).origin, 'sec-fetch-site': 'same-origin' })
