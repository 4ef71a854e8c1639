import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { liveStream, settlementsIn } from '../support/held-back-stream.ts'
import { serverAnswer } from '../support/lose-answers.ts'
import {
  adaAndBen,
  callAs,
  createSettlement,
  dialogOf,
  invite,
  joinBy,
  memberRow,
  openAs,
  openOwnerOf,
  openPart,
  pickOfOpen,
  playerRow,
} from '../support/settlement-page.ts'
import { signInAs } from '../support/sign-in-page.ts'

const player = playersOfThisFile(appOfThisFile())
type SentRole = {
  readonly role: string
  readonly operationId: string
  readonly sent: { readonly number: number }
}
const classic = { 'bit-calculator.modern': 'false' }

test('SET-3, SET-8: somebody who opens the link signs in, sees the settlement’s name, joins, and appears in the owner’s window at once', async () => {
  const { page: ada } = await openOwnerOf('Riverside', player, 'Ada')
  const { link } = await invite(ada)
  const { pathname, hash } = new URL(link)

  const ben = await player.open({ path: `${pathname}${hash}`, screen: phone })
  await signInAs(ben, 'Ben')
  const dialog = dialogOf(ben, 'Join Settlement')
  await dialog.getByText('You would join "Riverside" as contributor.').waitFor()
  await dialog.getByRole('button', { name: 'Join Settlement' }).click()
  await ben.getByText('You have joined "Riverside".').waitFor()
  await ben.getByRole('heading', { name: 'Riverside', exact: true }).waitFor()
  expect(new URL(ben.url()).pathname).toBe('/settlement')

  await ada.getByText('joined as contributor').waitFor()
  await openPart(ada, 'Users')
  const row = ada.getByRole('list', { name: 'Members' }).getByRole('listitem').nth(1)
  await row.getByText('here now').waitFor()
  await expect.poll(() => row.getByRole('combobox').inputValue()).toBe('contributor')
  await ben.goto('about:blank')
  await row.getByText('here now').waitFor({ state: 'detached' })
})

test('SET-4, SET-5, SET-7, SET-8: each sees the other’s changes without a reload: role, name, players, removal', async () => {
  const ada = await openAs(player, 'Ada', { stored: classic })
  const ben = await openAs(player, 'Ben', { screen: phone, stored: classic })
  await createSettlement(ada, 'Riverside')
  const { link } = await invite(ada)
  await joinBy(ben, link)
  await openPart(ada, 'Users')
  await openPart(ben, 'Users')

  await ben.getByLabel('Name of the player').fill('Old Tom')
  await ben.getByRole('button', { name: 'Add player' }).click()
  await playerRow(ada, 'Old Tom').waitFor()
  await playerRow(ada, 'Old Tom').getByRole('combobox').selectOption({ label: 'Ben' })
  await playerRow(ada, 'Old Tom').getByRole('button', { name: 'Set inactive' }).click()
  await playerRow(ben, 'Old Tom').getByText('inactive', { exact: true }).waitFor()
  await expect
    .poll(() => playerRow(ben, 'Old Tom').getByRole('combobox').locator(':checked').innerText())
    .toBe('Ben')

  await memberRow(ada, 'Ben').getByRole('combobox').selectOption('viewer')
  await ben.getByLabel('Name of the player').waitFor({ state: 'detached' })
  await expect.poll(() => memberRow(ben, 'Ben').getByRole('combobox').inputValue()).toBe('viewer')
  await expect.poll(() => ben.getByRole('button', { name: 'Invite User' }).isDisabled()).toBe(true)
  await expect.poll(() => memberRow(ben, 'Ada').getByRole('combobox').isDisabled()).toBe(true)
  // The owner is listed as a co-owner whose role nobody can change.
  await expect.poll(() => memberRow(ada, 'Ada').getByRole('combobox').inputValue()).toBe('co_owner')
  await expect.poll(() => memberRow(ada, 'Ada').getByRole('combobox').isDisabled()).toBe(true)

  await pickOfOpen(ada, 'Rename')
  await dialogOf(ada, 'Rename / Edit Description').getByLabel('Name').fill('Hillside')
  await dialogOf(ada, 'Rename / Edit Description').getByRole('button', { name: 'Save' }).click()
  await openPart(ben, 'Overview')
  await ben.getByRole('heading', { name: 'Hillside' }).waitFor()

  await memberRow(ada, 'Ben').getByRole('button', { name: 'Remove Ben' }).click()
  await memberRow(ada, 'Ben').getByRole('button', { name: 'Yes, remove' }).click()
  await ben.getByText('You are no longer a member of "Hillside".').waitFor()
  await ben.getByText('You are in no settlement yet').waitFor()
  await expect.poll(() => memberRow(ada, 'Ben').count()).toBe(0)
})

