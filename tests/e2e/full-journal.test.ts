import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { UserDataState } from '#contract/user-document'
import { attempted } from '#scripts/attempted'
import { column, queue, saved } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { fullFrom, queueUntilFull } from '../support/full-storage.ts'
import { rounds } from '../support/rounds.ts'
import { callAs } from '../support/settlement-page.ts'
import { signInAs } from '../support/sign-in-page.ts'

const player = playersOfThisFile()
const somebody = () => `Keeper ${crypto.randomUUID().slice(0, 8)}`
const queued = (page: Page, text: string) => column(page, 'Queue').getByText(text).waitFor()
const unstored = (page: Page) =>
  page.getByRole('alert').getByText('does not let the app store anything').waitFor()

/** What the account has queued, by item. */
async function queueOf(page: Page): Promise<Readonly<Record<string, number>>> {
  const { document } = await callAs<UserDataState>(page, 'loadUserData', { settlement: false })
  return Object.fromEntries(document.buildList.map(({ itemId, quantity }) => [itemId, quantity]))
}

test.each(rounds(50, 2))(
  'R10: if write %i to the browser’s storage fails, a signed-in player loses nothing, and the account has all of it in the end',
  { timeout: 400_000 },
  async (failing) => {
    // Only this write fails.
    const page = await player.open({ as: somebody(), before: fullFrom(failing, true) })
    const planks = await queueUntilFull(page)
    await queue(page, 'Sturdy Rope')
    await expect.poll(() => queueOf(page)).toEqual({ '2': planks, '8': 1 })
    await saved(page).waitFor()
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
    await page.reload()
    await queued(page, `2 types · ${planks + 1} items`)
    expect(await queueOf(page)).toEqual({ '2': planks, '8': 1 })
    console.log(attempted('full storages', 1))
  },
)

test('R10: where no more can be stored, the warning stays, the app goes on in memory, and what is done is saved with the account', async () => {
  // Write 12 fails, and each one after it.
  const page = await player.open({ as: somebody(), before: fullFrom(12, false) })
  await queue(page, 'Rough Plank', 4)
  await saved(page).waitFor()
  await queue(page, 'Sturdy Rope', 7)
  await queue(page, 'Rough Stick', 2)
  await unstored(page)
  await expect.poll(() => queueOf(page)).toEqual({ '2': 4, '8': 7, '6': 2 })
  await queued(page, '3 types · 13 items')
  await page.getByRole('alert').getByRole('button', { name: 'Export now' }).waitFor()
  await page.reload()
  await queued(page, '3 types · 13 items')
})

test('R10: where a browser stores nothing at all, the app goes on in memory, and is saved with the account', async () => {
  const page = await player.open({
    before: (tab) =>
      tab.addInitScript(() => {
        const forbidden = () => {
          throw new DOMException('forbidden', 'SecurityError')
        }
        Object.defineProperty(globalThis, 'localStorage', { get: forbidden })
        IDBFactory.prototype.open = forbidden
      }),
  })
  await unstored(page)
  const name = somebody()
  await signInAs(page, name)
  await page.getByRole('banner').getByText(name, { exact: true }).waitFor()
  await queue(page, 'Rough Plank', 4)
  await queued(page, '1 type · 4 items')
  await saved(page).waitFor()
  expect(await queueOf(page)).toEqual({ '2': 4 })
  await unstored(page)
  await page.getByRole('alert').getByRole('button', { name: 'Export now' }).waitFor()
})
