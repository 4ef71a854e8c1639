import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { batches, layouts } from '../support/hostile-texts/batches.ts'
import { cellsOf, formulasIn } from '../support/hostile-texts/csv-cells.ts'
import { fieldsOfSettlements, fieldsOfSharing, type HostileField } from '../support/hostile-texts/fields.ts'
import { fillPlace, type HostilePlace } from '../support/hostile-texts/fill-place.ts'
import { hostileCatalogue } from '../support/hostile-texts/hostile-catalogue.ts'
import { openVictim, turnTo } from '../support/hostile-texts/open-victim.ts'
import { missingIn, type Pairs, startPairs } from '../support/hostile-texts/pairs.ts'
import { listScreens, ownScreens } from '../support/hostile-texts/screens.ts'
import { sharePlace } from '../support/hostile-texts/share-place.ts'
import { tellPairs } from '../support/hostile-texts/tell-pairs.ts'
import { expectShown, visit } from '../support/hostile-texts/visit.ts'
import { watch } from '../support/hostile-texts/watch.ts'
import { writeHostile } from '../support/hostile-texts/write-hostile.ts'
import { dialogOf } from '../support/settlement-page.ts'
import { type Somebody, signInSomebody } from '../support/settlements.ts'

// The number says how many texts are tried in a usual run; `npm run verify:xss` tries all of them in each.
const [settled, shared, saved] = [batches(2), batches(1), batches(3)]
// `saved` has the texts of the other two as well, so the catalogue has the items of all.
const app = appOfThisFile({ API_REQUESTS_PER_MINUTE: '1000000' }, hostileCatalogue(saved))
const player = playersOfThisFile(app)
const minutes = 60_000

const openAs = (as: string) => openVictim(app, player, { path: '/settlement', as })

/** Makes every text the name and the description of the open settlement, and expects the overview to show it. */
async function nameByAll(place: HostilePlace, owner: Somebody, pairs: Pairs, page: Page): Promise<void> {
  const write = writeHostile(owner, pairs)
  await page.evaluate(() => history.pushState(null, '', '/settlement'))
  const fields = ['settlement name', 'settlement description'] as const
  // Where the server refuses a text, a word takes its place. The last text is one that it accepts, so the screens that follow show it.
  for (const { text } of [...place.rows, place.rows[0]!]) {
    const [name, description] = fields.map((field) => pairs.textFor(field, text))
    await write('updateSettlement', { settlementId: place.settlementId, name, description })
    await expectShown(page, pairs, pairs.takenIn(fields, text), { where: 'the overview' })
  }
}

/** Opens dialogs of the settlement, and expects the texts in each. */
async function openDialogs(page: Page, pairs: Pairs): Promise<void> {
  const shows = async (name: string, fields: readonly HostileField[]) => {
    await dialogOf(page, name).waitFor()
    await expectShown(page, pairs, pairs.takenIn(fields), { where: name })
    await page.keyboard.press('Escape')
    await dialogOf(page, name).waitFor({ state: 'detached' })
  }
  await visit(page, { path: '/settlement/projects', shows: ['project name'] }, pairs)
  await page.getByRole('button', { name: 'Create from…' }).click()
  await page.getByRole('menuitem', { name: 'A template…' }).click()
  await shows('Start a project from a template', ['project template name', 'project template description'])
  await visit(page, { path: '/settlement/assignments', shows: [], says: 'Assign tasks' }, pairs)
  await page.getByRole('button', { name: 'Assign tasks' }).click()
  await page.getByRole('tab', { name: 'Template' }).click()
  await shows('Task Assignment Interface', ['assignment template name', 'assignment template description'])
  await visit(page, { path: '/settlement/inventory', shows: ['item name'] }, pairs)
  await page.getByRole('button', { name: 'More about the stock' }).click()
  await page.getByRole('menuitem', { name: 'Storage places' }).click()
  await shows('Storage places', ['place name'])
}

/** Opens every progress link and expects the texts on its page. */
async function visitProgressPages({ rows }: HostilePlace, pairs: Pairs, beside: Page): Promise<void> {
  const page = await beside.context().newPage()
  const seen = await watch(page, () => new URL(app().url).origin)
  for (const { text, code } of rows) {
    await page.goto(`${app().url}/p/${code}`)
    const fields = ['project name', 'project description', 'item name'] as const
    await expectShown(page, pairs, pairs.takenIn(fields, text), { where: 'the progress page' })
  }
  expect(seen).toEqual([])
  await page.close()
}

