import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { holdAnswer, holdBack } from '../support/hold-back.ts'
import { adaAndBen, callAs, dialogOf, openOwnerOf, openPart } from '../support/settlement-page.ts'

const player = playersOfThisFile()
/** Chromium’s own line about a refusal. */
const refusal = /status of 4\d\d/
const formOf = (page: Page) => dialogOf(page, 'Submit Contributions')

/** Ben’s two tasks in Ada’s settlement, with Ben’s form for the first of them open. */
async function twoTasksOfBen() {
  const { ada, ben, id } = await adaAndBen(player, { guestVisit: { expected: refusal } })
  const settlement = { settlementId: id }
  const titles = ['Ask the miller', 'Mend the wheel']
  const made: string[] = []
  for (const title of titles)
    made.push((await callAs<{ id: string }>(ada, 'createTask', { ...settlement, title })).id)
  await openPart(ben, 'Tasks')
  for (const title of titles) await ben.getByRole('button', { name: `Claim: ${title}` }).click()
  await ben.getByRole('button', { name: 'Give back: Mend the wheel' }).waitFor()
  await ben.getByRole('main').getByRole('button', { name: 'Submit Contributions' }).click()
  const choose = (title: string) =>
    formOf(ben)
      .getByRole('radio', { name: new RegExp(title) })
      .check()
  await choose('Ask the miller')
  const submit = () =>
    formOf(ben)
      .getByRole('button', { name: /^Submit/ })
      .click()
  const further = async (name: string) => {
    await formOf(ben).getByRole('button', { name: 'Add another item' }).click()
    await formOf(ben).getByRole('combobox', { name: 'Further item 1' }).fill(name)
    await formOf(ben).getByRole('option', { name }).click()
    await formOf(ben)
      .getByRole('textbox', { name: `Amount: ${name}`, exact: true })
      .fill('2')
  }
  return { ada, ben, settlement, taskId: made[0]!, choose, submit, further }
}

test('CON-1: while Ben types the delivery for the wheel, the miller’s is accepted; the form stays with what he typed', async () => {
  const { ben, choose, submit, further } = await twoTasksOfBen()
  const { isGiven, letThrough } = await holdAnswer(ben, '**/api/createTaskContribution')
  await further('Rough Wood Log')
  await submit()
  await choose('Mend the wheel')
  const notes = formOf(ben).getByRole('form', { name: 'Mend the wheel' }).getByLabel('Notes')
  await notes.fill('The hub is cracked')
  // Back at the miller’s, it is still being submitted.
  await choose('Ask the miller')
  expect(await formOf(ben).getByRole('button', { name: 'Submitting…' }).isDisabled()).toBe(true)
  await isGiven
  letThrough()
  await ben.getByText('Contribution submitted successfully!').waitFor()
  expect(await formOf(ben).getByRole('alert').count()).toBe(0)
  await choose('Mend the wheel')
  expect(await notes.inputValue()).toBe('The hub is cracked')
})

test('CON-1: a delivery that is refused while Ben types another one is shown with its form once that one is accepted', async () => {
  const { ada, ben, settlement, taskId, choose, submit, further } = await twoTasksOfBen()
  const { letThrough } = await holdBack(ben, '**/api/createTaskContribution')
  await further('Rough Wood Log')
  await submit()
  await choose('Mend the wheel')
  await further('Rough Plank')
  await callAs(ada, 'deleteTask', { ...settlement, taskId })
  letThrough()
  await submit()
  const miller = formOf(ben).getByRole('form', { name: 'Ask the miller' })
  await miller.getByRole('alert').waitFor()
  expect(await miller.getByLabel('Amount: Rough Wood Log', { exact: true }).inputValue()).toBe('2')
})

test('CON-1: a delivery that is refused while Ben types another one is said above the page, if he closes the dialog without seeing it', async () => {
  const { ada, ben, settlement, taskId, choose, submit, further } = await twoTasksOfBen()
  const { letThrough } = await holdBack(ben, '**/api/createTaskContribution')
  await further('Rough Wood Log')
  await submit()
  await choose('Mend the wheel')
  await callAs(ada, 'deleteTask', { ...settlement, taskId })
  const refused = ben.waitForResponse((response) => response.url().endsWith('/api/createTaskContribution'))
  letThrough()
  await (await refused).finished()
  await ben.getByText('What you submitted was not done').waitFor()
  await formOf(ben).getByRole('button', { name: 'Cancel' }).click()
  expect(await ben.getByText('What you submitted was not done').isVisible()).toBe(true)
})

test('CON-1: a delivery that is refused after Ben has closed its form is said above the page', async () => {
  const { ada, ben, settlement, taskId, submit, further } = await twoTasksOfBen()
  const { letThrough } = await holdBack(ben, '**/api/createTaskContribution')
  await further('Rough Wood Log')
  await submit()
  await formOf(ben).getByRole('button', { name: 'Cancel' }).click()
  await callAs(ada, 'deleteTask', { ...settlement, taskId })
  letThrough()
  await ben.getByText('What you submitted was not done').waitFor()
})

