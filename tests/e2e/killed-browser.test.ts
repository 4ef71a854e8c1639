import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cookie, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { attempted } from '#scripts/attempted'
import { createDice } from '#scripts/verify-sync/dice'
import { owned, queue, saved } from '../support/app-controls.ts'
import { wide } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { itemId } from '../support/catalog-builder.ts'
import { type KillableBrowser, startKillableBrowser } from '../support/killable-browser.ts'
import { pressUntilKilled } from '../support/killed-while-saving.ts'
import { signInBefore } from '../support/returning-player.ts'
import { rounds } from '../support/rounds.ts'
import { load } from '../support/saving.ts'
import { signIn } from '../support/sign-in.ts'

const app = appOfThisFile()
const seed = 20_261_127
/** How often each player’s browser is killed. */
const kills = rounds(10).length
const folders: string[] = []
let browser: KillableBrowser | undefined

afterEach(async () => {
  await browser?.kill()
  browser = undefined
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Where a browser keeps what pages store, and its cookies. */
type Profile = { readonly folder: string; readonly cookies: readonly Cookie[] }

async function open({ folder, cookies }: Profile): Promise<Page> {
  browser = await startKillableBrowser(folder)
  // Chromium writes cookies to its folder seconds later, and may lose the last ones when it ends.
  await browser.context.addCookies(cookies)
  const page = await browser.context.newPage()
  await page.setViewportSize(wide)
  await page.goto(app().url)
  return page
}

/** Somebody with 2 axes in the queue, in a browser that has saved everything and is closed. */
async function aPlayer(name: string): Promise<Profile> {
  const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-browser-'))
  folders.push(folder)
  const page = await open({ folder, cookies: [] })
  const known = await signInBefore(page.context(), app().url, name)
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(known))
  await page.reload()
  await queue(page, 'Simple Axe', 2)
  await saved(page).waitFor()
  const cookies = await page.context().cookies()
  await browser!.close()
  return { folder, cookies }
}

test.each(rounds(10))(
  'R5: whenever a browser is killed, all that it had stored is there on its next start, with the account too, and nothing twice (player %i)',
  { timeout: 600_000 },
  async (player) => {
    const name = `Killed ${player}`
    const dice = createDice(seed + player)
    const profile = await aPlayer(name)
    const account = await signIn(app(), name)
    let there = 0
    for (let kill = 0; kill < kills; kill++) {
      const before = await open(profile)
      await saved(before).waitFor()
      const { asked, stored } = await pressUntilKilled(before, { from: there, dice, kill: browser!.kill })
      const again = await open(profile)
      await saved(again).waitFor()
      there = Number(await owned(again, 'Rough Plank').inputValue())
      const inAccount = (await load(app(), account)).document.inventory[itemId('2')] ?? 0
      expect(there, `planks after kill ${kill + 1}`).toBeGreaterThanOrEqual(stored)
      expect(there, `planks after kill ${kill + 1}`).toBeLessThanOrEqual(asked)
      expect(inAccount, `planks with the account after kill ${kill + 1}`).toBe(there)
      await browser!.close()
    }
    console.log(attempted('kills of a browser', kills))
  },
)
