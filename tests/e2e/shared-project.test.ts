import { expect, test } from 'vitest'
import type { ShareLink } from '#contract/shared-projects'
import { axeFindings } from '../support/app-axe.ts'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { keptSettlements, keptShared } from '../support/kept-settlements.ts'
import { looks, pageCheckOf } from '../support/looks.ts'
import { playersOfAnyServer, untilKeptOffline } from '../support/offline-players.ts'
import { aSharedProject, hall } from '../support/progress-readers.ts'
import {
  adaAndBen,
  callAs,
  dialogOf,
  openAs,
  openMemberOf,
  openOwnerOf,
  openPart,
} from '../support/settlement-page.ts'
import { linkOf, openShareDialog, openShareLink, sharedHallName } from '../support/shared-project-page.ts'
import { signInAs } from '../support/sign-in-page.ts'

const app = appOfThisFile()
const player = playersOfThisFile(app)
const openInstalled = playersOfAnyServer()
/** Chromium’s own lines about requests that get no answer or are refused. */
const noNetwork = /Failed to load resource|ERR_|FetchEvent|error occurred when fetching the script/
/** Ada's project, and Cleo, who has opened it by its link. */
async function adaAndCleo(visit: object = {}) {
  const { page: ada } = await openOwnerOf('Riverside', player, 'Ada', visit)
  const ids = await aSharedProject(ada)
  const link = await callAs<ShareLink>(ada, 'makeProjectShareLink', ids)
  const cleo = await openAs(player, 'Cleo', visit)
  const dialog = await openShareLink(cleo, linkOf(ada, link))
  await dialog.getByText(`Ada shares "${sharedHallName}" with you.`).waitFor()
  await dialog.getByRole('button', { name: 'Open the project' }).click()
  await cleo.getByRole('heading', { name: sharedHallName }).waitFor()
  return { ada, cleo, ids, link }
}

