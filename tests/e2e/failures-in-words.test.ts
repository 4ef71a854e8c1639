import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { holdBackStream } from '../support/held-back-stream.ts'
import {
  adaAndBen,
  callAs,
  dialogOf,
  invite,
  memberRow,
  openAs,
  openMemberOf,
  openOwnerOf,
  openPart,
  pickOfOpen,
} from '../support/settlement-page.ts'

const player = playersOfThisFile(appOfThisFile())
/** Chromium’s own lines about refusals, and about a network that is away. */
const expected = /status of 40[34]|ERR_|Failed to load resource/
const noRight = 'Your role in this settlement does not allow that.'
const logs = 'Gather 3 x Rough Wood Log'

type User = { readonly id: string }

/** Somebody’s page, with a settlement of theirs open. */
async function settled(name: string): Promise<Page> {
  const { page } = await openOwnerOf('Hillside', player, name)
  return page
}

/** Ada’s page has not heard that Ben owns the settlement now and has made her a viewer. */
async function demotedUnheard() {
  const { ada, ben, id } = await adaAndBen(player, { role: 'contributor', visit: { expected } })
  await openMemberOf({ page: ada, id }, player, 'Carl')
  const items = [{ itemId: '2', quantity: 1 }]
  await callAs(ada, 'createProject', { settlementId: id, name: 'Hall', items })
  await openPart(ada, 'Users')
  await memberRow(ada, 'Carl').waitFor()
  const idOf = async (page: Page) => (await callAs<User>(page, 'getUser', {})).id
  const [adaId, benId] = [await idOf(ada), await idOf(ben)]
  // The page reads the settlement as it was, and hears of nothing after it.
  await holdBackStream(ada).hold()
  await ada.reload()
  await memberRow(ada, 'Carl').waitFor()
  await callAs(ada, 'transferSettlement', { settlementId: id, userId: benId })
  await callAs(ben, 'updateSettlementCollaboration', { settlementId: id, userId: adaId, role: 'viewer' })
  return { ada, id }
}

test('SYS-9, SET-4, SET-2: to a leader who was demoted meanwhile, each act on members and the settlement says what failed, and why', async () => {
  const { ada } = await demotedUnheard()
  await memberRow(ada, 'Carl').getByRole('combobox').selectOption('admin')
  await ada.getByText('Failed to change role').waitFor()
  await ada.getByText(noRight).first().waitFor()
  await memberRow(ada, 'Carl').getByRole('button', { name: 'Remove Carl' }).click()
  await ada.getByRole('button', { name: 'Yes, remove' }).click()
  await ada.getByText(`Failed to remove member: ${noRight}`).waitFor()
  await pickOfOpen(ada, 'Cleanup')
  await ada.getByText(`Failed to cleanup duplicates: ${noRight}`).waitFor()

  await pickOfOpen(ada, 'Rename')
  const renaming = dialogOf(ada, 'Rename / Edit Description')
  await renaming.getByLabel('Name').fill('Elmhaven')
  await renaming.getByRole('button', { name: 'Save' }).click()
  await renaming.getByText('Failed to rename settlement').waitFor()
  expect(await renaming.getByLabel('Name').inputValue()).toBe('Elmhaven')
  await renaming.getByRole('button', { name: 'Cancel' }).click()

  await ada.getByRole('main').getByRole('button', { name: 'Invite User' }).click()
  const inviting = dialogOf(ada, 'Invite User')
  for (const words of ['view only', 'can edit projects and tasks', 'full management'])
    await inviting.getByText(words).waitFor()
  await inviting.getByRole('button', { name: 'Generate invite link' }).click()
  await inviting.getByText('Failed to generate invite link').waitFor()
  await inviting.getByRole('button', { name: 'Cancel' }).click()

  await pickOfOpen(ada, 'Delete')
  const deleting = dialogOf(ada, 'Delete settlement')
  await deleting.getByRole('button', { name: 'Delete settlement' }).click()
  await deleting.getByText('Failed to delete settlement').waitFor()
})

test('SYS-9, SET-4, SET-2: a member whose removal the server refuses as invalid stays; when the settlement is deleted, a form that is open says so', async () => {
  const { ada, ben, id } = await adaAndBen(player, { role: 'admin', visit: { expected: /status of 4/ } })
  await openPart(ada, 'Users')
  const json = { code: 'INVALID', message: 'This is not right.', reason: 'input-invalid' }
  await ada.route('**/api/removeSettlementCollaborator', (route) => route.fulfill({ status: 422, json }))
  await memberRow(ada, 'Ben').getByRole('button', { name: 'Remove Ben' }).click()
  await ada.getByRole('button', { name: 'Yes, remove' }).click()
  await ada.getByText('Invalid member ID - cannot remove member').waitFor()
  await memberRow(ada, 'Ben').waitFor()

  await ben.getByRole('main').getByRole('button', { name: 'Invite User' }).click()
  const inviting = dialogOf(ben, 'Invite User')
  await callAs(ada, 'deleteSettlement', { settlementId: id })
  await ben.getByText('You are in no settlement yet').waitFor()
  await inviting.getByRole('button', { name: 'Generate invite link' }).click()
  await inviting.getByText('User or settlement not available').waitFor()
})

