import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { excessWidth } from '../support/excess-width.ts'
import { isNotCutOff } from '../support/is-not-cut-off.ts'
import { adaAndBen, callAs, dialogOf, openOwnerOf, openPart } from '../support/settlement-page.ts'

const player = playersOfThisFile()
/** Chromium’s own lines about refusals and a missing connection. */
const refusal = /status of 409|ERR_INTERNET_DISCONNECTED|ERR_FAILED/

const tasksOf = (page: Page, group: string) =>
  page.getByRole('list', { name: `${group}: tasks of the project` }).getByRole('listitem')

/** Ada’s project of 4 planks, its page open for her and for Ben. */
async function twoWindows(role = 'contributor') {
  const { ada, ben, id } = await adaAndBen(player, { role, visit: { expected: refusal } })
  const items = [{ itemId: '2', quantity: 4 }]
  const project = { settlementId: id, name: 'Market hall', description: 'By the river', items }
  const { id: projectId } = await callAs<{ id: string }>(ada, 'createProject', project)
  for (const page of [ada, ben]) {
    await openPart(page, 'Projects')
    await page.getByRole('link', { name: 'Market hall' }).click()
    await page.getByText('By the river').waitFor()
  }
  return { ada, ben, id, projectId }
}

test('PRJ-1, TSK-5, SET-8: a project’s page shows what is ready and what waits; what a colleague adds moves both, live; a long title is read whole; Back and Forward leave the page and return', async () => {
  const { ada, ben, id: settlementId, projectId } = await twoWindows()
  expect(new URL(ada.url()).pathname).toBe(`/settlement/projects/${projectId}`)
  await expect
    .poll(() => tasksOf(ada, 'Ready now').allInnerTexts())
    .toEqual([expect.stringContaining('Gather 6 x')])
  expect(await tasksOf(ada, 'Waiting').first().innerText()).toContain('waits for 6 Rough Wood Log')

  await ben.getByRole('button', { name: 'Claim: Gather 6 x Rough Wood Log' }).click()
  await tasksOf(ada, 'Ready now').getByRole('img', { name: 'Ben' }).waitFor()
  await ben.getByRole('button', { name: 'Open Gather 6 x Rough Wood Log' }).click()
  await ben.getByRole('button', { name: 'Add…: Gather 6 x Rough Wood Log' }).click()
  await ben.getByRole('button', { name: 'Add 6 for this task' }).click()
  await expect
    .poll(() => tasksOf(ada, 'Ready now').allInnerTexts())
    .toEqual([expect.stringContaining('Craft 4 x')])
  await ada.getByRole('button', { name: 'Done 1' }).click()
  await tasksOf(ada, 'Done').getByText('Gather 6 x Rough Wood Log').waitFor()
  // 6 of 6 logs and 4 planks.
  await ada.getByText('60%').waitFor()
  // A long title goes on to a second line, beside the stock too.
  const title =
    'Ask the miller whether he still has flour, and what he wants for it in the coming winter months'
  await callAs(ada, 'createTask', { settlementId, projectId, title })
  const asked = ada.getByRole('button', { name: `Open ${title}` })
  await asked.waitFor()
  expect(await asked.evaluate(isNotCutOff)).toBe(true)

  await ada.goBack()
  await ada.getByRole('article', { name: 'Market hall' }).waitFor()
  await ada.goForward()
  await ada.getByRole('button', { name: 'Back to all projects' }).click()
  await ada.getByRole('article', { name: 'Market hall' }).waitFor()
})

test('BEY-3, INV-2, SET-8: the stock a project holds stands against its needs, and each number says what counts and what does not', async () => {
  const { ada, ben, id } = await twoWindows()
  const logs = (page: Page) => page.getByRole('row', { name: /Rough Wood Log/ }).getByRole('cell')
  // In the stock, held for the project, needed, missing.
  await expect.poll(() => logs(ada).allInnerTexts()).toEqual(['0', '0', '6', '6'])
  await callAs(ben, 'addItemsToInventory', { settlementId: id, items: [{ itemId: '1', quantity: 4 }] })
  await expect.poll(() => logs(ada).allInnerTexts()).toEqual(['4', '4', '6', '2'])
  await ada.getByRole('button', { name: /^Explain Rough Wood Log/ }).click()
  const need = ada.getByRole('region', { name: 'What the project needs' })
  await need.getByText('6 for 2 crafts of Rough Plank').waitFor()
  await need.getByText('to gather').waitFor()
  const stock = ada.getByRole('region', { name: 'What there is in stock' })
  await stock.getByText('held for this project: they count').waitFor()

  await callAs(ada, 'createProject', {
    settlementId: id,
    name: 'Barn',
    priority: 'high',
    items: [{ itemId: '1', quantity: 3 }],
  })
  await callAs(ben, 'addItemsToInventory', { settlementId: id, items: [{ itemId: '1', quantity: 3 }] })
  await stock.getByText('held by Barn, which is served before: they do not count here').waitFor()
  await expect.poll(() => logs(ada).allInnerTexts()).toEqual(['7', '4', '6', '2'])
  await ada.getByRole('button', { name: 'Close the explanation' }).click()
  await stock.waitFor({ state: 'detached' })
})

