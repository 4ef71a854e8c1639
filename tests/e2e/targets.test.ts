import { expect, test } from 'vitest'
import { column } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { adaAndBen, callAs, openPart } from '../support/settlement-page.ts'
import { keptPlan } from '../support/shared-links.ts'
import { planksPacked, smallCatalog, smallCatalogInfo } from '../support/small-catalog.ts'

const tier = (level: number, ...requires: string[]) => ({
  id: `t${level}00`,
  name: `Tier ${level}`,
  tier: level,
  rarity: 1,
  tag: 'Claim Tier',
  kind: 'research',
  recipes: [
    { action: 'research', consumed_items: [{ id: '2', quantity: 4 }], requires, supplies: level * 1000 },
  ],
})
const kiln = {
  id: 'b3',
  name: 'Sturdy Kiln',
  tier: 3,
  rarity: 1,
  tag: 'Crafting Station',
  kind: 'building',
  recipes: [
    {
      action: 'build',
      name: 'Build Sturdy Kiln',
      consumed_items: [{ id: '1', quantity: 5 }],
      requires: ['t300'],
    },
  ],
  station: { name: 'Kiln', tier: 3, slots: 2 },
}
const statue = {
  ...kiln,
  id: 'b9',
  name: 'Log Statue',
  tag: 'Decoration',
  recipes: [{ action: 'build', consumed_items: [{ id: '1', quantity: 9 }] }],
  station: undefined,
}
const items = [...smallCatalog, tier(2), tier(3, 't200'), kiln, statue, planksPacked]
const player = playersOfThisFile(
  appOfThisFile({}, { items, info: { ...smallCatalogInfo, version: 'targets-1' } }),
)

test('BEY-19: a claim’s next tier is queued in one press; a kiln offers the research that it needs first', async () => {
  const page = await player.open()
  const [catalog, queue, results] = (['Catalog', 'Queue', 'Results'] as const).map((name) =>
    column(page, name),
  )
  await catalog!.getByRole('combobox', { name: 'Type' }).selectOption('Claim Research')
  await page.getByRole('button', { name: 'Queue tier 2' }).click()
  await queue!.getByText('Tier 2', { exact: true }).waitFor()
  await results!.getByText('Claim supplies').waitFor()
  expect(await results!.getByText('2,000', { exact: true }).count()).toBe(1)
  await page.getByRole('button', { name: 'In the queue' }).waitFor()

  await catalog!.getByRole('combobox', { name: 'Type' }).selectOption('Buildings')
  await expect.poll(() => catalog!.getByRole('listitem').count()).toBe(1)
  await catalog!.getByRole('button', { name: 'Add Sturdy Kiln' }).click()
  await page.goto(new URL('/?item=b3', page.url()).href)
  const panel = page.getByRole('dialog')
  const needs = panel.getByRole('region', { name: 'Needed first' })
  await expect
    .poll(() => needs.getByRole('listitem').allInnerTexts())
    .toEqual(['Tier 2\nin the queue', 'Tier 3\nAdd'])
  await needs.getByRole('button', { name: 'Add Tier 3 to the queue' }).click()
  await expect.poll(() => needs.getByText('in the queue').count()).toBe(2)
  await page.keyboard.press('Escape')
  // 2,000 for tier 2 and 3,000 for tier 3.
  await results!.getByText('5,000', { exact: true }).waitFor()
  await results!.getByRole('tab', { name: 'Build Steps' }).click()
  // Of each step, past its number: the tier, the deed and the item.
  await expect
    .poll(async () =>
      (await results!.getByRole('listitem').allInnerTexts()).map((text) =>
        text.split('\n').slice(1, 4).join(' '),
      ),
    )
    .toEqual(expect.arrayContaining([expect.stringContaining('Research'), expect.stringContaining('Build')]))
})

