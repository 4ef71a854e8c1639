import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../support/app-axe.ts'
import { column, owned, rowOf } from '../support/app-controls.ts'
import { phone, playersOfThisFile, wide } from '../support/app-page.ts'
import { pasteAtOnce } from '../support/paste-at-once.ts'
import { keptPlan } from '../support/shared-links.ts'

const player = playersOfThisFile()

const list = (page: Page) => page.getByRole('textbox', { name: 'List of what you own' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Paste a list' })

async function openDialog(visit: Parameters<typeof player.open>[0] = {}): Promise<Page> {
  const page = await player.open({ path: '/?column=results&tab=inventory', ...visit })
  await page.getByRole('button', { name: 'Paste a list' }).click()
  await list(page).waitFor()
  return page
}

test('BEY-7: a pasted list is read as it is typed, clear lines by name and amount, unknown ones as such', async () => {
  const page = await openDialog()
  await list(page).fill('12 Rough Plank\nSimple Ingot x4\n7 Moon Cheese')
  await dialog(page).getByRole('status').getByText('2 clear, 1 unknown').waitFor()
  const lines = await dialog(page).getByRole('listitem').allInnerTexts()
  expect(lines.map((line) => line.replace(/\s+/g, ' ').trim())).toEqual([
    'Line 3: 7 Moon Cheese No item is called this 7',
    'T1 Rough Plank Common · Line 1: 12 Rough Plank 12',
    'T2 Simple Ingot Uncommon · Line 2: Simple Ingot x4 4',
  ])
  await dialog(page).getByText('1 line is left out.').waitFor()
})

test('BEY-7: nothing is guessed: a similar name or a missing amount asks, and a line can be skipped', async () => {
  const page = await openDialog()
  await list(page).fill('12 rough\n5 Sturdy\nRough Plank')
  await dialog(page).getByText('2 to decide, 1 without an amount').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Add to what you own' }).isDisabled()).toBe(true)

  const which = dialog(page).getByRole('combobox', { name: 'Which item is "12 rough"?' })
  expect((await which.getByRole('option').allInnerTexts()).sort()).toEqual([
    'Choose the item…',
    'Rough Plank · T1 · Common',
    'Rough Stick · T1 · Common',
    'Rough Wood Log · T1 · Common',
    'Skip this line',
  ])
  await which.selectOption({ label: 'Rough Stick · T1 · Common' })
  await dialog(page)
    .getByRole('combobox', { name: 'Which item is "5 Sturdy"?' })
    .selectOption('Skip this line')
  await dialog(page).getByLabel('Amount of Rough Plank').fill('30')
  await page.keyboard.press('Enter')
  await dialog(page).getByText('2 clear, 1 skipped').waitFor()
  await page.getByRole('button', { name: 'Add to what you own' }).click()

  await page.getByRole('heading', { name: 'Your Items (2)' }).waitFor()
  await expect.poll(() => owned(page, 'Rough Stick').inputValue()).toBe('12')
  await expect.poll(() => owned(page, 'Rough Plank').inputValue()).toBe('30')
})

test('BEY-7: amounts are set or added, and one undo takes the whole list back', async () => {
  const page = await openDialog({ stored: keptPlan([], { '2': 5, '7': 3 }) })
  await list(page).fill('12 Rough Plank\n8 Rough Stick')
  await page.getByRole('button', { name: 'Set what you own to these amounts' }).click()
  await page.getByRole('heading', { name: 'Your Items (3)' }).waitFor()
  expect(await owned(page, 'Rough Plank').inputValue()).toBe('12')
  expect(await owned(page, 'Sturdy Fiber').inputValue()).toBe('3')

  await column(page, 'Results').getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { name: 'Your Items (2)' }).waitFor()
  await expect.poll(() => owned(page, 'Rough Plank').inputValue()).toBe('5')

  await page.getByRole('button', { name: 'Paste a list' }).click()
  await list(page).fill('12 Rough Plank')
  await page.getByRole('button', { name: 'Add to what you own' }).click()
  await expect.poll(() => owned(page, 'Rough Plank').inputValue()).toBe('17')
})

test('BEY-7: a CSV file is read by its columns; one that is too large or not text is refused with a message', async () => {
  const page = await openDialog()
  const chooser = dialog(page).locator('input[type=file]')
  const file = (name: string, content: string | Buffer) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(content as string),
  })
  await chooser.setInputFiles(file('stock.csv', 'Item,Tier,Have\nRough Plank,1,"1,200"\nSimple Ingot,2,7\n'))
  await dialog(page).getByText('2 clear').waitFor()
  await rowOf(dialog(page), 'Rough Plank').getByText('1,200', { exact: true }).waitFor()

  await chooser.setInputFiles(file('big.txt', 'x'.repeat(1024 * 1024 + 1)))
  await dialog(page).getByRole('alert').getByText('larger than 1 MB').waitFor()
  await chooser.setInputFiles(file('photo.txt', Buffer.from([80, 78, 71, 0, 0, 1])))
  await dialog(page).getByRole('alert').getByText('not a text file').waitFor()
  await dialog(page).getByText('2 clear').waitFor()

  // A line that still asks keeps the heading of the columns, so that its tier is not taken for an amount.
  await list(page).fill('Item,Quantity,Tier\nRough Plank,12,1\nRough Stick,,1')
  await page.getByRole('button', { name: 'Add to what you own' }).click()
  await dialog(page).getByText('1 line stays here until you decide it or close.').waitFor()
  await dialog(page).getByRole('status').getByText('1 without an amount', { exact: true }).waitFor()
  expect(await list(page).inputValue()).toBe('Item,Quantity,Tier\nRough Stick,,1')
})

