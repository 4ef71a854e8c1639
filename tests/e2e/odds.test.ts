import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { column, missing, queue, rowOf } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { allowClipboard, readClipboard } from '../support/shared-links.ts'

const player = playersOfThisFile()

const results = (page: Page) => column(page, 'Results')
const plans = (page: Page) => results(page).getByLabel('How the plan counts on chance')
const ingots = (page: Page) => rowOf(results(page), 'Simple Ingot')

test('BEY-4, BEY-6: a plan is made 95 % safe, one item goes back to the average, and it stays so after a reload', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe', 2)
  await expect.poll(() => missing(page, 'Simple Ore Chunk')).toBe('18')
  await plans(page).selectOption({ label: '≈ 95 % safe' })
  // 6 ingots at 7 in 10 take 12 crafts to be safe, of 2 chunks each.
  await expect.poll(() => missing(page, 'Simple Ore Chunk')).toBe('24')
  await expect.poll(() => ingots(page).innerText()).toContain('12 crafts 95 % safe')

  await page.reload()
  await expect.poll(() => missing(page, 'Simple Ore Chunk')).toBe('24')
  await results(page).getByRole('tab', { name: 'Build Steps' }).click()
  await results(page).getByText('yield by chance, planned 95 % safe').waitFor()
  await results(page).getByRole('button', { name: 'Visual Tree' }).click()
  const tree = page.getByRole('dialog', { name: 'Visual Tree' })
  await tree.getByText('≈ 95 % safe · Smelter T2').waitFor()
  await page.keyboard.press('Escape')
  await results(page).getByRole('tab', { name: 'Summary' }).click()

  await results(page)
    .getByRole('button', { name: /^Simple Ingot: .*Explain/ })
    .click()
  const panel = page.getByRole('dialog')
  await panel.getByText('12 crafts are 95 % safe').waitFor()
  await panel.getByLabel('How Simple Ingot counts on chance').selectOption({ label: 'at the average' })
  await panel.getByText('so 9 crafts give').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => missing(page, 'Simple Ore Chunk')).toBe('18')
  await page.keyboard.press('Control+z')
  await expect.poll(() => missing(page, 'Simple Ore Chunk')).toBe('24')
})

test('BEY-4, BEY-5: the copied text and the print view say whether chance is planned at the average or 95 % safe', async () => {
  const page = await player.open({ before: allowClipboard })
  await queue(page, 'Simple Axe', 2)
  const copy = async () => {
    await results(page).getByRole('button', { name: /^Cop/ }).click()
    await page.getByRole('menuitem', { name: 'Copy as text' }).click()
    await results(page).getByRole('button', { name: 'Copied' }).waitFor()
    return readClipboard(page)
  }
  expect(await copy()).toContain('What chance decides is planned with its average.')
  await plans(page).selectOption({ label: '≈ 95 % safe' })
  await expect.poll(() => missing(page, 'Simple Ore Chunk')).toBe('24')
  expect(await copy()).toContain('What chance decides is planned so that 95 of 100 players have enough.')

  await results(page).getByRole('button', { name: /^Cop/ }).click()
  await page.getByRole('menuitem', { name: 'Print view' }).click()
  const sheet = page.getByRole('dialog', { name: 'Print view' })
  await sheet.getByText('What chance decides is planned so that 95 of 100 players have enough.').waitFor()
  await sheet.getByText('12 crafts · 95 % safe').waitFor()
})

test('BEY-4: where the code of safe odds does not load, the page says so, tries again, and plans at the average meanwhile', async () => {
  const page = await player.open({ expected: /ERR_FAILED/ })
  await queue(page, 'Simple Axe', 2)
  await expect.poll(() => missing(page, 'Simple Ore Chunk')).toBe('18')
  await page.route('**/safe-counting*', (route) => route.abort())
  await plans(page).selectOption({ label: '≈ 95 % safe' })
  await results(page).getByText('The numbers for safe plans could not be loaded.').waitFor()
  await results(page).getByRole('button', { name: 'Plan at the average' }).click()
  await expect.poll(() => missing(page, 'Simple Ore Chunk')).toBe('18')

  await plans(page).selectOption({ label: '≈ 95 % safe' })
  // The page tries again by itself every five seconds: pressed right after such a try, Retry comes before the next one.
  await page.waitForEvent('requestfailed', (request) => request.url().includes('safe-counting'))
  await page.unroute('**/safe-counting*')
  await results(page).getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => missing(page, 'Simple Ore Chunk')).toBe('24')
})

test('CAL-8: of 15 ore chunks the 10 that are kept back are used by no plan, and the inventory says so', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe', 2)
  await results(page)
    .getByRole('button', { name: /^Simple Ore Chunk: .*Explain/ })
    .click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Simple Ore Chunk owned').fill('15')
  await panel.getByLabel('Simple Ore Chunk kept back').fill('10')
  await page.keyboard.press('Enter')
  await panel.getByText('from the 5 in stock beside the 10 you keep back').waitFor()
  await panel.getByRole('button', { name: /^Close/ }).click()
  // 18 less the 5 that a plan may use.
  await expect.poll(() => missing(page, 'Simple Ore Chunk')).toBe('13')
  await results(page).getByRole('tab', { name: 'Inventory' }).click()
  await expect.poll(() => rowOf(results(page), 'Simple Ore Chunk').innerText()).toContain('10 kept back')
})
