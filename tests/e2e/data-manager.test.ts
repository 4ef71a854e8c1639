import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { column } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import {
  chooseFile,
  contentOf,
  dataManager,
  dataVisit,
  downloadBy,
  importPreview,
  otherFile,
  readStoredPlan,
  storedPlan,
  storedPlanAsRead,
} from '../support/data-files.ts'
import { looks, pageCheckOf } from '../support/looks.ts'
import { shownMs } from '../support/shown-for.ts'

const player = playersOfThisFile()

/** Presses, and expects the message to stay for about 3 s (SYS-9). */
async function saysFor3s<Result>(page: Page, text: string, press: () => Promise<Result>): Promise<Result> {
  const shown = shownMs(page, text)
  const result = await press()
  await dataManager(page).getByText(text).waitFor()
  expect(await shown).toSatisfy((ms: number) => ms > 2_900 && ms < 3_600)
  return result
}

test('SYS-5, CAL-1: the header opens the Data Manager under an address of its own, and Back closes it', async () => {
  const page = await player.open({ stored: storedPlan })
  await page.getByRole('button', { name: 'Data', exact: true }).click()
  const dialog = dataManager(page)
  await dialog.waitFor()
  expect(new URL(page.url()).search).toBe('?dialog=data')
  await expect
    .poll(() => dialog.getByRole('heading', { level: 3 }).allInnerTexts())
    .toEqual(['Cloud Storage', 'Local Storage', 'Ways back', 'Danger Zone', 'Database Test'])
  expect((await dialog.getByLabel('Summary').innerText()).split(/\s*\n+\s*/)).toEqual([
    'Inventory items',
    '2',
    'Build list items',
    '1',
  ])
  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  await page.goForward()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).search).toBe('')
})

test('SYS-5: signed out, cloud and database say why they cannot be used', async () => {
  const page = await player.open(dataVisit)
  const dialog = dataManager(page)
  for (const name of ['Save to Cloud', 'Load from Cloud', 'Test Database Connection'])
    await expect.poll(() => dialog.getByRole('button', { name }).isDisabled()).toBe(true)
  await dialog
    .getByText('Sign in to save your data with your account and load it on another device.')
    .waitFor()
})

test('SYS-5, S12: an exported file gives the same plan when it is imported on another device', async () => {
  const page = await player.open(dataVisit)
  const download = await saysFor3s(page, 'Data exported successfully!', () =>
    downloadBy(page, () => dataManager(page).getByRole('button', { name: 'Export Data' }).click()),
  )
  const today = new Date().toISOString().slice(0, 10)
  expect(download.suggestedFilename()).toBe(`BitCraft-${today}.json`)
  const text = await contentOf(download)
  const exported = JSON.parse(text)
  expect(Object.keys(exported)).toEqual(['inventory', 'buildList', 'exportDate', 'version'])
  expect(exported).toMatchObject({
    inventory: storedPlanAsRead.inventory,
    buildList: storedPlanAsRead.buildList,
    version: 1,
  })
  expect(new Date(exported.exportDate).toISOString()).toBe(exported.exportDate)

  const other = await player.open({ path: '/?dialog=data' })
  await chooseFile(other, text)
  await importPreview(other).getByText('3 added · 0 changed · 0 removed').waitFor()
  await saysFor3s(other, 'Data imported successfully!', () =>
    importPreview(other).getByRole('button', { name: 'Import' }).click(),
  )
  await expect.poll(() => readStoredPlan(other)).toEqual(storedPlanAsRead)
})

describe('SYS-5: Clear All Data', () => {
  const prompt = 'Click "Clear All Data" again to confirm. This cannot be undone.'

  test('needs a second press within 4 s', async () => {
    const page = await player.open(dataVisit)
    const dialog = dataManager(page)
    const clear = dialog.getByRole('button', { name: 'Clear All Data' })
    const shown = shownMs(page, prompt)
    await clear.click()
    await dialog.getByText(prompt, { exact: true }).waitFor()
    expect(await shown).toSatisfy((ms: number) => ms > 3_900 && ms < 4_700)
    await clear.click()
    await dialog.getByText(prompt).waitFor()
    await expect.poll(() => readStoredPlan(page)).toEqual(storedPlanAsRead)
    await saysFor3s(page, 'Data cleared successfully!', () => clear.click())
    await expect.poll(() => readStoredPlan(page)).toEqual({ buildList: [], inventory: {}, choices: {} })
  })

  test('BEY-6: undo brings everything back; after a reload a restore point does', async () => {
    const page = await player.open(dataVisit)
    const clear = dataManager(page).getByRole('button', { name: 'Clear All Data' })
    await clear.click()
    await clear.click()
    await dataManager(page).getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Undo: cleared all data (Ctrl+Z)' }).click()
    await expect.poll(() => readStoredPlan(page)).toEqual(storedPlanAsRead)
    await page.getByRole('button', { name: 'Redo: cleared all data (Ctrl+Shift+Z)' }).click()
    await column(page, 'Queue').getByText('Nothing queued yet').waitFor()
    await page.goto(page.url().replace(/\?.*|$/, '?dialog=ways-back'))
    await page.getByRole('button', { name: /^Restore: .*Before everything was cleared/ }).click()
    await expect.poll(() => readStoredPlan(page)).toEqual(storedPlanAsRead)
  })
})

test.each([
  ['data manager', 'Data Manager'],
  ['ways back', 'Ways back'],
  ['saved build', 'Saved build lists'],
])('BEY-15: the command palette opens the dialog that "%s" finds', async (words, name) => {
  const page = await player.open({ stored: storedPlan })
  await column(page, 'Queue').getByText('1 type').waitFor()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await palette.getByRole('combobox').fill(words)
  await palette.getByRole('option', { name }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name }).waitFor()
})

test.each(looks)(
  'BEY-15: axe finds nothing wrong with the data dialogs: $layout, $width px wide, in both themes',
  async ({ screen, stored: layout }) => {
    const stored = {
      ...storedPlan,
      ...layout,
      'bit-calculator.plan.rescued.1700000000000': '{"buildList":[{"itemId":"5"',
    }
    const page = await player.open({ stored, screen, path: '/?dialog=data' })
    const { look, findings } = pageCheckOf(page)
    await dataManager(page).getByRole('button', { name: 'Clear All Data' }).click()
    await look('data manager')
    await chooseFile(page, '{"inventory":{"2":2000000000}}')
    await dataManager(page).getByText('invalid format').waitFor()
    await dataManager(page).getByText('Rough Plank in the inventory cannot be read').waitFor()
    await look('refused')
    await chooseFile(page, otherFile)
    await importPreview(page).waitFor()
    await look('preview')
    await importPreview(page).getByRole('button', { name: 'Import' }).click()
    await dataManager(page).getByText('Data imported').waitFor()
    await look('imported')
    await dataManager(page).getByRole('button', { name: 'Ways back' }).click()
    await page.getByText('Before a file was imported').waitFor()
    await look('ways back')
    await page.getByRole('button', { name: /^Preview: / }).click()
    await page.getByText('What going back to').waitFor()
    await look('way back')
    expect(findings).toEqual([])
  },
)
