import { describe, expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import {
  changeRowsIn,
  chooseFile,
  dataManager,
  dataVisit,
  importPreview,
  otherFile,
  readStoredPlan,
  storedPlan,
  storedPlanAsRead,
} from '../support/data-files.ts'

const player = playersOfThisFile()

describe('SYS-5: an import', () => {
  test('S13: shows what would change before it changes anything, and keeps the larger number when merging', async () => {
    const page = await player.open(dataVisit)
    await chooseFile(page, otherFile, 'from a friend.json')
    const preview = importPreview(page)
    await preview
      .getByText('What from a friend.json would change. Nothing changes until you say so.')
      .waitFor()
    await preview.getByText('2 added · 1 changed · 0 removed').waitFor()
    await expect
      .poll(() => changeRowsIn(preview))
      .toEqual([
        'Rough Stick | Build list | 0 → 2 | added',
        'Simple Ore Chunk | Inventory | 4 → 9 | changed',
        'Unknown Item | Inventory | 0 → 4 | added',
      ])
    await preview.getByText('This catalogue does not know one of the items').getByText('888').waitFor()
    await expect.poll(() => readStoredPlan(page)).toEqual(storedPlanAsRead)
    await preview.getByRole('button', { name: 'Import' }).click()
    await dataManager(page).getByText('Data imported successfully!').waitFor()
    expect((await readStoredPlan(page)).inventory).toEqual({ 2: 200, 3: 9, 888: 4 })
  })

  test('BEY-6: replacing my plan is one step that undo takes back, and a restore point stays', async () => {
    const page = await player.open(dataVisit)
    await chooseFile(page, otherFile)
    const preview = importPreview(page)
    await preview.getByLabel('Replace').check()
    // Added: 2 sticks to the build list and 4 of item 888. Changed: 200 planks to 150, 4 ore to 9. Removed: the axe of the build list.
    await preview.getByText('2 added · 2 changed · 1 removed').waitFor()
    await preview.getByRole('button', { name: 'Import' }).click()
    await dataManager(page).waitFor()
    await expect
      .poll(() => readStoredPlan(page))
      .toEqual({
        buildList: [{ itemId: '6', quantity: 2, recipeIndex: 0 }],
        inventory: { 2: 150, 3: 9, 888: 4 },
        choices: {},
      })
    await dataManager(page).getByRole('button', { name: 'Ways back' }).click()
    await page.getByText('Before a file was imported').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo: imported a file (Ctrl+Z)' }).click()
    await expect.poll(() => readStoredPlan(page)).toEqual(storedPlanAsRead)
  })

  test('only the parts in the file change, and Cancel changes nothing', async () => {
    const page = await player.open(dataVisit)
    await chooseFile(page, '{"inventory":{"7":1}}')
    await importPreview(page).getByRole('button', { name: 'Cancel' }).click()
    await dataManager(page).waitFor()
    await expect.poll(() => readStoredPlan(page)).toEqual(storedPlanAsRead)
    await chooseFile(page, '{"inventory":{"7":1}}')
    await importPreview(page).getByLabel('Replace').check()
    await importPreview(page).getByRole('button', { name: 'Import' }).click()
    await dataManager(page).getByText('Data imported successfully!').waitFor()
    await expect.poll(() => readStoredPlan(page)).toEqual({ ...storedPlanAsRead, inventory: { 7: 1 } })
  })

  test('an import of what is there already changes nothing', async () => {
    const page = await player.open(dataVisit)
    await chooseFile(page, JSON.stringify(storedPlanAsRead))
    await importPreview(page).getByText('nothing would change').waitFor()
    await expect.poll(() => importPreview(page).getByRole('button', { name: 'Import' }).count()).toBe(0)
  })

  test('opens a plan as "Export now" writes it', async () => {
    const page = await player.open({ path: '/?dialog=data' })
    await chooseFile(page, storedPlan['bit-calculator.plan']!)
    await importPreview(page).getByRole('button', { name: 'Import' }).click()
    await dataManager(page).getByText('Data imported successfully!').waitFor()
    await expect.poll(() => readStoredPlan(page)).toEqual(storedPlanAsRead)
  })

  test.each([
    ['too large', `{"inventory":{"2":5}}${' '.repeat(5 * 1024 * 1024)}`],
    ['too deep', `{"inventory":{"2":5},"x":${'['.repeat(30)}${']'.repeat(30)}}`],
    ['of wrong types', '{"inventory":[1,2],"buildList":{}}'],
    ['NaN as text', '{"inventory":{"2":"NaN"}}'],
    ['a negative amount', '{"inventory":{"2":-5}}'],
    ['2^53 + 1', '{"inventory":{"2":9007199254740993}}'],
    ['1e400', '{"inventory":{"2":1e400}}'],
    ['1.0000000000000001', '{"inventory":{"2":1.0000000000000001}}'],
    ['a __proto__ key', '{"__proto__":{"polluted":1},"inventory":{"2":5}}'],
    ['empty', ''],
    [
      'a PDF',
      Buffer.from([
        0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37, 0x0a, 0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0, 255,
      ]),
    ],
    ['one good part and one bad', '{"inventory":{"2":5},"buildList":[{"itemId":"5","quantity":0}]}'],
  ])('S13: a file that is %s is refused with one sentence, and nothing changes', async (_, content) => {
    const page = await player.open(dataVisit)
    await chooseFile(page, content)
    await dataManager(page).getByRole('alert').getByText('Failed to import data - invalid format').waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
    await expect.poll(() => readStoredPlan(page)).toEqual(storedPlanAsRead)
    await expect.poll(() => page.evaluate(() => 'polluted' in {})).toBe(false)
  })

  test('S13: a byte order mark does no harm; the same file can be chosen twice', async () => {
    const page = await player.open(dataVisit)
    for (let time = 0; time < 2; time++) {
      await chooseFile(page, `\uFEFF${otherFile}`)
      await importPreview(page).getByRole('button', { name: 'Cancel' }).click()
    }
    await dataManager(page).waitFor()
  })

  test('S1: names in a file are text and nothing else', async () => {
    const page = await player.open(dataVisit)
    await chooseFile(page, '{"inventory":{"<img src=x onerror=alert(1)>":5}}', '<b>bold</b>.json')
    const preview = importPreview(page)
    await preview.getByText('<b>bold</b>.json').waitFor()
    await preview.getByText('<img src=x onerror=alert(1)>').waitFor()
    await expect.poll(() => preview.locator('img, p b').count()).toBe(0)
  })
})
