import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { column, saved } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { batches, layouts } from '../support/hostile-texts/batches.ts'
import { cellsOf, formulasIn } from '../support/hostile-texts/csv-cells.ts'
import { fieldsOfPlayers } from '../support/hostile-texts/fields.ts'
import { keepLists, tryStrictFields } from '../support/hostile-texts/fill-account.ts'
import { hostileCatalogue } from '../support/hostile-texts/hostile-catalogue.ts'
import { openVictim, turnTo } from '../support/hostile-texts/open-victim.ts'
import { missingIn, type Pairs } from '../support/hostile-texts/pairs.ts'
import { hostilePlan, planScreens } from '../support/hostile-texts/plan-screens.ts'
import { tellPairs } from '../support/hostile-texts/tell-pairs.ts'
import { openAddresses, typeTexts } from '../support/hostile-texts/type-texts.ts'
import { expectShown, visit } from '../support/hostile-texts/visit.ts'
import { injectedInto, watch } from '../support/hostile-texts/watch.ts'
import { createSettlement, signInSomebody } from '../support/settlements.ts'
import { allowClipboard, readClipboard } from '../support/shared-links.ts'

// Two texts of the commonest kinds; `npm run verify:xss` tries all hostile texts.
const tried = batches(2)
const limits = {
  API_REQUESTS_PER_MINUTE: '1000000',
  WRONG_CODES_PER_PERSON: '100000',
  WRONG_CODES_PER_ADDRESS: '100000',
}
const app = appOfThisFile(limits, hostileCatalogue(tried))
const player = playersOfThisFile(app)

/** Copies the results by an entry of the menu, whose button says Copied for a moment afterwards. @returns the copied text */
async function copied(page: Page, entry: string, begins: RegExp): Promise<string> {
  await column(page, 'Results').getByRole('button', { name: /^Cop/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  await expect.poll(() => readClipboard(page)).toMatch(begins)
  return readClipboard(page)
}

/** Expects the item names in what leaves the app: the copied texts, the CSV file and the printed sheet. */
async function expectTextsOutside(page: Page, pairs: Pairs): Promise<void> {
  const names = pairs.takenIn(['item name'])
  expect(missingIn(await copied(page, 'Copy as text', /^Bit Calculator plan\n/), names)).toEqual([])
  // One block of code and a link: no item name ends the block early.
  expect((await copied(page, 'Copy for Discord', /^```\n/)).match(/```/g)).toHaveLength(2)

  await column(page, 'Results').getByRole('button', { name: /^Cop/ }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(missingIn(cellsOf(csv).join('\n'), names)).toEqual([])
  expect(formulasIn(csv)).toEqual([])

  await column(page, 'Results').getByRole('button', { name: /^Cop/ }).click()
  await page.getByRole('menuitem', { name: 'Print view' }).click()
  const sheet = page.getByRole('dialog', { name: 'Print view' })
  await sheet.getByRole('article').waitFor()
  await page.emulateMedia({ media: 'print' })
  await expectShown(page, pairs, names, { where: 'the printed sheet' })
  await page.emulateMedia({ media: 'screen' })
  await sheet.getByRole('button', { name: 'Close' }).click()
}

test.each(tried)(
  'S1, S12, BEY-5: texts that would run stay texts in a catalogue, in an account, in whatever is typed or opened, and in what leaves the app ($texts.0 …)',
  { timeout: 600_000 },
  async (batch) => {
    const { no, texts, pairs } = batch
    const name = `Finn ${no}`
    const who = await signInSomebody(app(), name)
    const settlementId = await createSettlement(who)
    await keepLists(who, batch)
    const finn = await openVictim(app, player, {
      as: name,
      path: '/',
      stored: hostilePlan(texts),
      before: allowClipboard,
      // The test opens invitations and progress pages that do not exist.
      expected: /status of (404|422)/,
    })
    const beside = await finn.page.context().newPage()
    const seenBeside = await watch(beside, () => new URL(app().url).origin)
    for (const layout of layouts) {
      // In this layout every text must be shown once more.
      pairs.again()
      // The app follows its address without a reload.
      await finn.page.evaluate(() => history.pushState(null, '', '/'))
      await saved(finn.page).waitFor()
      await turnTo(layout, who, finn)
      for (const screen of planScreens(texts)) await visit(finn.page, screen, pairs)
      await visit(finn.page, { path: '/?dialog=build-lists', shows: ['build list name'] }, pairs)
      await visit(finn.page, { path: '/', shows: ['item name'] }, pairs)
      await expectTextsOutside(finn.page, pairs)
      await typeTexts(finn.page, batch)
      await openAddresses(finn.page, beside, batch)
      await tryStrictFields({ who, page: finn.page, settlementId }, batch)
      expect(pairs.unseen(fieldsOfPlayers)).toEqual([])
      expect([...finn.seen, ...seenBeside]).toEqual([])
    }
    tellPairs(pairs, fieldsOfPlayers, 'of a player')
    expect(await injectedInto(finn.page)).toEqual([])
  },
)
