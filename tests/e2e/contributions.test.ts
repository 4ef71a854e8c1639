import { expect, test } from 'vitest'
import { phone, phoneOnItsSide, playersOfThisFile } from '../support/app-page.ts'
import { aBridge, decided, openDashboard, waiting } from '../support/contribution-page.ts'

const player = playersOfThisFile()
const noNetwork = /Failed to load resource|ERR_/
const refusal = /status of 409/

test('CON-2, CON-3, BEY-21: Ben delivers 12 logs; Ada sees them come, what they would change, and approves 7 with a word; Ben sees both parts', async () => {
  const { ada, ben, deliver } = await aBridge(player)
  await openDashboard(ada)
  await openDashboard(ben)
  await ada.getByText('Nothing waits for review').waitFor()
  const notes = 'Felled behind the mill, stacked by length; the longest lie at the bottom.'
  await deliver(ben, 12, { notes, proofOfWork: 'https://pictures.example/logs.png' })

  const row = waiting(ada).filter({ hasText: 'Rough Wood Log' })
  await row.getByText('“Felled behind the mill, stacked by length; the lon…”').waitFor()
  await ada.getByRole('tab', { name: 'Pending 1' }).waitFor()
  await ada.getByRole('button', { name: 'Open 12 Rough Wood Log from Ben' }).click()
  const panel = ada.getByRole('region', { name: '12 Rough Wood Log' })
  await panel.getByText(notes).waitFor()
  const link = panel.getByRole('link', { name: /^https:\/\/pictures\.example/ })
  expect(await link.getAttribute('rel')).toContain('noopener')
  await panel.getByRole('textbox', { name: 'Approve: Rough Wood Log' }).fill('7')
  const changes = panel.getByRole('region', { name: 'What it changes' }).locator('tbody tr')
  await expect
    .poll(async () => (await changes.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim()))
    .toEqual([
      'Stock of Rough Wood Log 0 → 7',
      'Rough Wood Log, held for Bridge 0 → 7',
      'Task, done of 30 0 → 7',
    ])
  await panel.getByRole('button', { name: 'Approve 7 of 12' }).click()
  await panel.getByText('Please say why the rest is not accepted.').waitFor()
  await panel.getByRole('textbox', { name: 'Why 5 go back' }).fill('five were rotten')
  await panel.getByRole('button', { name: 'Approve 7 of 12' }).click()
  await panel.waitFor({ state: 'detached' })
  await ada.getByText('Approved in part: 12 Rough Wood Log from Ben. 5 went back.').waitFor()
  await ben.getByText('Nothing waits for review').waitFor()

  await openDashboard(ben, 'Approved')
  await decided(ben, 'Approved contributions')
    .filter({ hasText: 'approved by Ada' })
    .getByText('7', { exact: true })
    .waitFor()
  await openDashboard(ben, 'Rejected')
  const rest = decided(ben, 'Contributions that went back')
  await rest.getByText('Reason: five were rotten').waitFor()
  await rest.getByText('the part that was not accepted').waitFor()
})

test('CON-3: a double press approves one, not also the one that moves up to its place; both windows show what is left', async () => {
  const { ada, ben, deliver, listed } = await aBridge(player)
  await deliver(ben, 3)
  await deliver(ben, 4)
  await openDashboard(ada)
  await openDashboard(ben)
  const top = async () => (await waiting(ada).first().boundingBox())?.y
  const before = await top()
  await ada.getByRole('button', { name: 'Approve: 3 Rough Wood Log from Ben' }).dblclick()
  await ada.getByRole('status').getByText('Approved: 3 Rough Wood Log from Ben.').waitFor()
  expect(await top(), 'the message moves no row').toBe(before)
  await expect.poll(() => listed('approved')).toEqual([3])
  await waiting(ada).filter({ hasText: '4' }).waitFor()
  await expect.poll(() => waiting(ben).count()).toBe(1)
  expect(await listed('pending')).toEqual([4])

  // A decision made in another window reaches a list that is open.
  await openDashboard(ben, 'Approved')
  await expect.poll(() => decided(ben, 'Approved contributions').count()).toBe(1)
  await ada.getByRole('button', { name: 'Approve: 4 Rough Wood Log from Ben' }).click()
  await expect.poll(() => decided(ben, 'Approved contributions').count()).toBe(2)
})