test('SET-8: an act that the server refuses is undone on the screen, with a message', async () => {
  const ada = await openAs(player, 'Ada')
  const ben = await openAs(player, 'Ben', {
    // Ben hears of nothing: the stream does not reach him.
    before: (page) => page.route(liveStream, (route) => route.abort()),
    expected: /ERR_FAILED|403/,
  })
  await createSettlement(ada, 'Riverside')
  await joinBy(ben, (await invite(ada)).link)
  await openPart(ben, 'Users')
  await ben.getByLabel('Name of the player').fill('Old Tom')
  await ben.getByRole('button', { name: 'Add player' }).click()
  await playerRow(ben, 'Old Tom').waitFor()
  // Nor can he load the settlement again while the owner makes him a viewer.
  await ben.route('**/api/getPackedSettlement', (route) => route.abort())
  await openPart(ada, 'Users')
  await memberRow(ada, 'Ben').getByRole('combobox').selectOption('viewer')
  await expect
    .poll(async () => {
      const [listed] = await callAs<{ role: string }[]>(ben, 'getSettlementsUserCanAccess', {})
      return listed?.role
    })
    .toBe('viewer')

  await playerRow(ben, 'Old Tom').getByRole('button', { name: 'Rename Old Tom' }).click()
  await ben.getByLabel('New name').fill('Young Tom')
  await ben.getByRole('button', { name: 'Save' }).click()
  await ben.getByRole('alert').getByText('Failed to change player').waitFor()
  // What he typed stays until he leaves it.
  expect(await ben.getByLabel('New name').inputValue()).toBe('Young Tom')
  await ben.getByLabel('New name').press('Escape')
  await playerRow(ben, 'Old Tom').waitFor()
  await expect.poll(() => playerRow(ben, 'Young Tom').count()).toBe(0)
  await ben.getByText('No live connection.').waitFor()
})

test('I11, SET-4: viewer, contributor, viewer chosen faster than the server answers: all three reach it in that order, and viewer holds', async () => {
  const { ada } = await adaAndBen(player)
  await openPart(ada, 'Users')
  const held: Route[] = []
  await ada.route('**/api/updateSettlementCollaboration', (route) => void held.push(route))
  const role = memberRow(ada, 'Ben').getByRole('combobox')
  const chosen = ['viewer', 'contributor', 'viewer']
  for (const name of chosen) {
    await role.selectOption(name)
    await expect.poll(() => role.inputValue()).toBe(name)
  }
  // Only one request is on its way at a time.
  for (const at of chosen.keys()) {
    await expect.poll(() => held.length).toBe(at + 1)
    await held[at]!.fulfill({ response: await serverAnswer(held[at]!) })
  }
  const sent = held.map((route) => route.request().postDataJSON() as SentRole)
  expect(sent.map(({ role: name, sent: { number } }) => [name, number])).toEqual([
    ['viewer', 1],
    ['contributor', 2],
    ['viewer', 3],
  ])
  expect(new Set(sent.map(({ operationId }) => operationId)).size).toBe(3)
  await ada.reload()
  await expect.poll(() => role.inputValue()).toBe('viewer')
})

