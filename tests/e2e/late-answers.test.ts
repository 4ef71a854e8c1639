import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ShareLink } from '#contract/shared-projects'
import type { Snapshot } from '#domain/settlement/tables'
import { playersOfThisFile } from '../support/app-page.ts'
import { aBridge, openDashboard } from '../support/contribution-page.ts'
import { holdAnswer } from '../support/hold-back.ts'
import { callAs, dialogOf, openAs, openOwnerOf, openPart, pickOfListed } from '../support/settlement-page.ts'
import { linkOf, openShareLink } from '../support/shared-project-page.ts'
import { add, openItem } from '../support/stock-page.ts'

const player = playersOfThisFile()

/** Holds the next answer to a procedure back. @returns a function that waits until the server has done it, and then lets the answer through */
async function holding(page: Page, procedure: string) {
  const { isGiven, letThrough } = await holdAnswer(page, `**/api/${procedure}`)
  return async () => {
    await isGiven
    letThrough()
  }
}

const openRiverside = () => openOwnerOf('Riverside', player, 'Ada')

test('CON-3: while the answer to an approval is under way, the reason why another goes back is typed; the answer leaves it open', async () => {
  const { ada, ben, deliver } = await aBridge(player)
  await deliver(ben, 3)
  await deliver(ben, 4)
  await openDashboard(ada)
  const answer = await holding(ada, 'approveTaskContribution')
  await ada.getByRole('button', { name: 'Open 3 Rough Wood Log from Ben' }).click()
  await ada
    .getByRole('region', { name: '3 Rough Wood Log' })
    .getByRole('button', { name: 'Approve 3', exact: true })
    .click()
  await ada.getByRole('button', { name: 'Open 4 Rough Wood Log from Ben' }).click()
  await ada.getByRole('button', { name: 'Reject…: 4 Rough Wood Log from Ben' }).click()
  const reason = ada.getByRole('form', { name: 'Reject the contribution' }).getByRole('textbox')
  await reason.fill('They are rotten')
  await answer()
  await ada.getByText('Approved: 3 Rough Wood Log from Ben.').waitFor()
  expect(await reason.inputValue()).toBe('They are rotten')
})

test('TSK-1: while the answer to a deletion is under way, another task is edited; the answer leaves it open', async () => {
  const { page, id: settlementId } = await openRiverside()
  for (const title of ['Ask the miller', 'Mend the wheel'])
    await callAs(page, 'createTask', { settlementId, title })
  await openPart(page, 'Tasks')
  const answer = await holding(page, 'deleteTask')
  await page.getByRole('button', { name: 'Open Ask the miller' }).click()
  await page.getByRole('button', { name: 'Delete: Ask the miller' }).click()
  await page.getByRole('button', { name: 'Open Mend the wheel' }).click()
  await page.getByRole('button', { name: 'Edit…: Mend the wheel' }).click()
  const notes = page.getByRole('form', { name: 'Edit the task' }).getByLabel('Notes')
  await notes.fill('The hub is cracked')
  await answer()
  await page.getByText('"Ask the miller" was deleted').waitFor()
  expect(await notes.inputValue()).toBe('The hub is cracked')
})

test('INV-1: while the answer to a removal is under way, another item is opened and 2 of it are taken; it stays open', async () => {
  const { page, id: settlementId } = await openRiverside()
  await openPart(page, 'Inventory')
  await add(page, 'Rough Wood Log', 5)
  await add(page, 'Rough Plank', 7)
  const answer = await holding(page, 'removeFromInventory')
  await openItem(page, 'Rough Wood Log')
  await page.getByRole('button', { name: 'Remove Rough Wood Log' }).click()
  await page.getByRole('button', { name: 'Yes, remove' }).click()
  await openItem(page, 'Rough Plank')
  await page.getByRole('button', { name: 'Take… Rough Plank' }).click()
  const form = page.getByRole('form', { name: 'Take from the stock' })
  await form.getByLabel('Amount').fill('2')
  await form.getByRole('button', { name: 'Take 2' }).click()
  await answer()
  const stored = async () => {
    const { tables } = await callAs<Snapshot>(page, 'getSettlement', { settlementId })
    return tables.stock.map(({ quantity }) => quantity)
  }
  // Acts are sent in turn: the removal was answered before.
  await expect.poll(stored).toEqual([5])
  expect(await page.getByRole('region', { name: 'Rough Plank' }).count()).toBe(1)
})

