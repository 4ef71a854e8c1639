import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { axeFindings } from '../support/app-axe.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { callAs, createSettlement, openPart } from '../support/settlement-page.ts'

const player = playersOfThisFile(appOfThisFile())

test('SET-2, SET-10, BEY-15: a newcomer is offered to choose a name, looks around in a sample, works in it, and puts it away in one press, in every tab', async () => {
  const page = await player.open({ path: '/settlement', as: `Nora ${randomUUID().slice(0, 8)}` })
  await createSettlement(page, 'Riverside')
  await page.getByText(/^Others see you as "Player \d{4}"/).waitFor()
  await page.getByRole('button', { name: 'Choose a name' }).waitFor()
  await page.getByRole('region', { name: 'New to settlements?' }).waitFor()
  await page.getByRole('button', { name: 'Look around in a sample' }).click()
  await page.getByText('This is a sample').waitFor()
  await page.getByText('Sample · only you see it').waitFor()
  expect(await axeFindings(page)).toEqual([])

  await openPart(page, 'Contributions')
  await page.getByText('Approve 1', { exact: true }).first().click()
  await page.getByRole('status').getByText('Approved: 1 Simple Ingot from Mara.', { exact: true }).waitFor()
  await openPart(page, 'Users')
  await page.getByText('Mara', { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Invite User' }).count()).toBe(0)

  const other = await player.openTab(page)
  await openPart(other, 'Settlements')
  await other.getByRole('list', { name: 'Settlements' }).getByText('Sample settlement').waitFor()
  await page.getByRole('button', { name: 'Put it away' }).click()
  await page.getByText('The sample is put away. Nothing of it is left.').waitFor()
  await page.getByRole('heading', { name: 'Riverside', exact: true }).waitFor()
  const list = other.getByRole('list', { name: 'Settlements' })
  await list.getByText('Sample settlement').waitFor({ state: 'detached' })
  await list.getByRole('listitem').filter({ hasText: 'Riverside' }).getByText('Selected').waitFor()
  expect(await other.getByText('no longer a member').count()).toBe(0)
  expect(await callAs(page, 'getNotifications', {})).toMatchObject({ notifications: [] })
})
