import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { narrow, playersOfThisFile, wide } from '../support/app-page.ts'
import { builtClient } from '../support/built-client.ts'
import { aServerOfWood, lookUp } from '../support/catalogue-look-up.ts'
import { pageCheckOf } from '../support/looks.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { adaAndBen, callAs, dialogOf, openPart, pickOfListed } from '../support/settlement-page.ts'
import { sendTables, sourcesOfThisFile } from '../support/table-source.ts'

const servers = serversOfThisFile()
const aSource = sourcesOfThisFile()
let server: RunningServer
const player = playersOfThisFile(() => server)
const wood = 'Three things of wood · Nov 1, 2026'
const full = 'Full catalogue · Nov 20, 2026'

beforeAll(async () => {
  const source = await aSource(sendTables)
  const settings = { CLIENT_DIR: builtClient(servers.folder()) }
  ;({ server } = await aServerOfWood(servers, source, settings))
})

async function openData(page: Page): Promise<Locator> {
  await openPart(page, 'Settlements')
  await pickOfListed(page, 'Riverside', 'Data')
  return dialogOf(page, 'Game data and export')
}

async function changesIn(dialog: Locator): Promise<readonly string[]> {
  const changes = dialog.getByRole('list', { name: 'Stools: what it still misses' }).getByRole('listitem')
  await changes.first().waitFor()
  return (await changes.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))
}

/** Ben, who has no plan, comes back to the page after a while: the calculator counts with newer game data at once, the settlement as before. */
async function typedWhileTheCalculatorMoves(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await openPart(page, 'Inventory')
  await page.getByRole('main').getByRole('button', { name: 'Add Item' }).first().click()
  const dialog = dialogOf(page, 'Add Item')
  await dialog.getByLabel('Quantity').fill('17')
  await page.clock.fastForward('10:01')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.locator(`[aria-label="Item catalogue in use: ${full}"]`).waitFor()
  expect(await dialog.getByLabel('Quantity').inputValue()).toBe('17')
  await page.keyboard.press('Escape')
}

test('CAT-2, SET-8, BEY-10: the owner sees what newer game data changes, moves to it, everybody sees it at once, and the way back is the same; what somebody types stays while the calculator takes it; on a narrow phone all can be read', async () => {
  const { ada, ben, id } = await adaAndBen(player, {
    guestVisit: { before: (page) => page.clock.install() },
  })
  await (await openData(ada)).getByText('Nothing is counted yet.').waitFor()
  await ada.keyboard.press('Escape')
  const items = [{ itemId: '3', quantity: 2 }]
  await callAs(ada, 'createProject', { settlementId: id, name: 'Stools', items })
  const bensDialog = await openData(ben)
  await bensDialog.getByText(`Stock and projects are counted with: ${wood}.`).waitFor()
  await bensDialog.getByText('This is the newest version.').waitFor()

  await lookUp(server)
  await typedWhileTheCalculatorMoves(ben)
  await openData(ben)
  const adasDialog = await openData(ada)
  await adasDialog.getByText(`A newer version is available: ${full}.`).waitFor()
  await adasDialog.getByRole('button', { name: 'See what would change' }).click()
  // A plank takes 3 logs in both; a stool takes 2 planks in the old catalogue, 5 in the newer one.
  expect(await changesIn(adasDialog)).toEqual([
    expect.stringContaining('Rough Plank 4 → 10'),
    expect.stringContaining('Rough Wood Log 12 → 30'),
  ])
  await ada.setViewportSize(narrow)
  const { look, findings } = pageCheckOf(ada)
  await look('what would change, on a narrow phone')
  expect(findings).toEqual([])
  await ada.setViewportSize(wide)
  await adasDialog.getByRole('button', { name: `Count with ${full}` }).click()
  await adasDialog.getByText(`Stock and projects are counted with: ${full}.`).waitFor()
  await bensDialog.getByText(`Stock and projects are counted with: ${full}.`).waitFor()

  const closed = bensDialog.getByRole('button', { name: 'See what would change' })
  expect(await closed.isDisabled()).toBe(true)
  expect(await closed.getAttribute('title')).toBe('Only the owner and co-owners can change the version.')
  await adasDialog.getByRole('button', { name: 'See what would change' }).click()
  expect((await changesIn(adasDialog))[0]).toContain('Rough Plank 10 → 4')
  await adasDialog.getByRole('button', { name: `Count with ${wood}` }).click()
  await bensDialog.getByText(`Stock and projects are counted with: ${wood}.`).waitFor()
  await bensDialog.getByText(`A newer version is available: ${full}.`).waitFor()
})