test('BEY-10, CON-1: under My tasks, Ben’s form with what he typed stays when Ada finishes his last task', async () => {
  const { ada, ben, id } = await adaAndBen(player)
  await callAs(ada, 'createProject', {
    settlementId: id,
    name: 'Bridge',
    items: [{ itemId: '1', quantity: 6 }],
  })
  await openPart(ben, 'Tasks')
  await ben.getByRole('button', { name: 'Claim: Gather 6 x Rough Wood Log' }).click()
  await ben.getByRole('button', { name: 'Give back: Gather 6 x Rough Wood Log' }).waitFor()
  await openPart(ben, 'My tasks')
  await ben.getByRole('button', { name: /^More…/ }).click()
  await formOf(ben).getByLabel('Notes').fill('by the gate')
  await callAs(ada, 'addItemsToInventory', { settlementId: id, items: [{ itemId: '1', quantity: 6 }] })
  await formOf(ben).getByText('This task is done already.').waitFor()
  expect(await formOf(ben).getByLabel('Notes').inputValue()).toBe('by the gate')
  await formOf(ben).getByRole('button', { name: 'Cancel' }).click()
  await ben.getByText('You have no tasks').waitFor()
})

/** Ada’s task with its form to edit open, and the notes of it. */
async function editedTask() {
  const { page, id: settlementId } = await openOwnerOf('Riverside', player, 'Ada')
  await callAs(page, 'createTask', { settlementId, title: 'Mend the wheel' })
  await openPart(page, 'Tasks')
  await page.getByRole('button', { name: 'Open Mend the wheel' }).click()
  await page.getByRole('button', { name: 'Edit…: Mend the wheel' }).click()
  const notes = page.getByRole('form', { name: 'Edit the task' }).getByLabel('Notes')
  await notes.fill('The hub is cracked')
  return { page, notes }
}

test('SYS-2: notes that are being typed stay when the window becomes narrow and wide again, and while a delivery covers them on a phone; what had the focus has it again', async () => {
  const { page, notes } = await editedTask()
  await page.setViewportSize({ width: 900, height: 900 })
  await page.getByRole('dialog', { name: 'Mend the wheel' }).waitFor()
  await page.locator(':focus').and(notes).waitFor()
  await page.setViewportSize(phone)
  await page.locator(':focus').and(notes).waitFor()
  const deliver = page.getByRole('button', { name: 'Deliver…: Mend the wheel' })
  await deliver.click()
  await formOf(page).getByRole('button', { name: 'Cancel' }).click()
  await page.locator(':focus').and(deliver).waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('region', { name: 'Mend the wheel' }).waitFor()
  await page.locator(':focus').and(deliver).waitFor()
  expect(await notes.inputValue()).toBe('The hub is cracked')
  await page.keyboard.press('Escape')
  await notes.waitFor({ state: 'detached' })
})

test('SYS-2: text that is selected by dragging out of a panel over the page leaves it open; a click beside it closes it', async () => {
  const { page, notes } = await editedTask()
  await page.setViewportSize({ width: 900, height: 900 })
  await page.locator(':focus').and(notes).waitFor()
  const { x, y, width, height } = (await notes.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(100, y + height / 2, { steps: 5 })
  await page.mouse.up()
  expect(await notes.inputValue()).toBe('The hub is cracked')
  await page.mouse.click(100, 450)
  await notes.waitFor({ state: 'detached' })
})

test('TSK-4: while the answer to one assignment is under way, notes are typed for another task; they stay, and the focus with them', async () => {
  const { page, id: settlementId } = await openOwnerOf('Riverside', player, 'Ada')
  for (const title of ['Ask the miller', 'Mend the wheel'])
    await callAs(page, 'createTask', { settlementId, title })
  await openPart(page, 'Assignments')
  const { isGiven, letThrough } = await holdAnswer(page, '**/api/assignTask')
  await page.getByRole('button', { name: 'Assign tasks' }).click()
  const dialog = dialogOf(page, 'Task Assignment Interface')
  await dialog.getByRole('radio', { name: 'Ask the miller' }).check()
  await dialog.getByRole('checkbox', { name: 'Ada' }).check()
  await dialog.getByRole('button', { name: 'Assign to 1 player' }).click()
  await dialog.getByRole('radio', { name: 'Mend the wheel' }).check()
  const notes = dialog.getByLabel('Notes')
  await notes.fill('Take ')
  await isGiven
  letThrough()
  await dialog.getByText('1 task assigned.').waitFor()
  await page.keyboard.type('nails along')
  expect(await notes.inputValue()).toBe('Take nails along')
})

test('PRJ-6: while 10 logs are being saved, 12 are typed; 12 stay and can be saved', async () => {
  const { page, id: settlementId } = await openOwnerOf('Riverside', player, 'Ada')
  const project = { settlementId, name: 'Bridge', items: [{ itemId: '1', quantity: 5 }] }
  await callAs(page, 'createProject', project)
  await openPart(page, 'Projects')
  const { isGiven, letThrough } = await holdAnswer(page, '**/api/updateProjectItem')
  await page.getByRole('button', { name: '1 item of Bridge' }).click()
  const dialog = dialogOf(page, 'Items of Bridge')
  const amount = dialog.getByRole('textbox', { name: 'Quantity of Rough Wood Log' })
  const save = dialog.getByRole('button', { name: 'Save the quantity of Rough Wood Log' })
  await amount.fill('10')
  await save.click()
  await amount.fill('12')
  await isGiven
  letThrough()
  await save.click()
  await expect.poll(() => save.isDisabled()).toBe(true)
  expect(await amount.inputValue()).toBe('12')
})