test.each([
  { on: 'a wide screen', visit: {} },
  { on: 'a phone', visit: { screen: phone } },
])(
  'SET-9: on $on Ada shares a project by link; Cleo, who is in no settlement, sees it go on, delivers, is told of the review, and it is gone when Ada ends it',
  async ({ visit }) => {
    const { page: ada } = await openOwnerOf('Riverside', player, 'Ada', visit)
    const ids = await aSharedProject(ada)
    const dialog = await openShareDialog(ada)
    await dialog.getByRole('button', { name: 'Make the link' }).click()
    const field = dialog.getByLabel('Link', { exact: true })
    const address = await field.inputValue()
    await expect.poll(() => field.evaluate((link) => link === document.activeElement)).toBe(true)
    expect(address).toMatch(/\/settlement\/shared#[0-9a-f]{32}$/)
    await dialog.getByText('It is shared with nobody yet.').waitFor()

    const cleo = await openAs(player, 'Cleo', { ...visit, expected: /status of 404/ })
    const accepting = await openShareLink(cleo, address)
    await accepting.getByRole('button', { name: 'Open the project' }).click()
    await cleo.getByRole('heading', { name: sharedHallName }).waitFor()
    // 7 of 30 logs and 20 planks; 3 more logs and the 5 of a delivery follow.
    await cleo.getByRole('img', { name: /^14 %: 7 done, / }).waitFor()
    await dialog.getByRole('list', { name: 'With whom it is shared' }).getByText('Cleo').waitFor()

    await callAs(ada, 'addItemsToInventory', { ...ids, items: [{ itemId: '1', quantity: 3 }] })
    await cleo.getByRole('img', { name: /^20 %: 10 done, / }).waitFor()

    await cleo.getByRole('button', { name: 'Deliver for Rough Wood Log' }).click()
    const form = dialogOf(cleo, 'Deliver')
    await form.getByText('It waits for review by the settlement').waitFor()
    const amount = form.getByLabel('Amount: Rough Wood Log')
    await amount.fill('5')
    await amount.press('Enter')
    await form.getByLabel('Notes').fill('By the eastern gate')
    await form.getByRole('button', { name: 'Deliver 5 Rough Wood Log' }).click()
    await form.waitFor({ state: 'detached' })
    await cleo.getByText('waits for review', { exact: true }).waitFor()
    await ada.keyboard.press('Escape')
    await openPart(ada, 'Contributions')
    await ada.getByText('Cleo').first().waitFor()

    const { contributions } = await callAs<{ contributions: { id: string; revision: number }[] }>(
      ada,
      'getTaskContributionsBySettlement',
      { settlementId: ids.settlementId },
    )
    expect(contributions).toMatchObject([{ status: 'pending', notes: 'By the eastern gate' }])
    await callAs(ada, 'approveTaskContribution', {
      settlementId: ids.settlementId,
      contributionId: contributions[0]?.id,
      revision: 1,
    })
    await cleo.getByText('accepted', { exact: true }).waitFor()
    await cleo.getByRole('img', { name: /^30 %: 15 done, / }).waitFor()

    await openShareDialog(ada)
    await dialog.getByRole('button', { name: 'End sharing with Cleo' }).click()
    await dialog.getByRole('button', { name: 'Yes, end it' }).click()
    await cleo.getByText('What you see is how it was.').waitFor()
    await dialog.getByText('It is shared with nobody yet.').waitFor()
    await cleo.reload()
    await cleo.getByText('This project is not shared with you any more').waitFor()
    const again = await openShareLink(cleo, address)
    await again.getByText('This link does not work any more.').waitFor()
  },
)

test('SET-9, BEY-12: Cleo takes a delivery back; the shared project stands among those of her own settlement, says that it is Ada’s, and is left after a question', async () => {
  const { ada, cleo } = await adaAndCleo({ expected: /status of 404/ })
  await cleo.getByRole('button', { name: 'Deliver for Rough Wood Log' }).click()
  await dialogOf(cleo, 'Deliver')
    .getByRole('button', { name: /^Deliver / })
    .click()
  await cleo.getByRole('button', { name: /^Take back \d+ x Rough Wood Log/ }).click()
  await cleo.getByText('taken back', { exact: true }).waitFor()
  await cleo.getByRole('button', { name: 'Your own projects' }).click()
  const section = cleo.getByRole('region', { name: 'Shared with you' })
  const card = section.getByRole('article', { name: sharedHallName })
  await card.getByText('of Ada').waitFor()
  await card.getByRole('img', { name: /^14 %: 7 done, / }).waitFor()
  await card.getByRole('link', { name: sharedHallName }).click()
  await cleo.getByRole('heading', { name: sharedHallName }).waitFor()
  await cleo.goBack()
  await card.getByRole('button', { name: `Leave ${sharedHallName}` }).click()
  await section.getByRole('button', { name: 'Yes, leave' }).click()
  await section.waitFor({ state: 'detached' })
  const dialog = await openShareDialog(ada)
  await dialog.getByText('It is shared with nobody yet.').waitFor()
})

test('SYS-8, SET-2: Ada finds a fellow by the first letters of the nickname; Dora is told, the notification leads to the project, and Dora’s default settlement still opens first the next time', async () => {
  const common = await openOwnerOf('Common', player, 'Dora')
  const dora = common.page
  const nickname = `dora-${crypto.randomUUID().slice(0, 8)}`
  await callAs(dora, 'updateUser', { username: nickname, defaultSettlementId: common.id })
  const ada = await openMemberOf(common, player, 'Ada')
  const { id: settlementId } = await callAs<{ id: string }>(ada, 'createSettlement', { name: 'Riverside' })
  await callAs(ada, 'createProject', { settlementId, name: hall, items: [{ itemId: '2', quantity: 20 }] })
  await callAs(ada, 'updateUser', { defaultSettlementId: settlementId })
  await ada.reload()
  const dialog = await openShareDialog(ada)
  await dialog.getByLabel('Nickname').fill('nobody-like-that')
  await dialog.getByText('Nobody with such a nickname can be found.').waitFor()
  await dialog.getByLabel('Nickname').fill(nickname.slice(0, 9))
  await dialog.getByRole('button', { name: `Share with ${nickname}` }).click()
  await dialog.getByRole('list', { name: 'With whom it is shared' }).getByText('found by nickname').waitFor()
  await dora.getByRole('button', { name: 'Notifications: 1 unread' }).click()
  await dora.getByText(`shared the project ${hall} with you`).click()
  await dora.getByRole('heading', { name: sharedHallName }).waitFor()
  const section = dora.getByRole('region', { name: 'Shared with you' })
  const card = section.getByRole('article', { name: sharedHallName })
  // The first press makes Dora's own settlement, the second finds it there.
  for (const own of ['made', 'there']) {
    await dora.getByRole('button', { name: 'Your own projects' }).click()
    await card.waitFor()
    const { defaultSettlementId } = await callAs<{ defaultSettlementId: string }>(dora, 'getUser', {})
    expect(defaultSettlementId, own).toBe(common.id)
    await card.getByRole('link', { name: sharedHallName }).click()
    await dora.getByRole('heading', { name: sharedHallName }).waitFor()
  }
  await dora.goto(new URL('/settlement', app().url).href)
  await dora.getByRole('heading', { name: 'Common', exact: true }).waitFor()
})

test('SET-5: a contributor is offered no sharing; a link opened signed out says what it is for, and opens the project after signing in; a project left on another device goes from this one, whatever page is open', async () => {
  const { ada, ben } = await adaAndBen(player)
  const ids = await aSharedProject(ada)
  await openPart(ben, 'Projects')
  await ben.getByRole('button', { name: `What can be done with ${hall}` }).click()
  await ben.getByRole('menuitem', { name: 'Players…' }).waitFor()
  expect(await ben.getByRole('menuitem', { name: 'Share project…' }).count()).toBe(0)
  const { code } = await callAs<ShareLink>(ada, 'makeProjectShareLink', ids)
  const guest = await player.open({ path: `/settlement/shared#${code}` })
  await guest.getByText('Somebody shares a project with you').waitFor()
  await signInAs(guest, 'Gil')
  await dialogOf(guest, 'A shared project').getByRole('button', { name: 'Open the project' }).click()
  await guest.getByRole('heading', { name: sharedHallName }).waitFor()
  await expect.poll(async () => (await keptShared(guest)).length).toBe(1)
  await guest.goto(app().url)
  const [{ id: collaborationId }] = await callAs<[{ id: string }]>(guest, 'getProjectCollaborations', {})
  await callAs(guest, 'leaveSharedProject', { collaborationId })
  await expect.poll(() => keptShared(guest)).toEqual([])
})

test('BEY-11, SET-9: offline Cleo opens the project as she saw it; what she delivers waits, and is sent once; what Ada’s ending refused is named, and nothing stays on the device', async () => {
  const { page: ada } = await openOwnerOf('Riverside', player, 'Ada')
  const ids = await aSharedProject(ada)
  const { code } = await callAs<ShareLink>(ada, 'makeProjectShareLink', ids)
  const cleo = await openInstalled({ url: `${app().url}/settlement`, expected: noNetwork })
  await signInAs(cleo, 'Cleo')
  const { id: collaborationId } = await callAs<{ id: string }>(cleo, 'useProjectShareLink', { code })
  await callAs(cleo, 'openPersonalSettlement', {})
  await untilKeptOffline(cleo)
  await cleo.goto(`${app().url}/settlement/projects`)
  const section = cleo.getByRole('region', { name: 'Shared with you' })
  await section.getByRole('img', { name: /^14 %: 7 done, / }).waitFor()
  // What is read offline must all be kept: a list may be kept before what it lists, and before her own settlement is in it.
  await expect.poll(() => keptShared(cleo)).toMatchObject([{ seenAt: expect.any(String) }])
  await expect
    .poll(() => keptSettlements(cleo))
    .toMatchObject({ lists: [{ list: [{ isPersonal: true }] }], tables: [{}] })

  await cleo.context().setOffline(true)
  await cleo.reload()
  await section.getByText(/as it was \d+ min ago/).waitFor()
  expect(await section.getByRole('button', { name: /^Leave/ }).count()).toBe(0)
  await section.getByRole('link', { name: sharedHallName }).click()
  await cleo.getByText(/This is how it was \d+ min ago\./).waitFor()
  const deliver = async (amount: string) => {
    await cleo.getByRole('button', { name: 'Deliver for Rough Wood Log' }).click()
    const form = dialogOf(cleo, 'Deliver')
    await form.getByLabel('Amount: Rough Wood Log').fill(amount)
    await form.getByRole('button', { name: /^Deliver / }).click()
    await form.waitFor({ state: 'detached' })
    await cleo.getByText(`Delivered ${amount} Rough Wood Log for the task Rough Wood Log`).waitFor()
    await cleo.getByText('1 change waits for the connection.').waitFor()
  }
  await deliver('5')
  expect(await axeFindings(cleo)).toEqual([])
  await cleo.getByRole('button', { name: 'Your own projects' }).click()
  await section.getByRole('link', { name: sharedHallName }).waitFor()
  expect(await cleo.getByText('Your own settlement could not be opened').count()).toBe(0)
  await section.getByRole('link', { name: sharedHallName }).click()

  await cleo.context().setOffline(false)
  await cleo.getByText('waits for review', { exact: true }).waitFor()
  await cleo.getByText('for the connection').waitFor({ state: 'detached' })
  await cleo.context().setOffline(true)
  await cleo.getByText('No live connection.').waitFor()
  await deliver('3')
  await openPart(cleo, 'Overview')
  await callAs(ada, 'endProjectShare', { settlementId: ids.settlementId, collaborationId })
  await cleo.context().setOffline(false)
  const refused = cleo.getByRole('region', { name: 'A change could not be made' })
  await refused.getByText('delivered 3 Rough Wood Log for the task Rough Wood Log').waitFor()
  await refused.getByText(`in "${sharedHallName}"`).waitFor()
  await expect.poll(() => keptShared(cleo)).toEqual([])
  const { contributions } = await callAs<{ contributions: object[] }>(
    ada,
    'getTaskContributionsBySettlement',
    { settlementId: ids.settlementId },
  )
  expect(contributions).toMatchObject([{ itemsContributed: [{ quantity: 5 }] }])
})

test.each(looks)(
  'SET-9, BEY-15: axe finds nothing wrong with sharing: $layout, $width px wide, in both themes',
  async ({ screen, stored }) => {
    const { ada, cleo } = await adaAndCleo({ screen, stored })
    const { look, findings } = pageCheckOf(cleo)
    await look('the page of a shared project')
    await cleo.getByRole('button', { name: 'Deliver for Rough Wood Log' }).click()
    await dialogOf(cleo, 'Deliver').getByLabel('Notes').waitFor()
    await look('the delivery')
    await cleo.keyboard.press('Escape')
    await dialogOf(cleo, 'Deliver').waitFor({ state: 'detached' })
    await cleo.getByRole('button', { name: 'Your own projects' }).click()
    await cleo.getByRole('region', { name: 'Shared with you' }).getByRole('img').waitFor()
    await look('shared with you')
    const dialog = await openShareDialog(ada)
    await dialog.getByLabel('Nickname').fill('zzz')
    await dialog.getByText('Nobody with such a nickname can be found.').waitFor()
    await dialog.getByRole('button', { name: 'End sharing with Cleo' }).click()
    await dialog.getByText('End it for Cleo?').waitFor()
    const sharing = pageCheckOf(ada)
    await sharing.look('the dialog of sharing')
    expect([...findings, ...sharing.findings]).toEqual([])
  },
)