test('SYS-9, PRJ-1, TSK-1, CON-1: to a member who was demoted meanwhile, each act on projects and tasks says what failed, and forms keep what was typed', async () => {
  const { ada } = await demotedUnheard()
  await openPart(ada, 'Tasks')
  await ada.getByRole('combobox', { name: `Status of ${logs}` }).selectOption({ label: 'Completed' })
  await ada.getByText('Failed to update task status').waitFor()

  await ada.getByRole('main').getByRole('button', { name: 'Create Task' }).click()
  const task = dialogOf(ada, 'Create Task')
  await task.getByLabel('Title').fill('Ask the miller')
  await task.getByRole('button', { name: 'Create Task' }).click()
  await task.getByText('Failed to create task').waitFor()
  expect(await task.getByLabel('Title').inputValue()).toBe('Ask the miller')
  await task.getByRole('button', { name: 'Cancel' }).click()

  await ada.getByRole('button', { name: `Open ${logs}` }).click()
  await ada.getByRole('button', { name: `Assign…: ${logs}` }).click()
  const assigning = ada.getByRole('form', { name: 'Assign the task' })
  await assigning.getByRole('checkbox', { name: 'Carl' }).check()
  await assigning.getByRole('button', { name: 'Assign' }).click()
  await assigning.getByText('Failed to assign task').waitFor()
  await assigning.getByRole('button', { name: 'Cancel' }).click()
  await ada.getByRole('button', { name: `Deliver…: ${logs}` }).click()
  const delivery = dialogOf(ada, 'Submit Contributions')
  await delivery.getByRole('button', { name: /^Submit 3 x/ }).click()
  await delivery
    .getByText(
      'Error submitting contribution: Your role in this settlement does not allow that. Please check the console for details.',
    )
    .waitFor()
  await delivery.getByRole('button', { name: 'Cancel' }).click()

  await openPart(ada, 'Projects')
  await ada.getByRole('main').getByRole('button', { name: 'Create Project' }).first().click()
  const project = dialogOf(ada, 'Create Project')
  await project.getByLabel('Name').fill('Bridge')
  await project.getByRole('button', { name: 'Create Project' }).click()
  await project.getByText('Failed to create project').waitFor()
})

test('SYS-9, SET-2, SET-3, SET-10: without a network, what needs the server says so, and what was typed stays', async () => {
  const page = await openAs(player, 'Dora', { expected })
  await page.getByRole('button', { name: 'Create Settlement' }).click()
  const creating = dialogOf(page, 'Create Settlement')
  await creating.getByLabel('Name').fill('Oakhaven')
  await page.context().setOffline(true)
  await creating.getByRole('button', { name: 'Create Settlement' }).click()
  await creating.getByText('Failed to create settlement').waitFor()
  expect(await creating.getByLabel('Name').inputValue()).toBe('Oakhaven')
  await page.context().setOffline(false)
  await creating.getByRole('button', { name: 'Create Settlement' }).click()
  await creating.waitFor({ state: 'detached' })

  const { code } = await invite(await settled('Edgar'))
  await openPart(page, 'Users')
  await page.getByRole('button', { name: 'Join' }).click()
  const joining = dialogOf(page, 'Join Settlement')
  await joining.getByLabel('Code').fill(code)
  await joining.getByRole('button').last().click()
  await joining.getByText('You would join').waitFor()
  await page.context().setOffline(true)
  await joining.getByRole('button', { name: 'Join Settlement' }).click()
  await joining.getByText('Failed to join settlement. The server could not be reached.').waitFor()
  await joining.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Profile Settings' }).click()
  const profile = dialogOf(page, 'Profile Settings')
  await profile.getByLabel('Display name').fill('Dora of the Hills')
  await profile.getByRole('button', { name: 'Save' }).click()
  await profile.getByText('Failed to update display name. Please try again.').waitFor()
  expect(await profile.getByLabel('Display name').inputValue()).toBe('Dora of the Hills')
  await page.context().setOffline(false)
})

test('SYS-9: while tasks are loaded their page says so; where the settlement cannot be loaded, the pages of tasks and projects say so', async () => {
  const { ben } = await adaAndBen(player, { role: 'contributor', visit: { expected } })
  // Else the page would show the settlement as the browser keeps it.
  await ben.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
  })
  let answer = () => {}
  await ben.route('**/api/getPackedSettlement', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.abort()
  })
  await ben.goto(`${new URL(ben.url()).origin}/settlement/tasks`)
  await ben.getByText('Loading tasks...').waitFor()
  answer()
  await ben.getByText('Failed to load settlement data').waitFor()
  await openPart(ben, 'Projects')
  await ben.getByText('Failed to load projects').waitFor()
  await ben.unroute('**/api/getPackedSettlement')
  await ben.getByRole('button', { name: 'Retry' }).click()
  await ben.getByText('No projects found.').waitFor()
})

test('SYS-9, CON-1: signed out, the page of contributions asks to log in', async () => {
  const page = await player.open({ path: '/settlement/contributions' })
  await page.getByText('Please log in to submit contributions').waitFor()
})