test('BEY-12: of three approved at once two count and one says why not; then it is rejected with a reason', async () => {
  const { ada, ben, deliver, listed } = await aBridge(player)
  await deliver(ben, 3)
  await deliver(ben, 4)
  await deliver(ben, 5, { materials: [{ itemId: '2', quantity: 9 }] })
  await openDashboard(ada)
  await waiting(ada).nth(2).waitFor()
  await ada.getByLabel('Select all that you may review').check()
  await ada.getByText('3 of 3 selected').waitFor()
  await ada.getByRole('button', { name: 'Approve 3', exact: true }).click()
  const results = ada.getByRole('region', { name: 'What became of those that were selected' })
  await results.getByText('2 done, 1 not.').waitFor()
  await expect
    .poll(() => results.getByRole('listitem').allInnerTexts())
    .toEqual([
      '5 Rough Wood Log from Ben: The stock does not hold its materials any more.',
      '3 Rough Wood Log from Ben: approved',
      '4 Rough Wood Log from Ben: approved',
    ])
  expect((await listed('approved')).sort()).toEqual([3, 4])

  await ada.getByLabel('Select 5 Rough Wood Log from Ben').check()
  await ada.getByRole('button', { name: 'Reject 1…' }).click()
  const form = ada.getByRole('form', { name: 'Reject 1 contribution' })
  await form.getByRole('textbox', { name: 'Reason' }).fill('   ')
  await form.getByRole('button', { name: 'Reject 1' }).click()
  await form.getByText('Please give a reason.').waitFor()
  await form.getByRole('textbox', { name: 'Reason' }).fill('the saw was not ours')
  await form.getByRole('button', { name: 'Reject 1' }).click()
  await results.getByText('5 Rough Wood Log from Ben: rejected').waitFor()
  await ada.getByText('Nothing waits for review').waitFor()
  expect(await listed('rejected')).toEqual([5])
})

test('SET-5, BEY-12: an admin does not review what he delivered; he edits it and takes it back', async () => {
  const { ada, ben, deliver, listed } = await aBridge(player, {
    role: 'admin',
    guestVisit: { screen: phone },
  })
  await deliver(ben, 6)
  await openDashboard(ben)
  const approve = ben.getByRole('button', { name: 'Approve: 6 Rough Wood Log from Ben' })
  await expect.poll(() => approve.isDisabled()).toBe(true)
  expect(await approve.getAttribute('title')).toBe('Somebody else has to review what you delivered.')
  await ben.getByRole('button', { name: 'Open 6 Rough Wood Log from Ben' }).click()
  const panel = ben.getByRole('dialog', { name: '6 Rough Wood Log' })
  await panel.getByText('Somebody else has to review what you delivered.').waitFor()
  await panel.getByRole('button', { name: 'Edit…' }).click()
  const form = panel.getByRole('form', { name: 'Edit the contribution' })
  await form.getByRole('textbox', { name: 'Rough Wood Log' }).fill('0')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Please add at least one item with a quantity greater than 0.').waitFor()
  await form.getByRole('textbox', { name: 'Rough Wood Log' }).fill('8')
  await form.getByRole('textbox', { name: 'Notes' }).fill('eight, I counted again')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })
  await openDashboard(ada)
  await waiting(ada).filter({ hasText: 'eight, I counted again' }).waitFor()
  const changed = ben.getByRole('dialog', { name: '8 Rough Wood Log' })
  await changed.getByRole('button', { name: 'Withdraw' }).click()
  await changed.getByRole('button', { name: 'Yes, withdraw' }).click()
  await changed.waitFor({ state: 'detached' })
  await ada.getByText('Nothing waits for review').waitFor()
  expect(await listed('withdrawn')).toEqual([8])
  await openDashboard(ada, 'Rejected')
  await ada.getByText('Nothing was rejected').waitFor()
  await ada.getByRole('combobox', { name: 'Rejected or withdrawn' }).selectOption('withdrawn')
  await decided(ada, 'Contributions that went back').getByText('withdrawn by Ben').waitFor()
  // Narrowed to a player, they are still the withdrawn ones.
  await ada.getByRole('combobox', { name: 'Player' }).selectOption('Ben')
  await decided(ada, 'Contributions that went back').getByText('withdrawn by Ben').waitFor()
  expect(await ada.getByRole('combobox', { name: 'Rejected or withdrawn' }).inputValue()).toBe('withdrawn')
})

