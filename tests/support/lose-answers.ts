import type { APIResponse, Page, Route } from 'playwright-core'

/** Has the server do what the page asks. Playwright drops the header that tells our page from a foreign one, so it is put back. */
export async function serverAnswer(route: Route): Promise<APIResponse> {
  const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' }
  const response = await route.fetch({ headers })
  if (!response.ok()) throw new Error(`the server refused: ${response.status()} ${await response.text()}`)
  return response
}

/**
 * The server does the first request of a procedure and its answer is lost; the later ones go through.
 * @param instead what the page is answered in place of the lost one; without it, the connection breaks
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