test('BEY-2, CAL-9, CAL-10: the steps and the tree of a project count with what it holds, live, and leave the calculator alone', async () => {
  const { ada, ben, id } = await twoWindows()
  await ada.getByRole('button', { name: 'Build Steps' }).click()
  const steps = ada.getByRole('list', { name: 'Build Steps' }).getByRole('listitem')
  await expect.poll(() => steps.count()).toBe(2)
  expect(await steps.first().innerText()).toMatch(/Gather.*Rough Wood Log.*6 to gather/s)
  await callAs(ben, 'addItemsToInventory', { settlementId: id, items: [{ itemId: '1', quantity: 4 }] })
  await expect.poll(() => steps.first().innerText()).toMatch(/2 to gather/)
  await ada.getByRole('button', { name: 'Visual Tree' }).click()
  const tree = ada.getByRole('dialog', { name: 'Visual Tree' })
  await tree.getByRole('treeitem', { name: /^Rough Plank/ }).waitFor()
  await ada.keyboard.press('Escape')
  await tree.waitFor({ state: 'detached' })
  await ada.getByText('By the river').waitFor()
  await ada.getByRole('link', { name: 'Bit Calculator' }).click()
  await ada.getByText('Nothing queued yet').waitFor()
})

test('PRJ-5, SET-8: the players of a project are chosen from its menu, and its page shows them to everybody', async () => {
  const { ada, ben } = await twoWindows()
  await ben.getByText('nobody works on it yet').waitFor()
  await ada.getByRole('button', { name: 'What can be done with Market hall' }).click()
  await ada.getByRole('menuitem', { name: 'Players…' }).click()
  const dialog = dialogOf(ada, 'Players of Market hall')
  expect(await dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  await dialog.getByRole('checkbox', { name: 'Ben' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  for (const page of [ada, ben]) await page.getByRole('img', { name: 'Ben' }).first().waitFor()
  await ben.getByText('nobody works on it yet').waitFor({ state: 'detached' })
})

test('PRJ-5, BEY-6: notes are written on the page; when a colleague deletes the project meanwhile, they stay and the page says so', async () => {
  const { ada, ben } = await twoWindows()
  await ada.getByRole('button', { name: 'Edit notes' }).click()
  const form = ada.getByRole('form', { name: 'Edit notes' })
  await form.getByLabel('Notes').fill('Bricks first')
  await form.getByRole('button', { name: 'Save' }).click()
  await ben.getByText('Bricks first').waitFor()

  await ben.getByRole('button', { name: 'Edit notes' }).click()
  await ben.getByRole('form', { name: 'Edit notes' }).getByLabel('Notes').fill('The roof waits for them')
  await ada.getByRole('button', { name: 'What can be done with Market hall' }).click()
  await ada.getByRole('menuitem', { name: 'Delete…' }).click()
  await dialogOf(ada, 'Delete project').getByRole('button', { name: 'Delete' }).click()
  // Ada, who deleted the project, is led to the list of projects.
  await ada.getByText('No projects found. Create your first project to get started!').waitFor()
  await ben.getByText('"Market hall" is gone').waitFor()
  const typed = ben.getByRole('form', { name: 'Edit notes' }).getByLabel('Notes')
  expect(await typed.inputValue()).toBe('The roof waits for them')

  await ada.getByRole('button', { name: 'Undo' }).click()
  await ben.getByText('"Market hall" is gone').waitFor({ state: 'detached' })
  await ben.getByRole('form', { name: 'Edit notes' }).getByRole('button', { name: 'Save' }).click()
  await ada.getByRole('link', { name: 'Market hall' }).click()
  await ada.getByText('The roof waits for them').waitFor()
})

test('BEY-11: 6 logs added offline count on the project’s page at once, and for the others when the connection is back', async () => {
  const { ada, ben } = await twoWindows()
  await tasksOf(ben, 'Ready now').first().waitFor()
  await ben.context().setOffline(true)
  await ben.getByRole('button', { name: 'Open Gather 6 x Rough Wood Log' }).click()
  await ben.getByRole('button', { name: 'Add…: Gather 6 x Rough Wood Log' }).click()
  await ben.getByRole('button', { name: 'Add 6 for this task' }).click()
  await tasksOf(ben, 'Ready now').getByText('Craft 4 x Rough Plank').waitFor()
  await ben.getByText('1 change waits').waitFor()
  expect(await tasksOf(ada, 'Ready now').first().innerText()).toContain('Gather 6 x')
  await ben.context().setOffline(false)
  await expect
    .poll(() => tasksOf(ada, 'Ready now').allInnerTexts())
    .toEqual([expect.stringContaining('Craft 4 x')])
})

test('PRJ-1, SYS-4: the address of a project that does not exist says so and leads to all projects; a viewer cannot edit a project’s notes', async () => {
  const { ben } = await twoWindows('viewer')
  const settlement = new URL(ben.url())
  settlement.pathname = '/settlement/projects/00000000-0000-4000-8000-000000000000'
  await ben.goto(settlement.href)
  await ben.getByText('This project is not here').waitFor()
  await ben.getByRole('button', { name: 'All projects' }).click()
  await ben.getByRole('link', { name: 'Market hall' }).click()
  // Who may only view sees all of it and changes nothing.
  await tasksOf(ben, 'Ready now').getByText('unassigned').waitFor()
  const edit = ben.getByRole('button', { name: 'Edit notes' })
  expect(await edit.isDisabled()).toBe(true)
  expect(await edit.getAttribute('title')).toBe('Your role does not allow this.')
})

test('PRJ-1: on a phone a project’s page reads down from its name, and a task is claimed there', async () => {
  const { page: ada, id: settlement } = await openOwnerOf('Riverside', player, 'Ada', { screen: phone })
  const items = [{ itemId: '2', quantity: 4 }]
  await callAs(ada, 'createProject', { settlementId: settlement, name: 'Market hall', items })
  await openPart(ada, 'Projects')
  await ada.getByRole('link', { name: 'Market hall' }).tap()
  await ada.getByRole('button', { name: 'Claim: Gather 6 x Rough Wood Log' }).tap()
  await ada.getByRole('button', { name: 'Give back: Gather 6 x Rough Wood Log' }).waitFor()
  expect(await excessWidth(ada)).toBe(0)
})
