import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { box, dialog, stored, tree } from '../support/app-tree.ts'
import { looks, pageCheckOf } from '../support/looks.ts'

const player = playersOfThisFile()
// Items of the small catalogue: 1 is a log, 2 a plank, 5 an axe, 6 a stick, 7 a fiber, 10 a flower grown from seeds that are picked from
// flowers, 13 a crown with a long name, 14 a tower of 10,000,000 bricks.
const axes = stored({ 5: 2 }, { 2: 1 })

test('CAL-10: one of several queued items can be chosen, the address keeps it, and Back closes the tree', async () => {
  const page = await player.open({ stored: stored({ 5: 1, 6: 3 }), path: '/?tab=steps' })
  await page.getByRole('button', { name: 'Visual Tree' }).click()
  const choice = dialog(page).getByRole('combobox', { name: 'Show the tree of' })
  await choice.waitFor()
  await expect
    .poll(() => choice.locator('option').allInnerTexts())
    .toEqual(['All (2 items)', '1 × Simple Axe', '3 × Rough Stick'])
  await box(page, /^Simple Axe/).waitFor()
  await choice.selectOption('3 × Rough Stick')
  await box(page, /^Rough Stick Target Item/).waitFor()
  await expect.poll(() => box(page, /^Simple Axe/).count()).toBe(0)

  const bookmark = new URL(page.url())
  // Item 6 by its recipe 0.
  expect(bookmark.search).toBe('?tab=steps&tree=6.0')
  await page.goBack()
  await dialog(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('?tab=steps')

  await page.goto(bookmark.href)
  await box(page, /^Rough Stick Target Item/).waitFor()
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click()
  await dialog(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('?tab=steps')
})

test('CAL-12: for recipes in a circle a box says to obtain the item first', async () => {
  const page = await player.open({ stored: stored({ 10: 3 }), path: '/?tree=', expected: /^Circular/ })
  await tree(page).getByText('Obtain first', { exact: true }).waitFor()
  await box(page, /Obtain first: its recipes go in a circle/)
    .first()
    .waitFor()
})

test('CAL-10: without a queue, or with amounts that cannot be counted, the tree says so', async () => {
  const empty = await player.open({ path: '/?tree=' })
  await dialog(empty).getByText('Nothing queued yet').waitFor()
  await expect.poll(() => empty.getByRole('button', { name: 'Visual Tree' }).count()).toBe(0)

  const unknown = await player.open({ stored: stored({ 777: 2 }), path: '/?tree=' })
  await dialog(unknown).getByText('No tree for these items').waitFor()

  const tooLarge = await player.open({ stored: stored({ 14: 1_000_000_000 }), path: '/?tree=' })
  await dialog(tooLarge).getByText('These amounts are too large to count').waitFor()
})

test('SYS-4: if the tree cannot be loaded it says so, and Retry loads it', async () => {
  let isOffline = true
  const page = await player.open({
    stored: axes,
    expected: /Failed to (load|fetch)/,
    before: (tab) =>
      tab.route(/\/tree-content-[\w-]+\.js/, (route) => (isOffline ? route.abort() : route.continue())),
  })
  await page.getByRole('button', { name: 'Visual Tree' }).click()
  await dialog(page).getByText('The tree could not be loaded').waitFor()
  isOffline = false
  await dialog(page).getByRole('button', { name: 'Retry' }).click()
  await box(page, /^Simple Axe/).waitFor()
})

test.each(looks)(
  'BEY-15: axe finds nothing wrong with the tree: $layout, $width px wide, in both themes',
  async ({ screen, stored: layout }) => {
    const page = await player.open({
      screen,
      stored: {
        ...stored({ 5: 2, 6: 3, 10: 1, 13: 2 }, { 2: 2, 7: 80 }),
        ...layout,
      },
      path: '/?column=results&tree=all&as=tree',
      expected: /^Circular/,
    })
    const { look, findings } = pageCheckOf(page)
    await tree(page).waitFor()
    await look('tree')
    await tree(page).focus()
    for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key)
    await look('highlight')
    await dialog(page).getByRole('button', { name: 'List', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Expand All' }).click()
    await look('list')
    await dialog(page).getByRole('button', { name: 'Clear' }).click()
    await look('list without a highlight')
    expect(findings).toEqual([])
  },
)
