import { test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { aBridge, decided, openDashboard } from '../support/contribution-page.ts'
import { openPart } from '../support/settlement-page.ts'

const player = playersOfThisFile()
const noNetwork = /Failed to load resource|ERR_/

test('BEY-6: an approval is taken back among the movements of its item', async () => {
  const { ada, ben, deliver, ask } = await aBridge(player)
  const { id: contributionId } = await deliver(ben, 3)
  await ask(ada, 'approveTaskContribution', { contributionId, revision: 1 })
  await openDashboard(ada, 'Approved')
  await ada.getByRole('button', { name: 'Open 3 Rough Wood Log from Ben' }).click()
  await ada.getByRole('button', { name: 'Take back…' }).click()
  await ada.getByRole('button', { name: /^Take back \+3 contributed/ }).click()
  await ada.getByRole('button', { name: 'Yes, take back' }).click()
  await ada.getByText('taken back').first().waitFor()
  await openPart(ada, 'Inventory')
  await ada.getByText('The shared inventory is empty').waitFor()
  await openDashboard(ben, 'Approved')
  await decided(ben, 'Approved contributions').getByText('taken back by Ada').waitFor()
})

test('SYS-4: where the list of the approved cannot be loaded, it says so, and a retry brings it', async () => {
  const { ada, ben, deliver, ask } = await aBridge(player, { visit: { expected: noNetwork } })
  const { id: contributionId } = await deliver(ben, 3)
  await ask(ada, 'approveTaskContribution', { contributionId, revision: 1 })
  await ada.route('**/api/getTaskContributionsBySettlement', (route) => route.abort())
  await openDashboard(ada, 'Approved')
  await ada.getByText('The contributions could not be loaded').waitFor()
  await ada.unroute('**/api/getTaskContributionsBySettlement')
  await ada.getByRole('button', { name: 'Retry' }).click()
  await decided(ada, 'Approved contributions').getByText('approved by Ada').waitFor()
})

test('SYS-4: a contribution that is opened by its address and cannot be loaded says so, and a retry brings it', async () => {
  const { ada, ben, deliver, ask } = await aBridge(player, { visit: { expected: noNetwork } })
  const { id: contributionId } = await deliver(ben, 3)
  await ask(ada, 'approveTaskContribution', { contributionId, revision: 1 })
  await openDashboard(ada, 'Rejected')
  await ada.getByText('Nothing was rejected').waitFor()
  await ada.route('**/api/getTaskContributionsBySettlement', (route) => route.abort())
  // The page is not loaded anew: its list is there already, and only the contribution of the address is asked for.
  await ada.evaluate(
    (address) => history.pushState(null, '', address),
    `/settlement/contributions?view=rejected&contribution=${contributionId}`,
  )
  await ada.getByText('This contribution could not be loaded').waitFor()
  await ada.unroute('**/api/getTaskContributionsBySettlement')
  await ada.getByRole('button', { name: 'Retry' }).first().click()
  await ada.getByRole('region', { name: '3 Rough Wood Log' }).getByText('approved by Ada').waitFor()
})
