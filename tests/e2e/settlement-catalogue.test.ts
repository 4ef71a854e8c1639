import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { builtClient } from '../support/built-client.ts'
import { aServerOfWood, lookUp } from '../support/catalogue-look-up.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { adaAndBen, callAs, dialogOf, openPart, pickOfListed } from '../support/settlement-page.ts'
import { sendTables, sourcesOfThisFile } from '../support/table-source.ts'

const servers = serversOfThisFile()
const aSource = sourcesOfThisFile()
let server: RunningServer
const player = playersOfThisFile(() => server)
const wood = 'Three things of wood · 1 Nov 2026'
const full = 'Full catalogue · 20 Nov 2026'

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

test('CAT-2, SET-8: the owner sees what newer game data changes, moves to it, everybody sees it at once, and the way back is the same', async () => {
  const { ada, ben, id } = await adaAndBen(player)
  await (await openData(ada)).getByText('Nothing is counted yet.').waitFor()
  await ada.keyboard.press('Escape')
  const items = [{ itemId: '3', quantity: 2 }]
  await callAs(ada, 'createProject', { settlementId: id, name: 'Stools', items })
  const bens = await openData(ben)
  await bens.getByText(`Stock and projects are counted with: ${wood}.`).waitFor()
  await bens.getByText('There is none that is newer.').waitFor()

  await lookUp(server)
  const adas = await openData(ada)
  await adas.getByText(`A newer one is there: ${full}.`).waitFor()
  await adas.getByRole('button', { name: 'See what would change' }).click()
  expect(await changesIn(adas)).toEqual([
    expect.stringContaining('Rough Plank 4 → 10'),
    expect.stringContaining('Rough Wood Log 12 → 30'),
  ])
  await adas.getByRole('button', { name: `Count with ${full}` }).click()
  await adas.getByText(`Stock and projects are counted with: ${full}.`).waitFor()
  await bens.getByText(`Stock and projects are counted with: ${full}.`).waitFor()

  const closed = bens.getByRole('button', { name: 'See what would change' })
  expect(await closed.isDisabled()).toBe(true)
  expect(await closed.getAttribute('title')).toBe(
    'Only owner and co-owners move the settlement to another one.',
  )
  await adas.getByRole('button', { name: 'See what would change' }).click()
  expect((await changesIn(adas))[0]).toContain('Rough Plank 10 → 4')
  await adas.getByRole('button', { name: `Count with ${wood}` }).click()
  await bens.getByText(`Stock and projects are counted with: ${wood}.`).waitFor()
  await bens.getByText(`A newer one is there: ${full}.`).waitFor()
})
