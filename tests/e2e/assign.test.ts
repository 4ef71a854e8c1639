import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { callAs, dialogOf, openOwnerOf, openPart } from '../support/settlement-page.ts'

const player = playersOfThisFile()

test('TSK-4, BEY-6, BEY-15: two tasks are dealt out at once after the dialog has shown who gets what, and one undo takes both back', async () => {
  const { page, id } = await openOwnerOf('Riverside', player, 'Ada')
  for (const title of ['Clear the road', 'Mend the fence'])
    await callAs(page, 'createTask', { settlementId: id, title })
  await openPart(page, 'Assignments')
  await page.getByText('2 open tasks · 2 unassigned · 0 assigned · 0 overdue').waitFor()
  await page.getByRole('button', { name: 'Assign tasks' }).click()
  const dialog = dialogOf(page, 'Task Assignment Interface')
  await dialog.getByRole('tab', { name: 'Bulk' }).click()
  await dialog.getByText('0 active, then 2').waitFor()
  await dialog.getByRole('button', { name: 'Assign 2 tasks' }).click()
  await dialog.getByText('2 tasks assigned.').waitFor()
  await dialog.getByText('No such task is free.').waitFor()
  // The pressed button is disabled now, so the focus has moved on.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo')
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByText('0 active, then 2').waitFor()

  await dialog.getByRole('tab', { name: 'Single' }).click()
  await dialog.getByRole('radio', { name: 'Mend the fence' }).check()
  await dialog.getByRole('checkbox', { name: 'Ada' }).check()
  await dialog.getByRole('button', { name: 'Assign to 1 player' }).click()
  await dialog.getByText('1 task assigned.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('2 open tasks · 1 unassigned · 1 assigned · 0 overdue').waitFor()
  expect(await dialog.count()).toBe(0)
})

test('TSK-3: an open form sends only what was changed in it, and somebody who cannot be given tasks any more is taken off', async () => {
  const { page, id: settlementId } = await openOwnerOf('Riverside', player, 'Ada')
  const settlement = { settlementId }
  const finn = await callAs<{ id: string }>(page, 'addPlayer', { ...settlement, name: 'Finn' })
  const task = await callAs<{ id: string }>(page, 'createTask', { ...settlement, title: 'Mend the fence' })
  await callAs(page, 'assignTask', { ...settlement, taskId: task.id, assignedTo: finn.id })
  await callAs(page, 'updatePlayer', { ...settlement, playerId: finn.id, isActive: false })
  await openPart(page, 'Assignments')
  await page.getByRole('button', { name: 'Assign tasks' }).click()
  const dialog = dialogOf(page, 'Task Assignment Interface')
  await dialog.getByRole('radio', { name: 'Mend the fence' }).check()
  await callAs(page, 'updateTask', { ...settlement, taskId: task.id, notes: 'Take nails along' })
  await dialog.getByLabel('Due date').fill('2026-12-24')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Saved.').waitFor()
  await dialog.getByRole('checkbox', { name: 'Finn' }).uncheck()
  await dialog.getByRole('button', { name: 'Assign to nobody' }).click()
  await dialog.getByText('1 task assigned.').waitFor()
  await dialog.getByRole('checkbox', { name: 'Finn' }).waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await dialog.count()).toBe(0)
  await openPart(page, 'Tasks')
  await page.getByRole('button', { name: 'Open Mend the fence' }).click()
  await page.getByText('Take nails along').waitFor()
})

test('TSK-4, BEY-6: that an undo was refused is said until more is assigned', async () => {
  const { page, id: settlementId } = await openOwnerOf('Riverside', player, 'Ada', {
    // So nothing tells the page that the task is gone.
    before: (tab) => tab.route('**/api/live**', (route) => route.abort()),
    expected: /ERR_FAILED|status of 404/,
  })
  const create = (title: string) => callAs<{ id: string }>(page, 'createTask', { settlementId, title })
  const { id: taskId } = await create('Clear the road')
  await create('Mend the fence')
  await page.reload()
  await openPart(page, 'Assignments')
  await page.getByRole('button', { name: 'Assign tasks' }).click()
  const dialog = dialogOf(page, 'Task Assignment Interface')
  const assign = async (title: string) => {
    await dialog.getByRole('radio', { name: title }).check()
    await dialog.getByRole('checkbox', { name: 'Ada' }).check()
    await dialog.getByRole('button', { name: 'Assign to 1 player' }).click()
    await dialog.getByText('1 task assigned.').waitFor()
  }
  await assign('Clear the road')
  await callAs(page, 'deleteTask', { settlementId, taskId })
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByRole('alert').getByText('It could not be undone').waitFor()
  await assign('Mend the fence')
  await dialog.getByRole('alert').waitFor({ state: 'detached' })
})
