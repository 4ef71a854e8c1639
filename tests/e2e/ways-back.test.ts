import { expect, test } from 'vitest'
import { column, queue } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import {
  changeRowsIn,
  chooseFile,
  contentOf,
  dataManager,
  downloadBy,
  importPreview,
  planKey,
  readStoredPlan,
  waysBack,
} from '../support/data-files.ts'
import { keptPlan } from '../support/shared-links.ts'

const player = playersOfThisFile()
const rescuedKey = `${planKey}.rescued.1700000000000`
const restoreKey = 'bit-calculator.restore-points'
const planOf = (quantity: number) => keptPlan([['5', quantity]], { 2: 7 })[planKey]!
const points = (...quantities: number[]) =>
  JSON.stringify(
    quantities.map((quantity, at) => ({
      at: 1_700_000_000_000 + at * 60_000,
      reason: 'shared-plan-replaced-mine',
      plan: planOf(quantity),
    })),
  )

test('BEY-6: the last five plans of this device are listed with time, reason and counts, newest first', async () => {
  const page = await player.open({
    stored: { [restoreKey]: points(1, 2, 3, 4, 5) },
    path: '/?dialog=ways-back',
  })
  const rows = waysBack(page).getByRole('region', { name: 'On this device' }).getByRole('listitem')
  // The first point is of 10:13 PM, each further one is a minute later.
  expect((await rows.first().innerText()).split(/\s*\n\s*/)).toEqual([
    'Nov\u00a014,\u00a02023, 10:17\u00a0PM',
    'Before a shared plan replaced it',
    '1 build list item · 1 inventory item',
    'Preview',
    'Restore',
  ])
  await expect.poll(() => rows.count()).toBe(5)
})

test('BEY-6: going back shows what would change, is one step, and keeps the replaced plan', async () => {
  const stored = { ...keptPlan([['6', 1]]), [restoreKey]: points(9) }
  const page = await player.open({ stored, path: '/?dialog=ways-back' })
  const dialog = waysBack(page)
  await dialog.getByRole('button', { name: /^Preview: / }).click()
  await dialog.getByText('What going back to Nov 14, 2023, 10:13 PM would change:').waitFor()
  await expect
    .poll(() => changeRowsIn(dialog))
    .toEqual([
      'Rough Stick | Build list | 1 → 0 | removed',
      'Simple Axe | Build list | 0 → 9 | added',
      'Rough Plank | Inventory | 0 → 7 | added',
    ])
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await dialog.getByText('Restored. Undo takes it back.').waitFor()
  await dialog.getByText('Before an earlier plan was restored').waitFor()
  expect((await readStoredPlan(page)).buildList).toEqual([{ itemId: '5', quantity: 9, recipeIndex: 0 }])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Undo: went back to an earlier plan (Ctrl+Z)' }).click()
  await column(page, 'Queue').getByText('1 type · 1 item').waitFor()
})

test('R11: unreadable content is still listed after its notice was dismissed, and can be saved and deleted', async () => {
  const junk = 'x'.repeat(5_000)
  const page = await player.open({ stored: { [planKey]: junk } })
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click()
  await queue(page, 'Rough Plank', 2)
  await page.reload()
  await page.getByRole('button', { name: 'Data', exact: true }).click()
  await dataManager(page).getByRole('button', { name: 'Ways back' }).click()
  const region = waysBack(page).getByRole('region', { name: 'Could not be read' })
  await region.getByText('5,000 characters').waitFor()
  const download = await downloadBy(page, () => region.getByRole('button', { name: /^Download/ }).click())
  await expect.poll(() => contentOf(download)).toBe(junk)
  await region.getByRole('button', { name: /^Try to open/ }).click()
  await waysBack(page).getByRole('alert').getByText('Nothing in this text can be read as a plan').waitFor()
  await region.getByRole('button', { name: 'Delete' }).click()
  await region.getByRole('button', { name: 'Really delete' }).click()
  await region.waitFor({ state: 'hidden' })
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('rescued'))),
  ).toEqual([])
  expect((await readStoredPlan(page)).buildList).toEqual([{ itemId: '2', quantity: 2, recipeIndex: 0 }])
})

test('R11: the notice itself leads to the ways back', async () => {
  const page = await player.open({ stored: { [planKey]: '{' } })
  await page.getByRole('alert').getByRole('button', { name: 'Ways back' }).click()
  await waysBack(page).getByText('1 character').waitFor()
  await page.goBack()
  await waysBack(page).waitFor({ state: 'hidden' })
})

test('R11: a text that breaks off is opened as far as it can be read, and the rest is counted', async () => {
  const text =
    '{"version":1,"buildList":[{"itemId":"5","quantity":3,"recipeIndex":0},{"itemId":"6","quantity":-1},{"item'
  const page = await player.open({ stored: { [rescuedKey]: text }, path: '/?dialog=ways-back' })
  const dialog = waysBack(page)
  await dialog.getByRole('button', { name: /^Try to open/ }).click()
  await dialog.getByText('lines could not be read and would not come along').waitFor()
  await expect.poll(() => changeRowsIn(dialog)).toEqual(['Simple Axe | Build list | 0 → 3 | added'])
  await dialog.getByRole('button', { name: 'Import' }).click()
  expect((await readStoredPlan(page)).buildList).toEqual([{ itemId: '5', quantity: 3, recipeIndex: 0 }])
})

test('S12: a text that was set aside, and then repaired, is imported as a file', async () => {
  const page = await player.open({ path: '/?dialog=data' })
  await chooseFile(page, planOf(4), 'bit-calculator-set-aside.txt')
  await importPreview(page).getByRole('button', { name: 'Import' }).click()
  expect((await readStoredPlan(page)).inventory).toEqual({ 2: 7 })
})

test('R11: damaged restore points do not leave the page blank', async () => {
  const stored = { [restoreKey]: '[{"at":1,"reason":"data-cleared","plan":"{"},7,{"__proto__":{}}]' }
  const page = await player.open({ stored, path: '/?dialog=ways-back' })
  await waysBack(page).getByText('Nothing yet: a plan is kept here').waitFor()
})