test('BEY-19: decoration does not crowd the list, and is found by its name', async () => {
  const page = await player.open()
  const catalog = column(page, 'Catalog')
  await catalog.getByRole('combobox', { name: 'Type' }).selectOption('All Items')
  await catalog.getByText('Sturdy Kiln').waitFor()
  expect(await catalog.getByText('Log Statue').count()).toBe(0)
  await page.getByRole('searchbox', { name: 'Search items' }).fill('statue')
  await catalog.getByText('Log Statue').waitFor()
})

test('BEY-22: planks that lie in packages are unpacked with one press, from the row, above the list or in the panel, and packed again by undo', async () => {
  const page = await player.open({
    stored: keptPlan([['5', 2]], { c20: 4 }),
    path: '/?column=results',
  })
  const results = column(page, 'Results')
  const planks = () => results.getByLabel('Rough Plank owned').inputValue()
  const packedAgain = async () => {
    await column(page, 'Queue').getByRole('button', { name: 'Undo: unpacked ' }).click()
    await expect.poll(planks).toBe('0')
  }
  // 2 axes take 4 planks; a package has 3.
  await results.getByText('4 of what is missing lie in your packages.').waitFor()
  await results.getByRole('button', { name: 'Unpack 2 packages of Rough Plank' }).click()
  await expect.poll(planks).toBe('6')
  await packedAgain()
  await results.getByRole('button', { name: 'Unpack what is needed' }).click()
  await expect.poll(planks).toBe('6')
  expect(await results.getByText('lie in your packages').count()).toBe(0)

  await page.goto(new URL('/?item=2', page.url()).href)
  const packed = page.getByRole('dialog').getByRole('region', { name: 'Packed' })
  await packed.getByText('You have 2 of them.').waitFor()
  await packed.getByRole('button', { name: 'Unpack 1 package of Rough Plank' }).click()
  await packed.getByText('You have 1 of them.').waitFor()
})

test('BEY-19, TSK-2: of two kilns of a project one is built: the task counts it, no kiln lies in the stock, the log says so', async () => {
  const { ada, id } = await adaAndBen(player)
  const asked = [
    { itemId: 'b3', quantity: 2 },
    { itemId: 't200', quantity: 1 },
  ]
  const { id: projectId } = await callAs<{ id: string }>(ada, 'createProject', {
    settlementId: id,
    name: 'Pottery',
    items: asked,
  })
  const logs = [{ itemId: '1', quantity: 10 }]
  await callAs(ada, 'addItemsToInventory', { settlementId: id, projectId, items: logs })
  await openPart(ada, 'Projects')
  await ada.getByRole('link', { name: 'Pottery' }).click()
  await ada.getByRole('button', { name: 'Open Build 2 x Sturdy Kiln' }).waitFor()
  await ada.getByRole('button', { name: '2 x Sturdy Kiln', exact: true }).waitFor()
  const costs = ada.getByLabel('What it still costs')
  await expect.poll(() => costs.innerText()).toBe('Claim supplies\n2,000')
  await ada.getByRole('button', { name: 'Open Build 2 x Sturdy Kiln' }).click()
  const task = ada.locator('section', { has: ada.locator('.task-facts') }).last()
  await task.getByText('missing').waitFor()
  expect(await task.innerText()).not.toContain('Available')
  await ada.keyboard.press('Escape')
  await callAs(ada, 'recordCraft', {
    settlementId: id,
    projectId,
    itemId: 'b3',
    recipeIndex: 0,
    crafts: 1,
    amount: 1,
  })
  await ada.getByRole('button', { name: '1 of 2 x Sturdy Kiln' }).waitFor()
  const { tables } = await callAs<{ tables: { stock: { itemId: string; quantity: number }[] } }>(
    ada,
    'getSettlement',
    {
      settlementId: id,
    },
  )
  // A kiln takes 5 of the 10 logs.
  expect(tables.stock.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([['1', 5]])
  await openPart(ada, 'Overview')
  await ada.getByText('built 1 Sturdy Kiln').waitFor()
})
