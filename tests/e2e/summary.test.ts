import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { column, missing, own, queue, rowOf } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { looks, pageCheckOf } from '../support/looks.ts'

// In the small catalogue an axe takes 2 planks and 3 ingots. 3 logs give 2 planks; 2 ore chunks and an unknown item give 0.7 ingots.
const player = playersOfThisFile()

const results = (page: Page) => column(page, 'Results')
const dialog = (page: Page) => page.getByRole('dialog')
const explain = (page: Page, name: string) =>
  results(page).getByRole('button', { name: new RegExp(`^${name}: .*Explain`) })
const ledger = async (page: Page) =>
  (await dialog(page).getByRole('table').getByRole('row').allInnerTexts()).map((line) =>
    line.replace(/\s+/g, ' ').trim(),
  )
const section = (page: Page, name: RegExp) => results(page).getByRole('button', { name, expanded: false })

test('BEY-3: 10 planks are asked for, 3 are in stock, and 7 missing ones take 4 crafts that give 8', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe', 2)
  await queue(page, 'Rough Plank', 6)
  await own(page, 'Rough Plank', 3)
  await explain(page, 'Rough Plank').click()

  await dialog(page).getByRole('heading', { name: 'Rough Plank' }).waitFor()
  await expect
    .poll(() => ledger(page))
    .toEqual([
      '6 in the queue',
      '4 for 2 × Simple Axe (2 each)',
      '10 asked for',
      '− 3 from the 3 in stock',
      '7 missing',
    ])
  const text = await dialog(page).innerText()
  expect(text).toContain('7 ÷ 2 a craft = 3.5, so 4 crafts give 8; 1 left over.')
  expect(text).toMatch(/These crafts take 12\s+Rough Wood Log/)
  expect(text.replace(/\s+/g, ' ')).toContain('Ready 3 needed 10 − missing 7')
})

test('BEY-3: the details of one item lead to those of the next, Back leads back, and Escape to the button that opened them', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe', 2)
  await explain(page, 'Rough Plank').click()
  await dialog(page).getByRole('table').getByRole('button', { name: 'Simple Axe' }).click()
  await dialog(page).getByRole('heading', { name: 'Simple Axe' }).waitFor()
  await expect
    .poll(() => ledger(page))
    .toEqual(['2 in the queue', '2 asked for', '− 0 from stock: you have none', '2 missing'])
  await dialog(page).getByRole('button', { name: 'Back' }).click()
  await dialog(page).getByRole('heading', { name: 'Rough Plank' }).waitFor()
  await dialog(page).getByRole('table').getByRole('button', { name: 'Simple Axe' }).click()
  await dialog(page).getByRole('heading', { name: 'Simple Axe' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog(page).count()).toBe(0)
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await expect
    .poll(() => explain(page, 'Rough Plank').evaluate((it) => it === document.activeElement))
    .toBe(true)
})

test('BEY-3, BEY-15: a question mark in a row explains it, and a link opens the same details', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe', 2)
  await results(page).getByLabel('Rough Plank owned').focus()
  await page.keyboard.press('?')
  await dialog(page).getByRole('heading', { name: 'Rough Plank' }).waitFor()
  expect(new URL(page.url()).search).toBe('?item=2')
  await page.reload()
  await dialog(page).getByText('2 crafts, nothing left over').waitFor()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('BEY-3, CAL-12: an item to be obtained first says which circle asks for it', async () => {
  const page = await player.open({ expected: /^Circular recipes were cut/ })
  await queue(page, 'Fine Flower', 3)
  await results(page).getByText('Obtain first: its recipes go in a circle').waitFor()
  await explain(page, 'Fine Flower').first().click()
  await dialog(page)
    .getByText(/Fine Seed takes Fine Flower, and making Fine Flower leads back to Fine Seed/)
    .waitFor()
  await expect.poll(() => ledger(page)).toContain('2 for 2 crafts of Fine Seed (1 each)')
})

test('BEY-4: 6 ingots at 7 in 10 are 9 crafts on average and 12 to be 95 % safe', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe', 2)
  await rowOf(results(page), 'Simple Ingot').getByRole('img', { name: 'yield by chance' }).waitFor()
  await explain(page, 'Simple Ingot').click()
  const text = (await dialog(page).getByRole('region', { name: 'By chance' }).innerText()).replace(
    /\s+/g,
    ' ',
  )
  expect(text).toContain('Each craft gives 0 (30 %), 1 (70 %)')
  expect(text).toContain('9 crafts give on average ≈6.3')
  expect(text).toContain('Nine of ten players get 4 to 8')
  expect(text).toContain('Chance that 9 crafts are enough 73 %')
  expect(text).toContain('95 % safe 12 crafts')
  expect(text).toContain('That is 3 crafts more than planned, and takes 6 Simple Ore Chunk, 3 Unknown Item')
  await expect
    .poll(() => dialog(page).innerText())
    .toContain('6 ÷ 0.7 a craft = 8.57, so 9 crafts give ≈6.3; ≈0.3 left over.')
})

