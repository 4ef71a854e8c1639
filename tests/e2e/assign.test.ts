import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import {
  callAs,
  createSettlement,
  dialogOf,
  openAs,
  openPart,
  settlementId,
} from '../support/settlement-page.ts'

const player = playersOfThisFile(appOfThisFile())

test('TSK-4, BEY-6: many tasks are dealt out after it was shown who gets what, and one undo takes all of it back', async () => {
  const page = await openAs(player, 'Ada')
  await createSettlement(page, 'Riverside')
  const id = await settlementId(page)
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
