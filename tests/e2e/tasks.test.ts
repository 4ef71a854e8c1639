import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { adaAndBen, callAs, dialogOf, openOwnerOf, openPart } from '../support/settlement-page.ts'

const player = playersOfThisFile()
/** Chromium’s own line about a refusal. */
const refusal = /status of 409/

const rows = (page: Page) => page.getByRole('list', { name: 'Tasks, ready ones first' }).getByRole('listitem')
const rowOf = (page: Page, title: string) => rows(page).filter({ hasText: title })

/** Ada’s settlement with a project of 4 planks, its tasks open for her and for Ben. One craft makes 2 planks of 3 logs. */
async function twoWindows(role = 'contributor') {
  const { ada, ben, id } = await adaAndBen(player, { role, visit: { expected: refusal } })
  const project = { settlementId: id, name: 'Market hall', items: [{ itemId: '2', quantity: 4 }] }
  await callAs(ada, 'createProject', project)
  await openPart(ada, 'Tasks')
  await openPart(ben, 'Tasks')
  return { ada, ben, id }
}

test('TSK-1, BEY-12, SET-8: a task that is ready comes first; Ben claims it, Ada sees that and claims it too, and it is hers once Ben gives it back', async () => {
  const { ada, ben } = await twoWindows()
  await expect.poll(() => rows(ada).count()).toBe(2)
  expect(await rows(ada).first().innerText()).toContain('Gather 6 x Rough Wood Log')
  expect(await rows(ada).last().innerText()).toContain('waits for 6 Rough Wood Log')
  await ben.getByRole('button', { name: 'Claim: Gather 6 x Rough Wood Log' }).click()
  await rowOf(ada, 'Rough Wood Log').getByRole('img', { name: 'Ben' }).waitFor()
  await ada.getByRole('button', { name: 'Open Gather 6 x Rough Wood Log' }).click()
  await ada.getByRole('button', { name: 'Claim: Gather 6 x Rough Wood Log' }).click()
  await rowOf(ben, 'Rough Wood Log').getByRole('img', { name: 'Ben, Ada' }).waitFor()
  await ben.getByRole('button', { name: 'Give back: Gather 6 x Rough Wood Log' }).click()
  await rowOf(ada, 'Rough Wood Log').getByRole('img', { name: 'Ada', exact: true }).waitFor()
})

test('TSK-5, TSK-1: 5 of 6 logs added for a task count, and 2 of the planks that waited for them can be crafted, in both windows', async () => {
  const { ada, ben } = await twoWindows()
  await ada.getByRole('button', { name: 'Open Gather 6 x Rough Wood Log' }).click()
  await ada.getByRole('button', { name: 'Add…: Gather 6 x Rough Wood Log' }).click()
  const form = ada.getByRole('form', { name: 'Add for this task' })
  await form.getByLabel('Amount').fill('5')
  await form.getByRole('button', { name: 'Add 5 for this task' }).click()
  await form.waitFor({ state: 'detached' })
  await rowOf(ben, 'Rough Wood Log').getByText('5 of 6').waitFor()
  await rowOf(ben, 'Rough Plank').getByText('2 now').waitFor()
  await ben.getByRole('button', { name: /^Ready now 2/ }).waitFor()
  // A status is set in any order.
  await ben.getByLabel('Status of Craft 4 x Rough Plank').selectOption('completed')
  await expect.poll(() => rows(ada).count()).toBe(1)
  await ada.getByRole('combobox', { name: 'Status', exact: true }).selectOption('all')
  await expect.poll(() => rows(ada).count()).toBe(2)
})

