import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { queue } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import {
  adaAndBen,
  callAs,
  dialogOf,
  openOwnerOf,
  openPart,
  settlementId,
} from '../support/settlement-page.ts'
import { linkTo } from '../support/shared-links.ts'

const player = playersOfThisFile()

const card = (page: Page, name: string) => page.getByRole('article', { name })

/** Ada’s settlement with its projects open for her and for Ben. */
async function twoWindows(role = 'contributor') {
  const { ada, ben } = await adaAndBen(player, { role })
  await openPart(ada, 'Projects')
  await openPart(ben, 'Projects')
  return { ada, ben }
}

async function create(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Create Project' }).first().click()
  const dialog = dialogOf(page, 'Create Project')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function pick(page: Page, name: string, entry: string): Promise<void> {
  await card(page, name)
    .getByRole('button', { name: `What can be done with ${name}` })
    .click()
  await page.getByRole('menuitem', { name: entry }).click()
}

const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()

test('PRJ-1, SET-8: a project is created, renamed, set to a status, deleted and brought back, in both windows', async () => {
  const { ada, ben } = await twoWindows()
  await ben.getByText('No projects found. Create your first project to get started!').waitFor()
  await create(ben, 'Market hall')
  await card(ada, 'Market hall').waitFor()
  await ada.getByRole('link', { name: 'Projects 1' }).waitFor()

  await pick(ada, 'Market hall', 'Rename / Edit Description')
  const dialog = dialogOf(ada, 'Rename / Edit Description')
  await dialog.getByLabel('Name').fill('  ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Please give the project a name.').waitFor()
  await dialog.getByLabel('Name').fill('Town hall')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await card(ben, 'Town hall').waitFor()

  await ben.getByRole('combobox', { name: 'Status of Town hall' }).selectOption({ label: 'Completed' })
  const status = ada.getByRole('combobox', { name: 'Status of Town hall' })
  await expect.poll(() => status.inputValue()).toBe('completed')

  await card(ben, 'Town hall').getByRole('button', { name: '+ Add Item Town hall' }).click()
  await dialogOf(ben, 'Add Item to Town hall').waitFor()
  await pick(ada, 'Town hall', 'Delete…')
  const asking = dialogOf(ada, 'Delete project')
  await asking
    .getByText('Are you sure you want to delete this project? This will also delete all associated tasks.')
    .waitFor()
  await asking.getByRole('button', { name: 'Delete' }).click()
  await card(ben, 'Town hall').waitFor({ state: 'detached' })
  await ben.getByText('"Town hall" is gone: somebody has deleted or archived it.').waitFor()
  await ben.keyboard.press('Escape')
  await ada.getByRole('button', { name: 'Undo' }).click()
  await card(ben, 'Town hall').waitFor()
})

test('PRJ-1, PRJ-5: the project that is served first stands first; Alt with an arrow and the priority change the order', async () => {
  const { ada, ben } = await twoWindows()
  for (const name of ['Barn', 'Forge', 'Mill']) await create(ada, name)
  await expect.poll(() => names(ben)).toEqual(['Barn', 'Forge', 'Mill'])
  // In a choice or a menu, Alt with an arrow moves no project: it opens the choice, or goes through the menu.
  await ada.getByRole('combobox', { name: 'Status of Mill' }).press('Alt+ArrowUp')
  await card(ada, 'Mill').getByRole('button', { name: 'What can be done with Mill' }).click()
  await ada.keyboard.press('Alt+ArrowUp')
  await ada.keyboard.press('Escape')
  await card(ada, 'Mill').getByRole('button', { name: '+ Add Item Mill' }).press('Alt+ArrowUp')
  await expect.poll(() => names(ben)).toEqual(['Barn', 'Mill', 'Forge'])
  await ben.getByRole('combobox', { name: 'Priority of Forge' }).selectOption({ label: 'High' })
  await expect.poll(() => names(ada)).toEqual(['Forge', 'Barn', 'Mill'])
  await ada.getByRole('combobox', { name: 'Which projects' }).selectOption({ label: 'Completed' })
  await ada.getByText('No project matches.').waitFor()
  await ada.getByRole('button', { name: 'Show all projects' }).click()
  await expect.poll(() => names(ada)).toEqual(['Forge', 'Barn', 'Mill'])
})

test('PRJ-1, BEY-6: a project is archived with its stock used, and comes back from the archive', async () => {
  const { ada, ben } = await twoWindows('viewer')
  const id = await settlementId(ada)
  await callAs(ada, 'addItemsToInventory', { settlementId: id, items: [{ itemId: '2', quantity: 4 }] })
  await callAs(ada, 'createProject', {
    settlementId: id,
    name: 'Market hall',
    items: [{ itemId: '2', quantity: 20 }],
  })
  await card(ada, 'Market hall').getByText('1 item').waitFor()
  await pick(ada, 'Market hall', 'Archive…')
  const dialog = dialogOf(ada, 'Archive project')
  await dialog.getByRole('radio', { name: 'Used in the game' }).check()
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await card(ben, 'Market hall').waitFor({ state: 'detached' })
  await ada.getByRole('button', { name: 'Archived and deleted' }).click()
  await ada.getByText('its stock was used').waitFor()
  await ada.getByRole('button', { name: 'Restore Market hall' }).click()
  await card(ben, 'Market hall').waitFor()
  // Who may only view sees why nothing can be changed.
  const status = ben.getByRole('combobox', { name: 'Status of Market hall' })
  expect(await status.isDisabled()).toBe(true)
  expect(await status.getAttribute('title')).toBe('Your role does not allow this.')
  expect(await ben.getByRole('main').getByRole('button', { name: 'Create Project' }).isDisabled()).toBe(true)
})

test('PRJ-2, PRJ-6, SET-8: an item is added with a preview of its materials, changed in quantity, taken off and put back', async () => {
  const { ada, ben } = await twoWindows()
  const id = await settlementId(ada)
  await callAs(ada, 'addItemsToInventory', { settlementId: id, items: [{ itemId: '1', quantity: 4 }] })
  await create(ada, 'Market hall')
  await card(ada, 'Market hall').getByRole('button', { name: '+ Add Item Market hall' }).click()
  const dialog = dialogOf(ada, 'Add Item to Market hall')
  const submit = dialog.getByRole('button', { name: 'Add Item & Generate Tasks' })
  expect(await submit.isDisabled()).toBe(true)
  await dialog.getByRole('combobox', { name: 'Search the game’s items' }).fill('Rough Plank')
  await dialog.getByRole('option', { name: 'Rough Plank' }).click()
  await dialog.getByLabel('Quantity').fill('0')
  expect(await submit.isDisabled()).toBe(true)
  await dialog.getByLabel('Quantity').fill('4')
  await dialog.getByRole('button', { name: 'Material preview' }).click()
  // 2 crafts of 3 logs give 4 planks; 4 logs are there.
  const logs = dialog.getByRole('row', { name: /^Rough Wood Log/ }).getByRole('cell')
  await expect.poll(() => logs.allInnerTexts()).toEqual(['6', '4', '2'])
  await submit.click()
  await dialog.waitFor({ state: 'detached' })
  await card(ben, 'Market hall').getByText('1 item').waitFor()
  await expect
    .poll(() => ben.getByRole('combobox', { name: 'Status of Market hall' }).inputValue())
    .toBe('in_progress')

  await card(ben, 'Market hall').getByRole('button', { name: '1 item of Market hall' }).click()
  const items = dialogOf(ben, 'Items of Market hall')
  await items.getByRole('textbox', { name: 'Quantity of Rough Plank' }).fill('8')
  await items.getByRole('button', { name: 'Save the quantity of Rough Plank' }).click()
  // 8 planks take 12 logs. 4 are there, enough for 2 planks: 8 logs and 2 planks can be done now.
  await card(ada, 'Market hall')
    .getByRole('img', { name: '0 %: 0 done, 10 can be done now, 6 missing' })
    .waitFor()
  await items.getByRole('button', { name: 'Remove Rough Plank' }).click()
  await items.getByRole('button', { name: 'Yes, remove' }).click()
  await items.getByText('It has no items yet.').waitFor()
  await items.getByRole('button', { name: 'Undo' }).click()
  const planks = items.getByRole('textbox', { name: 'Quantity of Rough Plank' })
  await expect.poll(() => planks.inputValue()).toBe('8')
  await card(ada, 'Market hall').getByRole('button', { name: '1 item of Market hall' }).waitFor()

  await pick(ada, 'Market hall', 'Delete…')
  await dialogOf(ada, 'Delete project').getByRole('button', { name: 'Delete' }).click()
  await items.getByText('"Market hall" is gone: somebody has deleted or archived it.').waitFor()
})

test('PRJ-1: the calculator’s queue becomes a project in one press', async () => {
  const { page } = await openOwnerOf('Riverside', player, 'Ada')
  await page.goto(new URL('/', page.url()).href)
  await queue(page, 'Simple Axe', 2)
  await queue(page, 'Sturdy Rope')
  await page.goto(new URL('/settlement/projects', page.url()).href)
  await page.getByRole('button', { name: 'Create from…' }).click()
  await page.getByRole('menuitem', { name: 'The calculator’s queue (2 items)' }).click()
  await page.getByText('"2 x Simple Axe and 1 more" was made from the calculator’s queue.').waitFor()
  await card(page, '2 x Simple Axe and 1 more').waitFor()
})

test('PRJ-1: a link that was shared from the calculator becomes a project, and one’s own queue stays as it is', async () => {
  const { page } = await openOwnerOf('Riverside', player, 'Ada')
  await openPart(page, 'Projects')
  await page.getByRole('button', { name: 'Create from…' }).click()
  await page.getByRole('menuitem', { name: 'A link to a plan…' }).click()
  const dialog = dialogOf(page, 'Create a project from a link')
  const field = dialog.getByLabel('Link to a plan')
  await field.fill('https://example.com/#plan=1.cut')
  await dialog.getByText('This is no link to a plan, or part of it is missing.').waitFor()
  const aboutIt = (input: HTMLElement) =>
    document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
  await expect.poll(() => field.evaluate(aboutIt)).toMatch(/^This is no link to a plan/)
  const link = await linkTo([
    ['6', 3],
    ['3', 2],
    ['gone', 1],
  ])
  await field.fill(`Look: ${new URL(link, page.url()).href}`)
  await dialog
    .getByText('1 item of it is not in the game data of this settlement, and is left out.')
    .waitFor()
  await expect
    .poll(() => dialog.getByRole('listitem').allInnerTexts())
    .toEqual(['3 x Rough Stick', '2 x Simple Ore Chunk'])
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await page.getByText('"3 x Rough Stick and 1 more" was made from the link.').waitFor()
  await card(page, '3 x Rough Stick and 1 more')
    .getByRole('button', { name: /^2 items of/ })
    .waitFor()
  const plan = await page.evaluate(() => localStorage.getItem('bit-calculator.plan'))
  expect(JSON.parse(plan ?? '{}').buildList ?? []).toEqual([])
})