test('BEY-7: where the list sets what is owned, an amount of 0 removes the item, also when it is typed beside its line', async () => {
  const page = await openDialog({ stored: keptPlan([], { '1': 4, '2': 5 }) })
  await list(page).fill('Rough Plank 0\nRough Wood Log')
  await dialog(page).getByText('1 clear, 1 without an amount').waitFor()
  const amount = dialog(page).getByRole('textbox', { name: 'Amount of Rough Wood Log' })
  await amount.fill('0')
  await amount.press('Enter')
  await dialog(page).getByText('2 clear', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Set what you own to these amounts' }).click()
  await page.getByText('Your inventory is empty').waitFor()
})

test('BEY-7: while a new list is being read, the amounts of the former one cannot be set or added', async () => {
  const page = await openDialog()
  await list(page).fill('12 Rough Plank')
  await dialog(page).getByText('1 clear', { exact: true }).waitFor()
  const buttons = ['Set what you own', 'Add to what you own']
  expect(await pasteAtOnce(list(page), '3 Sturdy Rope', buttons)).toEqual([])
  await page.getByRole('button', { name: 'Add to what you own' }).click()
  await expect.poll(() => owned(page, 'Sturdy Rope').inputValue()).toBe('3')
  expect(await owned(page, 'Rough Plank').count()).toBe(0)
})

test('BEY-7: 2,000 lines are drawn as a few rows, and typing stays possible', async () => {
  const page = await openDialog()
  const lines = Array.from({ length: 2000 }, (_, at) => `${at + 1} Rough ${at % 2 ? 'Plank' : 'Wood'}`)
  await list(page).evaluate((field: HTMLTextAreaElement, text) => {
    // Chromium itself takes seconds to type so many lines; a file or a drop hands them over at once.
    // React only notices a value that is set past its own setter.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, lines.join('\n'))
  await dialog(page).getByText('1,000 clear, 1,000 to decide').waitFor()
  await expect.poll(() => dialog(page).getByRole('listitem').count()).toBeLessThan(30)
  await list(page).press('End')
  await list(page).press('Control+End')
  await page.keyboard.type('\n5 Sturdy Rope')
  await dialog(page).getByText('1,001 clear, 1,000 to decide').waitFor()
  await page.getByRole('button', { name: 'Set what you own to these amounts' }).click()
  // The lines that are not decided stay in the list when the clear ones are taken.
  await dialog(page).getByText('1,000 lines stay here until you decide them or close.').waitFor()
  await dialog(page).getByText('1,000 to decide', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  // 2 + 4 + 6 + … + 2,000.
  await expect.poll(() => owned(page, 'Rough Plank').inputValue()).toBe('1,001,000')
})

test.each([
  ['wide, light', wide, {}],
  ['phone, dark, Classic', phone, { 'bit-calculator.dark': 'true', 'bit-calculator.modern': 'false' }],
])(
  'BEY-15: axe finds nothing wrong with the dialog, and Escape gives the focus back (%s)',
  async (_, screen, stored) => {
    const page = await openDialog({ screen, stored })
    await list(page).fill('12 Rough Plank\n3 rough\nRough Plank\n7 Moon Cheese')
    await dialog(page).getByText('1 clear, 1 to decide, 1 without an amount, 1 unknown').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Paste a list')
  },
)