test('BEY-2: planks obtained elsewhere need no logs; the choice is there after a reload, and Reset takes it back', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe', 2)
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('6')
  await explain(page, 'Rough Plank').click()
  await dialog(page)
    .getByRole('radio', { name: /Obtained elsewhere/ })
    .check()
  await page.keyboard.press('Escape')
  await expect.poll(() => results(page).getByLabel('Rough Wood Log owned').count()).toBe(0)
  const choice = results(page).getByLabel('How to get Rough Plank')
  await expect.poll(() => choice.inputValue()).toBe('elsewhere')

  await page.reload()
  await results(page).getByRole('button', { name: 'Reset 1 choice' }).click()
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('6')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await choice.selectOption({ label: '3 Rough Wood Log · Carpentry Station T1 (default)' })
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('6')
  expect(
    await results(page)
      .getByRole('button', { name: /Reset 1 choice/ })
      .count(),
  ).toBe(0)
})

test('BEY-9: two axes are 1,140 effort in four skills, 1,100 of it and 330 XP in smithing', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe', 2)
  const cards = (await results(page).getByText('Effort left').locator('../..').innerText()).replace(
    /\s+/g,
    ' ',
  )
  expect(cards).toContain('Effort left 1,140')
  expect(cards).toContain('Smithing 20 highest 4 skills')

  await section(page, /^Professions/).click()
  const lines = (await results(page).getByRole('listitem').allInnerTexts()).map((text) =>
    text.replace(/\s+/g, ' '),
  )
  const line = (skill: string) => lines.find((text) => text.startsWith(`${skill} Level`))
  // 9 crafts of ingots and 2 of axes.
  expect(line('Smithing')).toBe('Smithing Level 20 you: 1,100 effort 11 crafts 330 XP')
  expect(line('Carpentry')).toBe('Carpentry Level 1 you: 40 effort 2 crafts 10 XP')
  expect(line('Mining')).toBe('Mining Level 20 you: 18 to gather')
  expect(line('Forestry')).toBe('Forestry Level 1 you: 6 to gather')
})

test('BEY-9: a smith of level 12 sees what is too hard marked or hidden, also after a reload', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe', 2)
  const filter = results(page).getByLabel('What can I do?')
  await filter.selectOption({ label: 'Only what I can do' })
  const level = results(page).getByLabel('Your level in Smithing')
  await level.fill('12')
  await level.press('Enter')
  await results(page).getByText('2 rows are hidden by the filters').waitFor()
  await expect.poll(() => rowOf(results(page), 'Simple Ingot').count()).toBe(0)
  await page.reload()
  await results(page).getByText('2 rows are hidden by the filters').waitFor()
  await filter.selectOption({ label: 'Mark what I cannot do' })
  await expect
    .poll(() => rowOf(results(page), 'Simple Ingot').innerText())
    .toContain('Needs Smithing 20, you have 12')
  await filter.selectOption({ label: 'Only what I can do' })
  await results(page).getByRole('button', { name: 'Show all' }).click()
  await expect.poll(() => missing(page, 'Simple Ingot')).toBe('6')
})

