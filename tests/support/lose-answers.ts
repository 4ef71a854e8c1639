import type { APIResponse, Page, Route } from 'playwright-core'

/** Sends the page's request to the server, with the header that Playwright drops: it tells our page from a foreign one. */
export async function serverAnswer(route: Route): Promise<APIResponse> {
  const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' }
  // The server closes kept connections after 5 s; one may be used again in that moment.
  const response = await route.fetch({ headers, maxRetries: 2 })
  if (!response.ok()) throw new Error(`the server refused: ${response.status()} ${await response.text()}`)
  return response
}

/**
 * The server does the first call of a procedure, but its answer is lost. Later calls are answered.
 * @param instead the answer that the page gets instead; without it, the connection breaks
 * @returns how many requests the page has sent
 */
export async function loseFirstAnswer(
  page: Page,
  procedure: string,
  instead?: { readonly status: number; readonly json: object },
): Promise<() => number> {
  let sent = 0
  await page.route(`**/api/${procedure}`, async (route) => {
    sent += 1
    if (sent > 1) return route.continue()
    await serverAnswer(route)
    if (instead) await route.fulfill(instead)
    else await route.abort()
  })
  return () => sent
}

/**
 * The server does the first call of a procedure, but the connection breaks before its answer. The next call waits until it is let go.
 * @returns how many requests the page has sent, and a function that lets them go
 */
export async function loseFirstAnswerAndHoldNext(page: Page, procedure: string) {
  let letGo = () => {}
  const next = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let sent = 0
  await page.route(`**/api/${procedure}`, async (route) => {
    sent += 1
    if (sent > 1) return next.then(() => route.continue())
    await serverAnswer(route)
    await route.abort()
  })
  return { sent: () => sent, letGo }
}
