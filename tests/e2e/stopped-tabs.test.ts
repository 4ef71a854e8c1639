import type { Page } from 'playwright-core'
import { afterEach, test } from 'vitest'
import { column, queue, saved } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { liveStream } from '../support/held-back-stream.ts'
import { holdAnswer } from '../support/hold-back.ts'
import { callAs, createSettlement, openAs, openPart, playerRow } from '../support/settlement-page.ts'
import { signInAs } from '../support/sign-in-page.ts'
import { freeze, stopSilently, wakeAll } from '../support/stopped-tab.ts'

const player = playersOfThisFile(appOfThisFile())
/** With `before` a page gets a browser context of its own, and so a process of its own, which can be stopped. */
const alone = { before: async () => {} }

afterEach(wakeAll)

const isReady = (page: Page) => page.getByRole('status', { name: 'Nothing to save yet' }).waitFor()
const queueSays = (page: Page, text: string) => column(page, 'Queue').getByText(text).waitFor()

/** A tab of the player that has the stream. */
async function leading(as: string): Promise<Page> {
  const page = await player.open({ ...alone, as })
  const listens = page.waitForResponse(liveStream)
  await page.reload()
  await listens
  await isReady(page)
  return page
}

test.each([
  { how: 'frozen by the browser', stop: freeze },
  { how: 'stopped without being told', stop: stopSilently },
])(
  'SAVE-7, BEY-10: while the first tab is $how, another hears of other devices and saves; the first catches up',
  async ({ stop }) => {
    const as = `Mira ${crypto.randomUUID().slice(0, 8)}`
    const first = await leading(as)
    const wake = await stop(first)
    const second = await player.openTab(first)
    await isReady(second)
    const there = await player.open({ as })
    await queue(there, 'Simple Axe', 2)
    await queueSays(second, '1 type · 2 items')
    await queue(second, 'Rough Plank', 1)
    await queueSays(there, '2 types · 3 items')
    await wake()
    await queueSays(first, '2 types · 3 items')
    await queue(there, 'Simple Axe', 1)
    for (const tab of [first, second]) await queueSays(tab, '2 types · 4 items')
  },
)

/** Ada’s settlement in two tabs that show its players; the first has the stream. */
async function twoTabs(before: (page: Page) => Promise<unknown>) {
  const first = await openAs(player, 'Ada', { before })
  await createSettlement(first, 'Riverside')
  await openPart(first, 'Users')
  const [listed] = await callAs<{ id: string }[]>(first, 'getSettlementsUserCanAccess', {})
  const second = await player.openTab(first)
  const adds = (name: string) => callAs(second, 'addPlayer', { settlementId: listed!.id, name })
  await adds('Old Tom')
  for (const tab of [first, second]) await playerRow(tab, 'Old Tom').waitFor()
  return { first, second, adds }
}

test.each([
  { how: 'frozen', stop: freeze },
  { how: 'stopped without being told', stop: stopSilently },
])(
  'SET-8: a settlement’s tab that was $how for a while shows what happened meanwhile, though another tab has the stream',
  async ({ stop }) => {
    const { first, second, adds } = await twoTabs(alone.before)
    const wake = await stop(first)
    await adds('Young Tom')
    await second.reload()
    await playerRow(second, 'Young Tom').waitFor()
    await adds('Tom Thumb')
    await playerRow(second, 'Tom Thumb').waitFor()
    await wake()
    for (const name of ['Young Tom', 'Tom Thumb']) await playerRow(first, name).waitFor()
  },
)

/** Somebody looks at the page: it asks who has the stream. */
const lookAt = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

test('SET-8: a tab that was told by the wrong tab who has the stream shows what it missed, once it hears who has it', async () => {
  const { first, second, adds } = await twoTabs(alone.before)
  const wake = await stopSilently(first)
  // The second tab asks who has the stream. The first cannot answer; this answer is in the name of a tab without the stream.
  await second.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const channel = new BroadcastChannel('bit-calculator.live')
        channel.onmessage = ({ data: { type, question } }) => {
          if (type !== 'ask') return
          channel.onmessage = null
          channel.postMessage({ type: 'leads', question, by: 'a tab that has just woken up' })
          resolve()
        }
        document.dispatchEvent(new Event('visibilitychange'))
      }),
  )
  await wake()
  await adds('Young Tom')
  await playerRow(first, 'Young Tom').waitFor()
  await lookAt(second)
  await playerRow(second, 'Young Tom').waitFor()
})

test('SET-8: a background tab that lost the stream, without hearing to whom, goes on showing what happens', async () => {
  const { first, second, adds } = await twoTabs((page) =>
    page.addInitScript(() => {
      // Both tabs are hidden, and neither hears `who`, the question by which a new leader makes itself known.
      Object.defineProperty(document, 'hidden', { get: () => true })
      const { set } = Object.getOwnPropertyDescriptor(BroadcastChannel.prototype, 'onmessage')!
      Object.defineProperty(BroadcastChannel.prototype, 'onmessage', {
        set(take: (message: MessageEvent) => void) {
          set!.call(this, (message: MessageEvent) => message.data.type === 'who' || take(message))
        },
      })
    }),
  )
  const wake = await stopSilently(first)
  await lookAt(second)
  await adds('Young Tom')
  await playerRow(second, 'Young Tom').waitFor()
  // Once woken, the first tab hears this from its own stream, which it then closes.
  const closes = first.waitForEvent('requestfailed', (request) => liveStream.test(request.url()))
  await wake()
  await closes
  await adds('Tom Thumb')
  await playerRow(first, 'Tom Thumb').waitFor()
})

test('SAVE-2, I11: a tab that is stopped while it saves keeps another from saving for a while only, and nothing is saved twice', async () => {
  const first = await leading('Nils')
  const answer = await holdAnswer(first, '**/api/saveUserData')
  await queue(first, 'Simple Axe', 2)
  await answer.isGiven
  const wake = await stopSilently(first)
  answer.letThrough()
  const second = await player.openTab(first)
  await queueSays(second, '1 type · 2 items')
  await queue(second, 'Rough Plank', 1)
  await saved(second).waitFor()
  const there = await player.open({ as: 'Nils' })
  await queueSays(there, '2 types · 3 items')
  await wake()
  await saved(first).waitFor()
  for (const page of [first, second, there]) await queueSays(page, '2 types · 3 items')
})

test('SAVE-3: while one tab asks what to keep, another says that it is undecided, and may be asked instead', async () => {
  const desk = await player.open({ as: 'Odo' })
  await queue(desk, 'Simple Axe', 3)
  await saved(desk).waitFor()
  const first = await player.open(alone)
  await queue(first, 'Rough Plank', 1)
  await signInAs(first, 'Odo')
  const merge = first.getByRole('button', { name: 'Merge both' })
  await merge.waitFor()
  const second = await player.openTab(first)
  await second.getByRole('button', { name: 'Choose what to keep' }).click()
  await second.getByRole('button', { name: 'Merge both' }).click()
  await merge.waitFor({ state: 'detached' })
  for (const page of [first, second, desk]) {
    await queueSays(page, '2 types · 4 items')
    await saved(page).waitFor()
  }
})