test('BEY-9: the rows can be those of one profession, or only those still missing', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe', 2)
  await own(page, 'Rough Plank', 4)
  await results(page).getByLabel('Profession').selectOption('Mining')
  await results(page).getByText('5 rows are hidden by the filters').waitFor()
  await expect.poll(() => missing(page, 'Simple Ore Chunk')).toBe('18')
  await results(page).getByLabel('Profession').selectOption({ label: 'All Professions' })
  await results(page).getByRole('button', { name: 'Only missing' }).click()
  await results(page).getByText('2 rows are hidden by the filters').waitFor()
  await expect.poll(() => rowOf(results(page), 'Rough Plank').count()).toBe(0)
})

test('BEY-3, BEY-9: an item that is needed once has a row of its own, and items left over have a section that stays open after a reload', async () => {
  const page = await player.open()
  await queue(page, 'Rough Plank', 3)
  await queue(page, 'Exquisite Brick', 4)
  await section(page, /^Left Over 1 item/).click()
  await page.reload()
  await results(page)
    .getByRole('button', { name: /^Needed Once 1 of 1 missing/, expanded: true })
    .waitFor()
  await expect.poll(() => rowOf(results(page), 'Exquisite Mould').count()).toBe(1)
  expect(await rowOf(results(page), 'Exquisite Mould').innerText()).toContain('Source unknown · not used up')
  await own(page, 'Exquisite Mould', 1)
  await results(page)
    .getByRole('button', { name: /^Needed Once 0 of 1 missing/ })
    .waitFor()
  const plank = results(page).getByRole('button', { name: /^Rough Plank: 1 left over/ })
  await plank.click()
  await dialog(page).getByText('3 ÷ 2 a craft = 1.5, so 2 crafts give 4; 1 left over.').waitFor()
})

test('BEY-9: the details name every source, and say where none is known', async () => {
  const page = await player.open({ path: '/?item=1' })
  const sources = dialog(page).getByRole('region', { name: 'Sources' })
  expect((await sources.innerText()).replace(/\s+/g, ' ')).toBe(
    'Sources T1 Oak Tree Chop · Forestry 1 · Axe T1 about 1 effort each T1 Birch Tree Chop · Forestry 5 about 1 effort each',
  )
  await page.goto(page.url().replace('item=1', 'item=7'))
  await dialog(page).getByText('Source unknown').waitFor()
  await dialog(page).getByText('Nothing in the queue needs it.').waitFor()
})

const aPlan = JSON.stringify({
  version: 1,
  catalogVersion: 'small-1',
  buildList: ['5', '6', '9', '12', '2'].map((itemId, at) => ({ itemId, quantity: at + 2, recipeIndex: 0 })),
  inventory: { '2': 2, '3': 4, '7': 1 },
  choices: { '1': { source: 'elsewhere' } },
})

test.each(looks)(
  'BEY-15: axe finds nothing wrong with sections and details: $layout, $width px wide, in both themes',
  async ({ screen, stored }) => {
    const page = await player.open({
      screen,
      expected: /^Circular/,
      path: '/?column=results',
      stored: {
        ...stored,
        'bit-calculator.plan': aPlan,
        'bit-calculator.summary': JSON.stringify({
          version: 1,
          beyondLevel: 'mark',
          open: ['professions', 'once', 'leftover', 'raw', 'crafted'],
        }),
        'bit-calculator.skill-levels': '{"version":1,"levels":{"Smithing":12}}',
      },
    })
    await results(page).getByText('Effort left').waitFor()
    const { look, findings } = pageCheckOf(page)
    await look('sections')
    for (const id of ['4', '10', '1']) {
      await page.goto(`${new URL(page.url()).origin}/?column=results&item=${id}`)
      await dialog(page).getByRole('heading', { name: 'In this plan' }).waitFor()
      await look(`details of ${id}`)
    }
    expect(findings).toEqual([])
  },
)