test('PRJ-1: whoever goes to another part while a project’s deletion is under way stays there', async () => {
  const { page, id: settlementId } = await openRiverside()
  await callAs(page, 'createProject', { settlementId, name: 'Market hall' })
  await openPart(page, 'Projects')
  await page.getByRole('link', { name: 'Market hall' }).click()
  const answer = await holding(page, 'deleteProject')
  await page.getByRole('button', { name: 'What can be done with Market hall' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  const dialog = dialogOf(page, 'Delete project')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await openPart(page, 'Tasks')
  await answer()
  await page.getByText('"Market hall" was deleted with its tasks.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/settlement/tasks')
})

test('SET-2: a dialog that is closed before its answer closes no other that is open by then', async () => {
  const { page } = await openRiverside()
  await callAs(page, 'createSettlement', { name: 'Millbrook' })
  await openPart(page, 'Settlements')
  const answer = await holding(page, 'deleteSettlement')
  await pickOfListed(page, 'Millbrook', 'Delete')
  const deletion = dialogOf(page, 'Delete settlement')
  await deletion.getByRole('button', { name: 'Delete settlement' }).click()
  await deletion.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Settings Riverside' }).click()
  const days = dialogOf(page, 'Settlement settings').getByLabel('Usual time for a task, in days')
  await days.fill('14')
  await answer()
  await page.getByText('"Millbrook" was deleted').waitFor()
  expect(await days.inputValue()).toBe('14')
})

test('SET-9: whoever cancels the link of a shared project and goes to another part before the answer stays there', async () => {
  const { page: ada, id: settlementId } = await openRiverside()
  const { id: projectId } = await callAs<{ id: string }>(ada, 'createProject', { settlementId, name: 'Hall' })
  const shared = await callAs<ShareLink>(ada, 'makeProjectShareLink', { settlementId, projectId })
  const guest = await openAs(player, 'Gus')
  const answer = await holding(guest, 'useProjectShareLink')
  const dialog = await openShareLink(guest, linkOf(guest, shared))
  await dialog.getByRole('button', { name: 'Open the project' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await openPart(guest, 'Settlements')
  // On its answer the dialog also asks for the guest's own settlement: once that has come, it has decided where the page goes.
  const ownSettlement = guest.waitForResponse('**/api/openPersonalSettlement')
  await answer()
  await (await ownSettlement).finished()
  expect(new URL(guest.url()).pathname).toBe('/settlement/settlements')
})

test('TSK-1: a dialog that is opened again before the answer to its first task keeps what is typed for the second', async () => {
  const { page } = await openRiverside()
  await openPart(page, 'Tasks')
  const answer = await holding(page, 'createTask')
  const dialog = dialogOf(page, 'Create Task')
  const open = () => page.getByRole('main').getByRole('button', { name: 'Create Task' }).click()
  await open()
  await dialog.getByLabel('Title').fill('Ask the miller')
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await open()
  await dialog.getByLabel('Title').fill('Mend the wheel')
  await answer()
  await page.getByText('"Ask the miller"').first().waitFor()
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Mend the wheel')
})

test('INV-1: while the answer to 20 logs is under way the planks are typed; they stay, and the focus with them', async () => {
  const { page } = await openRiverside()
  await openPart(page, 'Inventory')
  const answer = await holding(page, 'addItemsToInventory')
  await page.getByRole('main').getByRole('button', { name: 'Add Item' }).click()
  const dialog = dialogOf(page, 'Add Item')
  const picker = dialog.getByRole('combobox', { name: 'Search the game’s items' })
  const [quantity, note] = [dialog.getByLabel('Quantity'), dialog.getByLabel('Note')]
  const pick = async (name: string) => {
    await picker.fill(name)
    await dialog.getByRole('option', { name }).click()
  }
  await pick('Rough Wood Log')
  await quantity.fill('20')
  await note.fill('from the mill')
  await dialog.getByRole('button', { name: 'Add Item' }).click()
  await pick('Rough Plank')
  await quantity.fill('4')
  await answer()
  await dialog.getByText('20 Rough Wood Log added.').waitFor()
  const typed = () => Promise.all([picker, quantity, note].map((field) => field.inputValue()))
  expect(await typed()).toEqual(['Rough Plank', '4', ''])
  await dialog.locator(':focus').and(quantity).waitFor()
})

test('INV-1: while the answer to one craft is under way, 3 more are typed; they stay', async () => {
  const { page } = await openRiverside()
  await openPart(page, 'Inventory')
  await add(page, 'Rough Wood Log', 20)
  await add(page, 'Rough Plank', 1)
  await openItem(page, 'Rough Plank')
  const answer = await holding(page, 'recordCraft')
  const form = page.getByRole('form', { name: 'Record a craft' })
  await form.getByRole('button', { name: 'Record craft' }).click()
  const crafts = form.getByLabel('Crafts', { exact: true })
  await crafts.fill('3')
  // Enter takes the number over, and sends nothing: the form's button is disabled meanwhile.
  await crafts.press('Enter')
  await form.getByText('uses 9 Rough Wood Log').waitFor()
  await answer()
  await form.getByText('The craft is recorded.').waitFor()
  await form.getByText('uses 9 Rough Wood Log').waitFor()
  expect(await crafts.inputValue()).toBe('3')
})