test.each(settled)(
  'S1, CON-1: texts that would run stay texts on every screen of a settlement, in every field ($texts.0 …)',
  { timeout: 10 * minutes },
  async ({ no, texts, pairs }) => {
    const name = `Ada ${no}`
    const owner = await signInSomebody(app(), name)
    const place = await fillPlace(owner, pairs, texts)
    const ada = await openAs(name)
    for (const layout of layouts) {
      pairs.again()
      await turnTo(layout, owner, ada)
      await nameByAll(place, owner, pairs, ada.page)
      for (const screen of [...listScreens, ...ownScreens(place)]) await visit(ada.page, screen, pairs)
      await openDialogs(ada.page, pairs)
      await visitProgressPages(place, pairs, ada.page)
      expect(pairs.unseen(fieldsOfSettlements)).toEqual([])
      expect(ada.seen).toEqual([])
    }
    tellPairs(pairs, fieldsOfSettlements, 'of a settlement')
    // Proves that the watch sees a script that runs.
    await ada.page.evaluate('xss()')
    expect(ada.seen).toEqual(['a script ran'])
  },
)

test.each(shared)(
  'S1, SET-9: texts that would run stay texts in a shared project, for who shares it and for whom it is shared with ($texts.0 …)',
  { timeout: 10 * minutes },
  async ({ no, texts, pairs }) => {
    const [owner, guest] = [
      await signInSomebody(app(), `Ben ${no}`),
      await signInSomebody(app(), `Cleo ${no}`),
    ]
    const rows = await sharePlace({ owner, guest, pairs }, texts)
    const [ben, cleo] = [await openAs(`Ben ${no}`), await openAs(`Cleo ${no}`)]
    for (const layout of layouts) {
      pairs.again()
      await turnTo(layout, owner, ben)
      await turnTo(layout, guest, cleo)
      await visit(cleo.page, { path: '/settlement/projects', shows: ['project name'] }, pairs)
      for (const { text, code, collaborationId, pendingId } of rows) {
        await visit(
          cleo.page,
          {
            text,
            path: `/settlement/shared/${collaborationId}`,
            shows: ['project name', 'project description', 'shared review reason'],
          },
          pairs,
        )
        await visit(cleo.page, { text, path: `/settlement/shared#${code}`, shows: ['project name'] }, pairs)
        await dialogOf(cleo.page, 'A shared project').getByRole('button', { name: 'Cancel' }).click()
        await visit(
          ben.page,
          {
            text,
            path: `/settlement/contributions?contribution=${pendingId}`,
            shows: ['shared delivery notes', 'shared delivery proof'],
          },
          pairs,
        )
      }
      await visit(cleo.page, { path: '/settlement/projects', shows: ['project name'] }, pairs)
      await cleo.page.getByRole('button', { name: /^Notifications/ }).click()
      const told = pairs.takenIn(['shared review reason'])
      await expectShown(cleo.page, pairs, told, { where: 'notifications' })
      expect(pairs.unseen(fieldsOfSharing)).toEqual([])
      expect([...ben.seen, ...cleo.seen]).toEqual([])
    }
    tellPairs(pairs, fieldsOfSharing, 'of a shared project')
  },
)

/** The text of the file that a page of the settlement offers to download. */
async function downloaded(page: Page, path: string): Promise<string> {
  if (path === 'inventory') await page.getByRole('button', { name: 'More about the stock' }).click()
  const press = page.getByRole(path === 'inventory' ? 'menuitem' : 'button', { name: /^Download/ })
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()])
  return readFile(await download.path(), 'utf8')
}

/** The files of a settlement, and what is in them of each text. */
const files: readonly (readonly [path: string, holds: readonly HostileField[]])[] = [
  ['inventory', ['item name', 'place name']],
  ['inventory/history', ['stock note', 'project name', 'place name']],
  ['contributions?view=statistics', ['project name']],
]

test.each(saved)(
  'S12, BEY-23: no cell of the stock, the history and the statistics runs in a spreadsheet ($texts.0 …)',
  { timeout: 10 * minutes },
  async ({ no, texts }) => {
    const name = `Dora ${no}`
    // The batch's own pairs note what the catalogue has of the texts; these note what this settlement has.
    const pairs = startPairs()
    await fillPlace(await signInSomebody(app(), name), pairs, texts)
    const { page } = await openAs(name)
    for (const [path, holds] of files) {
      await page.goto(`${app().url}/settlement/${path}`)
      // Until the server has answered, a page shows what the device kept of an earlier visit.
      await expect
        .poll(async () => missingIn(cellsOf(await downloaded(page, path)).join('\n'), pairs.takenIn(holds)))
        .toEqual([])
      expect([path, formulasIn(await downloaded(page, path))]).toEqual([path, []])
    }
  },
)