test('BEY-11, I11: an act that another tab sends is answered in the tab in which it was made', async () => {
  const { page: ada } = await openOwnerOf('Riverside', player, 'Ada')
  await openPart(ada, 'Users')
  const second = await player.openTab(ada)
  const held: Route[] = []
  await ada.route('**/api/addPlayer', (route) => void held.push(route))
  const name = (tab: Page) => tab.getByLabel('Name of the player')
  const add = (tab: Page) => tab.getByRole('button', { name: 'Add player' })
  for (const [tab, typed] of [
    [ada, 'Old Tom'],
    [second, 'Young Tom'],
  ] as const) {
    await name(tab).fill(typed)
    await add(tab).click()
    await expect.poll(() => add(tab).isDisabled()).toBe(true)
  }
  for (const at of [0, 1]) {
    await expect.poll(() => held.length).toBe(at + 1)
    await held[at]!.fulfill({ response: await serverAnswer(held[at]!) })
  }
  for (const tab of [ada, second]) {
    await expect.poll(() => name(tab).inputValue()).toBe('')
    await expect.poll(() => playerRow(tab, 'Tom').count()).toBe(2)
  }
})

test('SET-8, BEY-11: two tabs with one settlement each share a stream, without settlements that no tab shows any more', async () => {
  const carried: string[] = []
  const ada = await openAs(player, 'Ada')
  // A settlement that is created with the dialog is selected as well.
  await createSettlement(ada, 'Riverside')
  const hillside = await callAs<{ id: string }>(ada, 'createSettlement', { name: 'Hillside' })
  const listed = await callAs<{ id: string }[]>(ada, 'getSettlementsUserCanAccess', {})
  const riverside = listed.find(({ id }) => id !== hillside.id)!
  await openPart(ada, 'Users')
  await memberRow(ada, 'Ada').getByText('here now').waitFor()
  ada.on('request', (request) => {
    if (liveStream.test(request.url())) carried.push(settlementsIn(request.url()).join())
  })
  const second = await player.openTab(ada)
  const carriedBySecond: string[] = []
  second.on('request', (request) => {
    if (liveStream.test(request.url())) carriedBySecond.push(request.url())
  })
  await openPart(second, 'Settlements')
  await second.getByRole('button', { name: 'Select Hillside' }).click()
  await openPart(second, 'Users')
  await memberRow(second, 'Ada').getByText('here now').waitFor()
  const both = `${riverside.id},${hillside.id}`
  // Only the last request counts: a stream that broke off is opened again.
  await expect.poll(() => carried.at(-1)).toBe(both)
  for (const [page, { id: settlementId }] of [
    [ada, riverside],
    [second, hillside],
  ] as const) {
    await callAs(ada, 'addPlayer', { settlementId, name: 'Old Tom' })
    await playerRow(page, 'Old Tom').waitFor()
  }
  expect(carriedBySecond).toEqual([])
  await second.close()
  await expect.poll(() => carried.at(-1)).toBe(riverside.id)
  const hereNow = () => callAs(ada, 'getSettlementPresence', { settlementId: hillside.id })
  await expect.poll(hereNow).toEqual([])
  await callAs(ada, 'addPlayer', { settlementId: riverside.id, name: 'Young Tom' })
  await playerRow(ada, 'Young Tom').waitFor()
})

test('SET-8: two tabs share one stream, and the remaining tab continues it', async () => {
  const streams: string[] = []
  const { page: ada } = await openOwnerOf('Riverside', player, 'Ada')
  await openPart(ada, 'Users')
  const second = await player.openTab(ada)
  second.on('request', (request) => {
    if (liveStream.test(request.url())) streams.push(request.url())
  })
  await memberRow(second, 'Ada').waitFor()
  await second.getByLabel('Name of the player').fill('Old Tom')
  await second.getByRole('button', { name: 'Add player' }).click()
  await playerRow(ada, 'Old Tom').waitFor()
  await ada.getByLabel('Name of the player').fill('Young Tom')
  await ada.getByRole('button', { name: 'Add player' }).click()
  await playerRow(second, 'Young Tom').waitFor()
  expect(streams).toEqual([])

  const again = second.waitForRequest(/api\/live\?.*settlement:[\w-]+@\d+/)
  await ada.goto('about:blank')
  await again
  await memberRow(second, 'Ada').getByText('here now').waitFor()
})
