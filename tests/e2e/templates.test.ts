import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { excessWidth } from '../support/excess-width.ts'
import { adaAndBen, callAs, dialogOf, openPart } from '../support/settlement-page.ts'

const player = playersOfThisFile()

async function openTemplates(page: Page) {
  await page.getByRole('button', { name: 'Create from…' }).click()
  await page.getByRole('menuitem', { name: 'A template…' }).click()
  return dialogOf(page, 'Start a project from a template')
}

async function openAssigning(page: Page) {
  await openPart(page, 'Assignments')
  await page.getByRole('button', { name: 'Assign tasks' }).click()
  const dialog = dialogOf(page, 'Task Assignment Interface')
  await dialog.getByRole('tab', { name: 'Template' }).click()
  return dialog
}

const inn = { name: 'Inn', items: [{ itemId: '2', quantity: 6 }] }

test('PRJ-5, BEY-6: a project is saved as a template, another one started from it, and a deleted template comes back by Undo', async () => {
  const { ada, id: settlementId } = await adaAndBen(player)
  await callAs(ada, 'createProject', { settlementId, ...inn })
  await openPart(ada, 'Projects')
  await ada.getByRole('button', { name: 'What can be done with Inn' }).click()
  await ada.getByRole('menuitem', { name: 'Save as template…' }).click()
  const saving = dialogOf(ada, 'Save as template')
  await saving.getByLabel('Name').fill('Any inn')
  await saving.getByRole('button', { name: 'Save template' }).click()
  await saving.waitFor({ state: 'detached' })
  await ada.getByText('"Any inn" was saved as a template').waitFor()

  const starting = await openTemplates(ada)
  await starting.getByText('6 x Rough Plank').waitFor()
  expect(await starting.getByLabel('Name of the project').inputValue()).toBe('Any inn')
  await starting.getByLabel('Name of the project').fill('Inn at the ford')
  await starting.getByRole('button', { name: 'Start project' }).click()
  await starting.waitFor({ state: 'detached' })
  await ada.getByText('"Inn at the ford" was started from the template "Any inn".').waitFor()
  await ada.getByRole('button', { name: 'What can be done with Inn at the ford' }).waitFor()
  await openPart(ada, 'Tasks')
  await ada.getByLabel('Project', { exact: true }).selectOption('Inn at the ford')
  await ada.getByRole('button', { name: 'Open Craft 6 x Rough Plank' }).waitFor()

  await openPart(ada, 'Projects')
  const dialog = await openTemplates(ada)
  const remove = async () => {
    await dialog.getByRole('button', { name: 'Delete the template Any inn' }).click()
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await dialog.getByText('No templates yet.').waitFor()
  }
  await remove()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByText('"Any inn" is back.').waitFor()
  await remove()
  await dialog.getByText('Recently deleted (1)').click()
  await dialog.getByRole('button', { name: 'Restore the template Any inn' }).click()
  await dialog.getByRole('radio', { name: 'Any inn' }).waitFor()
})

test('PRJ-5, SET-5: a contributor on a phone sees a template that was just saved, may start it but not delete it; offline it says why', async () => {
  const {
    ada,
    ben,
    id: settlementId,
  } = await adaAndBen(player, { guestVisit: { screen: phone, expected: /ERR_INTERNET_DISCONNECTED/ } })
  const project = await callAs<{ id: string }>(ada, 'createProject', { settlementId, ...inn })
  await ben.goto(new URL('/settlement/projects', ben.url()).href)
  const dialog = await openTemplates(ben)
  await dialog.getByText('No templates yet.').waitFor()
  await callAs(ada, 'createProjectTemplate', { settlementId, projectId: project.id })
  await dialog.getByRole('radio', { name: 'Inn' }).waitFor()
  const remove = dialog.getByRole('button', { name: 'Delete the template Inn' })
  expect(await remove.isDisabled()).toBe(true)
  expect(await remove.getAttribute('title')).toBe('Your role does not allow this.')
  expect(await excessWidth(ben)).toBe(0)
  await ben.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Start project' }).click()
  await dialog.getByText('The project could not be started').waitFor()
  await dialog.getByText('The server could not be reached.').waitFor()
  await ben.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Start project' }).click()
  await dialog.waitFor({ state: 'detached' })
  const all = await callAs<{ name: string }[]>(ada, 'getProjectsBySettlement', { settlementId })
  expect(all.map(({ name }) => name)).toEqual(['Inn', 'Inn'])
})

test('TSK-4, BEY-6: with a template for Ben and 2 open tasks at most, two of three tasks go to Ben after the dialog has shown it, and one undo takes them back', async () => {
  const { ada, id: settlementId } = await adaAndBen(player)
  for (const title of ['Clear the road', 'Mend the fence', 'Scout the coast'])
    await callAs(ada, 'createTask', { settlementId, title })
  const dialog = await openAssigning(ada)
  await dialog.getByText('No templates yet.').waitFor()
  await dialog.getByRole('button', { name: 'New template' }).click()
  await dialog.getByLabel('Name').fill('Road crew')
  const most = dialog.getByLabel('Open tasks per player')
  await most.press('End')
  await most.press('Backspace')
  await most.press('2')
  expect(await most.inputValue()).toBe('2')
  await dialog.getByRole('checkbox', { name: 'Ben' }).check()
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await dialog.getByRole('radio', { name: 'Road crew' }).waitFor()
  await dialog.getByText('Ben · at most 2 open tasks each · fewest open tasks first').waitFor()
  await dialog.getByText('0 active, then 2').waitFor()
  await dialog.getByText('1 task stays unassigned.').waitFor()
  await dialog.getByRole('button', { name: 'Assign 2 tasks' }).click()
  await dialog.getByText('2 tasks assigned.').waitFor()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByText('0 active, then 2').waitFor()
})

test('TSK-4, SET-7: a template whose only player is gone says so, and goes to the players with the fewest open tasks', async () => {
  const { ada, id: settlementId } = await adaAndBen(player)
  const finn = await callAs<{ id: string }>(ada, 'addPlayer', { settlementId, name: 'Finn' })
  const pattern = { preferredPlayers: [finn.id] }
  await callAs(ada, 'createAssignmentTemplate', { settlementId, name: 'For Finn', pattern })
  await callAs(ada, 'createTask', { settlementId, title: 'Mend the fence' })
  const dialog = await openAssigning(ada)
  await dialog.getByText('Finn · at most 3 open tasks each').waitFor()
  await callAs(ada, 'removePlayer', { settlementId, playerId: finn.id })
  await ada.keyboard.press('Escape')
  const again = await openAssigning(ada)
  await again.getByText('1 player has left').waitFor()
  await again.getByText('None of its players can be given tasks now').waitFor()
  await again.getByRole('button', { name: 'Assign 1 task' }).waitFor()
})