test('TSK-1, TSK-3, BEY-6: a task made by hand needs a title, is edited, assigned, deleted, and brought back by Undo after another was made; Undo goes away when another settlement is opened', async () => {
  const { ada, ben } = await twoWindows()
  await ada.getByRole('main').getByRole('button', { name: 'Create Task' }).click()
  const dialog = dialogOf(ada, 'Create Task')
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await dialog.getByText('Please give the task a title.').waitFor()
  await dialog.getByLabel('Title').fill('Ask the miller')
  await dialog.getByRole('combobox', { name: 'Project' }).selectOption('Market hall')
  await dialog.getByRole('combobox', { name: 'Search the game’s items' }).fill('Rough Pla')
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await dialog.getByText('Please pick one of the offered items').waitFor()
  await dialog.getByRole('combobox', { name: 'Search the game’s items' }).fill('')
  await dialog.getByRole('combobox', { name: 'Project' }).selectOption('No project')
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await dialog.waitFor({ state: 'detached' })
  await rowOf(ben, 'Ask the miller').waitFor()

  await ada.getByRole('button', { name: 'Open Ask the miller' }).click()
  await ada.getByRole('button', { name: 'Assign…: Ask the miller' }).click()
  const assign = ada.getByRole('form', { name: 'Assign the task' })
  await assign.getByRole('checkbox', { name: 'Ben' }).check()
  await assign.getByRole('button', { name: 'Assign' }).click()
  await rowOf(ben, 'Ask the miller').getByRole('img', { name: 'Ben' }).waitFor()
  await ada.getByRole('button', { name: 'Edit…: Ask the miller' }).click()
  const edit = ada.getByRole('form', { name: 'Edit the task' })
  await edit.getByLabel('Notes').fill('He is there in the evening')
  await edit.getByLabel('Due').fill('2026-01-02')
  await edit.getByRole('button', { name: 'Save' }).click()
  await ben.getByRole('button', { name: /^Overdue 1/ }).click()
  await expect.poll(() => rows(ben).count()).toBe(1)
  await ben.getByRole('button', { name: 'Open Ask the miller' }).click()
  await ben.getByText('He is there in the evening').waitFor()
  // What Ben types stays when Ada deletes the task.
  await ben.getByRole('button', { name: 'Edit…: Ask the miller' }).click()
  await ben.getByRole('form', { name: 'Edit the task' }).getByLabel('Notes').fill('He comes to us')
  await ada.getByRole('button', { name: 'Delete: Ask the miller' }).click()
  await ben.getByText('This task is gone.').waitFor()
  expect(await ben.getByRole('form', { name: 'Edit the task' }).getByLabel('Notes').inputValue()).toBe(
    'He comes to us',
  )
  // Undo stays beside the message that follows.
  await ada.getByRole('main').getByRole('button', { name: 'Create Task' }).click()
  await dialog.getByLabel('Title').fill('Mend the fence')
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await ada.getByText('"Mend the fence" was created.').waitFor()
  await ada.getByRole('button', { name: 'Undo' }).click()
  await ada.getByText('"Ask the miller" is back.').waitFor()
  await ben.getByText('This task is gone.').waitFor({ state: 'detached' })

  // Undo would change the settlement that was left.
  await ada.getByRole('button', { name: 'Open Mend the fence' }).click()
  await ada.getByRole('button', { name: 'Delete: Mend the fence' }).click()
  await ada.getByRole('button', { name: 'Undo' }).waitFor()
  await openPart(ada, 'Settlements')
  await ada.getByRole('button', { name: 'Undo' }).waitFor()
  await ada.getByRole('main').getByRole('button', { name: 'Create Settlement' }).click()
  await dialogOf(ada, 'Create Settlement').getByLabel('Name').fill('Elmhaven')
  await dialogOf(ada, 'Create Settlement').getByRole('button', { name: 'Create Settlement' }).click()
  await ada.getByRole('listitem').filter({ hasText: 'Elmhaven' }).getByText('Selected').waitFor()
  expect(await ada.getByRole('button', { name: 'Undo' }).count()).toBe(0)
})

test('TSK-1, SET-5: a viewer sees the tasks, and creating, setting a status and deleting are off, with the reason', async () => {
  const { ben } = await twoWindows('viewer')
  await rowOf(ben, 'Gather 6').getByText('unassigned').waitFor()
  expect(await ben.getByRole('main').getByRole('button', { name: 'Create Task' }).isDisabled()).toBe(true)
  expect(await ben.getByLabel('Status of Gather 6 x Rough Wood Log').isDisabled()).toBe(true)
  await ben.getByRole('button', { name: 'Open Gather 6 x Rough Wood Log' }).click()
  const closed = ben.getByRole('button', { name: 'Delete: Gather 6 x Rough Wood Log' })
  expect(await closed.isDisabled()).toBe(true)
  expect(await closed.getAttribute('title')).toBe('Your role does not allow this.')
})

test('TSK-1: a task that is due tomorrow is due today once it is midnight, though nothing else happens', async () => {
  const evening = new Date()
  evening.setHours(23, 55, 0, 0)
  const { page, id: settlementId } = await openOwnerOf('Riverside', player, 'Ada', {
    before: (tab) => tab.clock.install({ time: evening }),
  })
  const due = new Date(evening.getTime() + 12 * 3_600_000).toISOString()
  await callAs(page, 'createTask', { settlementId, title: 'Ask the miller', due })
  await openPart(page, 'Tasks')
  await rowOf(page, 'Ask the miller').getByText('tomorrow').waitFor()
  // Ten minutes later it is past midnight.
  await page.clock.fastForward('10:00')
  await rowOf(page, 'Ask the miller').getByText('today').waitFor()
})
