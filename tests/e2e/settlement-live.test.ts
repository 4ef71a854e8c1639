import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { settlementTopic } from '#contract/live'
import type { Player, Snapshot } from '#domain/settlement/tables'
import { playersOfThisFile, type Visit } from '../support/app-page.ts'
import {
  carriesSettlement,
  holdBackStream,
  liveStream,
  readerOf,
  settlementsIn,
} from '../support/held-back-stream.ts'
import { holdBack } from '../support/hold-back.ts'
import { keptSettlements } from '../support/kept-settlements.ts'
import {
  callAs,
  createSettlement,
  invite,
  joinBy,
  openAs,
  openPart,
  playerRow,
} from '../support/settlement-page.ts'
import { settlementSeenIn } from '../support/settlements.ts'

const player = playersOfThisFile()

/** Ada creates a settlement and Ben joins it as its second member. He looks at the list of players, and his stream is held back. */
async function settledWithBen(visit: Visit = {}) {
  const ada = await openAs(player, 'Ada')
  const ben = await openAs(player, 'Ben', visit)
  const stream = holdBackStream(ben)
  await stream.hold()
  await createSettlement(ada, 'Riverside')
  await joinBy(ben, (await invite(ada)).link)
  await openPart(ben, 'Users')
  const [listed] = await callAs<{ id: string }[]>(ada, 'getSettlementsUserCanAccess', {})
  const settlementId = listed!.id
  return {
    ada,
    ben,
    stream,
    topic: settlementTopic(settlementId),
    state: async () => settlementSeenIn(await callAs<Snapshot>(ada, 'getSettlement', { settlementId })),
    adds: (name: string, page: Page = ada) => callAs<Player>(page, 'addPlayer', { settlementId, name }),
  }
}

test('R7, SET-8: a page that was away for longer than events are kept loads the settlement again, and continues', async () => {
  const { ben, stream, topic, state, adds } = await settledWithBen()
  await adds('Old Tom')
  stream.says({ topic, type: 'reset', seq: (await state()).seq })
  await playerRow(ben, 'Old Tom').waitFor()
  await stream.letThrough()
  await adds('Young Tom')
  await playerRow(ben, 'Young Tom').waitFor()
  await expect.poll(() => playerRow(ben, 'Tom').count()).toBe(2)
})

test('R7: if the settlement cannot be loaded again at once, the page retries, even though the stream works', async () => {
  const expected = /Failed to load resource/
  const { ben, stream, topic, state, adds } = await settledWithBen({ expected })
  await adds('Old Tom')
  let asked = 0
  await ben.route('**/api/getPackedSettlement', (route) => {
    asked += 1
    if (asked > 1) return route.continue()
    return route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'Not now.' } })
  })
  stream.says({ topic, type: 'reset', seq: (await state()).seq })
  await expect.poll(() => asked).toBe(1)
  await stream.letThrough()
  await playerRow(ben, 'Old Tom').waitFor()
})

test('R7, SET-8: an event that skips another is noticed, and the changes of both are shown once', async () => {
  const { ben, stream, topic, state, adds } = await settledWithBen()
  await adds('Old Tom')
  const young = await adds('Young Tom')
  const { seq } = await state()
  stream.says({ topic, type: 'event', seq, changes: [{ put: 'players', row: young }] })
  await playerRow(ben, 'Young Tom').waitFor()
  await playerRow(ben, 'Old Tom').waitFor()
  await stream.letThrough()
  await adds('Tom Thumb')
  await playerRow(ben, 'Tom Thumb').waitFor()
  await expect.poll(() => playerRow(ben, 'Tom').count()).toBe(3)
})

test('SET-3, SET-8: a member removed and admitted again while away sees the settlement without pressing anything', async () => {
  const { ada, ben, stream, state, adds } = await settledWithBen()
  const { settlement, members } = await state()
  const settlementId = settlement.id
  const userId = members[1]!.userId
  // He is away: his list of settlements is held back too.
  const list = await holdBack(ben, '**/api/getSettlementsUserCanAccess')
  await callAs(ada, 'removeSettlementCollaborator', { settlementId, userId })
  await adds('Old Tom')
  const { inviteCode } = await callAs<{ inviteCode: string }>(ada, 'createSettlementInviteLink', {
    settlementId,
    role: 'viewer',
  })
  await callAs(ben, 'useSettlementInviteLink', { inviteCode })
  list.letThrough()
  await stream.letThrough()
  await playerRow(ben, 'Old Tom').waitFor()
  await adds('Young Tom')
  await playerRow(ben, 'Young Tom').waitFor()
  await expect.poll(() => ben.getByText('You are no longer a member').count()).toBe(0)
})

