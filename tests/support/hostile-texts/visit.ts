import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { missingIn, type Pairs } from './pairs.ts'
import type { HostileScreen } from './screens.ts'
import { injectedInto, shownOn } from './watch.ts'

/** Goes to a screen of the app without loading the page again, and waits until it shows what it should. */
export async function visit(page: Page, screen: HostileScreen, pairs: Pairs): Promise<void> {
  const { path, shows, some, says, text } = screen
  // The app's router, wouter, hears every `pushState`.
  await page.evaluate((to) => history.pushState(null, '', to), path)
  if (says !== undefined) await page.getByText(says).first().waitFor()
  const written = pairs.takenIn(shows, text)
  await expectShown(page, pairs, written, {
    where: path,
    butFor: some === undefined ? 0 : written.length - some,
  })
}

/** Waits until the page shows these texts, all but at most `butFor`, then checks that it took none for HTML, an address or a key. */
export async function expectShown(
  page: Page,
  pairs: Pairs,
  written: readonly string[],
  { where, butFor = 0 }: { readonly where: string; readonly butFor?: number },
): Promise<void> {
  await expect
    .poll(
      async () => {
        const shown = await shownOn(page)
        pairs.see(shown)
        const missing = missingIn(shown, written)
        return missing.length > butFor ? missing : []
      },
      { message: `${where} shows the texts` },
    )
    .toEqual([])
  expect(await injectedInto(page), `${where} has nothing but texts`).toEqual([])
}
