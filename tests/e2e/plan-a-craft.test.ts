import { expect, test } from 'vitest'
import { column, missing, own, queue, rowOf } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'

const player = playersOfThisFile()

test('CAL-7, CAL-11: two axes need 4 planks from 6 logs, and 6 ingots from 18 ore in 9 crafts by chance', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe', 2)
  const results = column(page, 'Results')

  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('6')
  await expect.poll(() => missing(page, 'Rough Plank')).toBe('4')
  await expect.poll(() => missing(page, 'Simple Ingot')).toBe('6')
  await expect.poll(() => missing(page, 'Simple Ore Chunk')).toBe('18')
  await expect.poll(() => missing(page, 'Unknown Item')).toBe('9')
  await expect.poll(() => missing(page, 'Simple Axe')).toBe('2')
  await expect.poll(() => results.getByText('9 crafts').count()).toBe(1)

  await expect.poll(() => results.getByText('Material Types').locator('..').innerText()).toMatch(/\n6$/)
  // 6 + 4 + 6 + 18 + 9 + 2.
  await expect.poll(() => results.getByText('Items Needed').locator('..').innerText()).toMatch(/\n45$/)
  await expect.poll(() => results.getByRole('tab', { name: /Summary/ }).innerText()).toMatch(/6$/)
  await expect
    .poll(() => results.getByRole('heading', { name: 'Raw Materials to Gather' }).isVisible())
    .toBe(true)
  await expect.poll(() => results.getByText('3 of 3 missing').count()).toBe(2)
})

test('CAL-7: the inventory is used at every level, and the rows show the progress', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe', 2)
  await own(page, 'Rough Plank', 2)
  await own(page, 'Simple Ingot', 4)
  await own(page, 'Simple Ore Chunk', 1)

  // 2 planks are a craft of 3 logs; 2 ingots are 3 crafts of 2 chunks, of which one is there, and an unknown item.
  await expect.poll(() => missing(page, 'Rough Plank')).toBe('2')
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('3')
  await expect.poll(() => missing(page, 'Simple Ingot')).toBe('2')
  await expect.poll(() => missing(page, 'Simple Ore Chunk')).toBe('5')
  await expect.poll(() => missing(page, 'Unknown Item')).toBe('3')
  const results = column(page, 'Results')
  await expect.poll(() => rowOf(results, 'Rough Plank').innerText()).toMatch(/\b50% ready\s(· )?2 \/ 4/)
  await expect
    .poll(() => rowOf(results, 'Simple Ore Chunk').innerText())
    .toMatch(/\b72% ready\s(· )?13 \/ 18/)
})

test('CAL-7: a row says where the material is gathered, or at which station it is crafted', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe')
  await queue(page, 'Sturdy Rope')
  const results = column(page, 'Results')

  await expect
    .poll(() => rowOf(results, 'Rough Wood Log').innerText())
    .toContain('Chop · Oak Tree · Forestry 1 · +1 more')
  await expect.poll(() => rowOf(results, 'Sturdy Fiber').innerText()).toContain('Source unknown')
  await expect
    .poll(() => rowOf(results, 'Simple Ingot').innerText())
    .toContain('Smelter T2 · Smithing 20 · 5 crafts')
})

test('CAL-7: when everything is owned, the summary says "All Set!"', async () => {
  const page = await player.open()
  await queue(page, 'Sturdy Rope', 3)
  const results = column(page, 'Results')
  await expect.poll(() => results.getByText('All Set!').count()).toBe(0)

  await own(page, 'Sturdy Rope', 3)
  await results.getByText('All Set!').waitFor()
  await expect.poll(() => missing(page, 'Sturdy Fiber')).toBe('ready')

  await results.getByRole('tab', { name: 'Build Steps' }).click()
  await results.getByText('All Set!').waitFor()
  await expect.poll(() => results.getByRole('listitem').count()).toBe(0)
})

test('CAL-9: the steps come in an order in which every ingredient is ready, with their requirements', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe')
  await own(page, 'Rough Plank', 1)
  const results = column(page, 'Results')
  await results.getByRole('tab', { name: 'Build Steps' }).click()
  const steps = results.getByRole('listitem')
  await expect.poll(() => steps.count()).toBe(6)
  const texts = (await steps.allInnerTexts()).map((text) =>
    text.replace(/\s+/g, ' ').replace(' Part Done', ''),
  )

  const names = texts.map((text) => text.match(/(Gather|Craft|Obtain) (.*?) [≈\d.,]+ to/)?.[2])
  expect(names.slice(0, 3).sort()).toEqual(['Rough Wood Log', 'Simple Ore Chunk', 'Unknown Item'])
  expect(names.slice(3, 5).sort()).toEqual(['Rough Plank', 'Simple Ingot'])
  expect(names[5]).toBe('Simple Axe')
  expect(texts[5]).toMatch(/^6\. /)
  expect(texts.find((text) => text.includes('Gather Rough Wood Log'))).toMatch(
    /T1 Gather Rough Wood Log 3 to gather 3 needed 0 in inventory Chop · Oak Tree · Forestry 1/,
  )
  const plank = texts.find((text) => text.includes('Craft Rough Plank'))
  expect(plank).toContain('2 to craft')
  expect(plank).toContain('2 needed')
  expect(plank).toContain('1 in inventory')
  expect(plank).toContain('1 left over')
  expect(plank).toContain('Uses 3 Rough Wood Log 3 each')
  expect(plank).toContain('Requires Carpentry Station T1 · Carpentry 1 · Saw T1')
  expect(texts.find((text) => text.includes('Craft Simple Ingot'))).toMatch(
    /≈3 to craft .* 5 crafts under 1 left over yield by chance/,
  )
})

test('CAL-9, CAL-11: a mould that every craft gives back is needed once for all crafts, and the step says so', async () => {
  const page = await player.open()
  await queue(page, 'Exquisite Brick', 4)
  const results = column(page, 'Results')
  // Each of the 4 bricks takes 5 fibers.
  await expect.poll(() => missing(page, 'Sturdy Fiber')).toBe('20')
  await expect.poll(() => missing(page, 'Exquisite Mould')).toBe('1')

  await results.getByRole('tab', { name: 'Build Steps' }).click()
  await results.getByText('1 Exquisite Mould at hand (not used up)').waitFor()
})

test('CAL-12: a circle of recipes is cut, with a warning in the console and the item shown as to be obtained first', async () => {
  const warnings: string[] = []
  const page = await player.open({
    expected: /^Circular recipes were cut/,
    before: async (tab) => tab.on('console', (line) => warnings.push(line.text())),
  })
  await queue(page, 'Fine Flower', 3)
  await column(page, 'Results').getByText('Obtain first: its recipes go in a circle').waitFor()
  expect(warnings.filter((line) => line.startsWith('Circular'))).toEqual([
    'Circular recipes were cut; obtain first: Fine Flower',
  ])
})

test('CAL-11: amounts that cannot be counted exactly are refused with a message, not shown wrong', async () => {
  const page = await player.open()
  await queue(page, 'Exquisite Tower', 1_000_000_000)
  await column(page, 'Results').getByRole('alert').getByText('Lower the amounts in the queue.').waitFor()

  await page.getByRole('button', { name: /Exquisite Tower: change the amount/ }).click()
  await page.getByLabel('Amount of Exquisite Tower to craft').fill('2')
  await page.keyboard.press('Enter')
  // Each of the 2 towers takes 10 million bricks of 5 fibers.
  await expect.poll(() => missing(page, 'Sturdy Fiber')).toBe('100M')
})