test.each([
  { told: 'You are no longer a member of "Riverside".', isDeleted: false },
  { told: '"Riverside" was deleted.', isDeleted: true },
])(
  'SET-2, SET-4, SET-8: a member who hears only that the list has changed is told why a settlement is gone: $told',
  async ({ told, isDeleted }) => {
    // Chromium reports the refused request in the console.
    const { ada, ben, stream, state } = await settledWithBen({ expected: /404/ })
    const { settlement, members } = await state()
    const settlementId = settlement.id
    if (isDeleted) await callAs(ada, 'deleteSettlement', { settlementId })
    else await callAs(ada, 'removeSettlementCollaborator', { settlementId, userId: members[1]!.userId })
    stream.says({ topic: 'account', type: 'settlements', mark: 'another list' })
    await ben.getByText(told).waitFor()
    await ben.getByText('You are in no settlement yet').waitFor()
  },
)

test('SET-8: without Web Locks, as on plain http, each tab has its own stream and shows every change once', async () => {
  const streams: string[] = []
  const ada = await openAs(player, 'Ada', {
    before: async (page) => {
      await page.context().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
      page.context().on('request', (request) => {
        if (carriesSettlement(request.url())) streams.push(request.url())
      })
    },
  })
  await createSettlement(ada, 'Riverside')
  await openPart(ada, 'Users')
  const second = await player.openTab(ada)
  await expect.poll(() => second.evaluate(() => 'locks' in navigator)).toBe(false)
  await second.getByLabel('Name of the player').fill('Old Tom')
  await second.getByRole('button', { name: 'Add player' }).click()
  await ada.getByLabel('Name of the player').fill('Young Tom')
  await ada.getByRole('button', { name: 'Add player' }).click()
  for (const tab of [ada, second]) {
    await playerRow(tab, 'Old Tom').waitFor()
    await playerRow(tab, 'Young Tom').waitFor()
    await expect.poll(() => playerRow(tab, 'Tom').count()).toBe(2)
    await openPart(tab, 'Overview')
    await expect.poll(() => tab.getByText('Old Tom').count()).toBe(1)
  }
  expect(new Set(streams.map(readerOf)).size).toBe(2)

  const third = await ada.context().newPage()
  await third.route(liveStream, (route) => route.abort())
  await third.goto(ada.url())
  const notLive = 'No live connection. What others change will be shown when it is back.'
  await third.getByText(notLive).waitFor()
  for (const tab of [ada, second]) expect(await tab.getByText(notLive).count()).toBe(0)
  await third.close()

  await ada.goto('about:blank')
  await openPart(second, 'Users')
  await callAs(second, 'addPlayer', { settlementId: settlementsIn(streams[0]!)[0], name: 'Tom Thumb' })
  await playerRow(second, 'Tom Thumb').waitFor()
})

test('SET-8, BEY-11: a settlement that could not be loaded is called live only once its stream is open again', async () => {
  const { ada, ben, stream, adds } = await settledWithBen({ expected: /Failed to load resource/ })
  await stream.letThrough()
  await expect.poll(async () => (await keptSettlements(ben)).tables.length).toBe(1)
  const notLive = ben.getByText('No live connection.')
  await ben.route('**/api/getPackedSettlement', (route) => route.abort())
  const held = await holdBack(ben, liveStream)
  await ben.reload()
  await notLive.waitFor()
  await adds('Old Tom', ada)
  await ben.unroute('**/api/getPackedSettlement')
  await playerRow(ben, 'Old Tom').waitFor()
  // The notice goes away at first, since short interruptions are not shown; then it comes back, since this one lasts.
  await notLive.waitFor({ state: 'detached' })
  await notLive.waitFor()
  held.letThrough()
  await notLive.waitFor({ state: 'detached' })
  await adds('Young Tom', ada)
  await playerRow(ben, 'Young Tom').waitFor()
})
