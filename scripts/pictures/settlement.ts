import type { Browser } from 'playwright-core'
import { signedInAs } from '../seed/signed-in.ts'
import { photograph, wide } from './photograph.ts'

/** Takes a picture of a project of the seeded settlement, as its owner sees it. */
export async function photographSettlement(browser: Browser, origin: string): Promise<void> {
  const { browser: signedIn, ask } = await signedInAs(origin, 'olivia')
  const { id } = await ask<{ id: string }>('getUser')
  const context = await browser.newContext({ viewport: wide })
  const cookies = signedIn.cookies(origin).split('; ')
  await context.addCookies(
    cookies.map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return { name, value: value.join('='), url: origin }
    }),
  )
  // With the cookies alone the page would take its visitor for somebody new: it remembers here who was signed in last.
  await context.addInitScript((account) => localStorage.setItem('bit-calculator.account', account), id)
  const page = await context.newPage()
  await page.goto(`${origin}/settlement`)
  const parts = page.getByRole('navigation', { name: 'Parts of the settlement' })
  await parts.getByRole('link', { name: /Projects/ }).click()
  await page.getByRole('link', { name: 'Forge and smithy' }).first().click()
  await page.getByRole('heading', { name: 'Stock it holds' }).waitFor()
  await photograph(page, 'settlement')
  await context.close()
}