test('CON-3: Reject… asks for the reason of the contribution that is open, not of one opened later; on a phone it opens the panel with the focus in the reason, and on a phone on its side with the whole form in sight', async () => {
  const { ada, ben, deliver } = await aBridge(player)
  await deliver(ben, 3)
  await deliver(ben, 4)
  await openDashboard(ada)
  const reason = ada.getByRole('form', { name: 'Reject the contribution' })
  await ada.getByRole('button', { name: 'Open 3 Rough Wood Log from Ben' }).click()
  await ada.getByRole('button', { name: 'Reject…: 3 Rough Wood Log from Ben' }).click()
  await reason.waitFor()
  await ada.getByRole('button', { name: 'Open 4 Rough Wood Log from Ben' }).click()
  await ada.getByRole('textbox', { name: 'Approve: Rough Wood Log' }).waitFor()
  expect(await reason.count()).toBe(0)

  // On a phone the panel lies over the list, and opens with the row's press.
  await ada.setViewportSize(phone)
  await ada.getByRole('dialog').press('Escape')
  await ada.getByRole('button', { name: 'Reject…: 3 Rough Wood Log from Ben' }).click()
  await expect.poll(() => ada.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')

  // On a phone on its side the panel is low: the whole form comes into sight, with its button.
  await ada.setViewportSize(phoneOnItsSide)
  await ada.getByRole('dialog').press('Escape')
  await ada.getByRole('button', { name: 'Reject…: 3 Rough Wood Log from Ben' }).click()
  await expect.poll(() => reason.evaluate(shareInSight)).toBe(1)
})

/** How much of an element lies in sight: 1 for all of it. */
function shareInSight(element: Element): Promise<number> {
  return new Promise((resolve) => {
    new IntersectionObserver(([seen], watch) => {
      watch.disconnect()
      resolve(seen!.intersectionRatio)
    }).observe(element)
  })
}

test('CON-3, I1: when Ben changes or withdraws the contribution that Ada has open, her panel says so, and what she typed stays', async () => {
  const { ada, ben, ask, deliver } = await aBridge(player, { visit: { expected: refusal } })
  const { id: contributionId } = await deliver(ben, 9)
  await openDashboard(ada)
  await ada.getByRole('button', { name: 'Open 9 Rough Wood Log from Ben' }).click()
  // The address names the open contribution, so a reload opens it again.
  await ada.reload()
  const panel = ada.getByRole('region', { name: /Rough Wood Log$/ })
  await panel.getByRole('textbox', { name: 'Approve: Rough Wood Log' }).fill('6')
  await panel.getByRole('textbox', { name: 'Why 3 go back' }).fill('three are missing')
  await ask(ben, 'updateTaskContribution', {
    contributionId,
    itemsContributed: [{ itemId: '1', quantity: 10 }],
  })
  await panel.getByText('This was changed meanwhile.').waitFor()
  const approve = panel.getByRole('button', { name: 'Approve 6 of 10' })
  await expect.poll(() => approve.isDisabled()).toBe(true)
  await panel.getByRole('button', { name: 'I have seen it' }).click()
  await expect.poll(() => approve.isEnabled()).toBe(true)

  await ask(ben, 'withdrawTaskContribution', { contributionId })
  await panel.getByText('Somebody has decided or withdrawn this meanwhile.').waitFor()
  // Approving would change nothing any more.
  expect(await panel.getByRole('region', { name: 'What it changes' }).count()).toBe(0)
  expect(await panel.getByRole('textbox', { name: 'Why 4 go back' }).inputValue()).toBe('three are missing')
  await expect.poll(() => approve.isDisabled()).toBe(true)
})

test('BEY-11: an approval made offline is marked until it is sent, and counts once', async () => {
  const { ada, ben, deliver, listed } = await aBridge(player, { visit: { expected: noNetwork } })
  await deliver(ben, 3)
  await openDashboard(ada)
  await ada.getByRole('button', { name: 'Approve: 3 Rough Wood Log from Ben' }).waitFor()
  await ada.context().setOffline(true)
  await ada.getByRole('button', { name: 'Approve: 3 Rough Wood Log from Ben' }).click()
  await waiting(ada).getByText('decided, waits to be sent').waitFor()
  await ada.context().setOffline(false)
  await ada.getByText('Nothing waits for review').waitFor()
  await expect.poll(() => listed('approved')).toEqual([3])
})

test('CON-2, SET-5: a viewer reads what waits, narrowed by task and player, and decides nothing', async () => {
  const { ada, ben, ask, deliver } = await aBridge(player, { role: 'viewer', guestVisit: { screen: phone } })
  await deliver(ada, 2)
  const { id: playerId } = await ask<{ id: string }>(ada, 'addPlayer', { name: 'Finn' })
  await deliver(ada, 4, { playerId })
  await openDashboard(ben)
  await ben.getByText('Admins and co-owners review contributions. You can read them.').waitFor()
  await expect.poll(() => waiting(ben).count()).toBe(2)
  expect(await ben.getByRole('button', { name: /^Approve/ }).count()).toBe(0)
  await ben.getByRole('combobox', { name: 'Player' }).selectOption('Finn (no account)')
  await expect
    .poll(() => waiting(ben).allInnerTexts())
    .toEqual([expect.stringContaining('Finn · entered by Ada')])
  await ben.getByRole('combobox', { name: 'Player' }).selectOption('Ben')
  await ben.getByText('Nothing that matches is waiting').waitFor()
  await ben.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(() => waiting(ben).count()).toBe(2)
})
