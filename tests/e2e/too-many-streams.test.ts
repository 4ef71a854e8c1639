import type { Page, Request } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { column, queue } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { carriesSettlement, liveStream } from '../support/held-back-stream.ts'
import { type OpenStream, openTopics } from '../support/live-stream.ts'
import { callAs, createSettlement, openAs } from '../support/settlement-page.ts'

const app = appOfThisFile()
const player = playersOfThisFile(app)
const opened: OpenStream[] = []

afterEach(() => {
  for (const stream of opened.splice(0)) stream.close()
})

/** Opens eight more streams of the player, so that the page's own stream, the oldest, is ended. */
async function crowdOut(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  for (let count = 0; count < 8; count++)
    // A stream is asked for by GET, with which browsers send no origin: `sec-fetch-site` says that the page is of this site.
    opened.push(
      await openTopics(app(), { cookie, origin: '' }, [{ topic: 'account', after: null }], {
        headers: { 'sec-fetch-site': 'same-origin' },
      }),
    )
}

const lookAt = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')))

test('S6, SAVE-7: the first of nine devices stays signed in, and hears of what others save when the player comes back to it', async () => {
  const here = await player.open({ as: 'Ina' })
  const listens = here.waitForResponse(liveStream)
  await here.reload()
  await listens
  await here.getByRole('status', { name: 'Nothing to save yet' }).waitFor()
  const asked: string[] = []
  here.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const isStream = (request: Request) => liveStream.test(request.url())
  const ends = Promise.race([
    here.waitForEvent('requestfinished', isStream),
    here.waitForEvent('requestfailed', isStream),
  ])
  await crowdOut(here)
  await ends
  const there = await player.open({ as: 'Ina' })
  await queue(there, 'Simple Axe', 2)
  // The account's version with the axes.
  await opened.at(-1)!.hears(2)
  await expect.poll(() => column(here, 'Queue').getByText('1 type · 2 items').count()).toBe(0)
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  const tab = await player.openTab(here)
  await column(tab, 'Queue').getByText('1 type · 2 items').waitFor()
  await queue(there, 'Rough Plank', 1)
  // The version with the plank.
  await opened.at(-1)!.hears(3)
  // The stream is the first tab's, and the player looks at the second.
  await lookAt(tab)
  for (const page of [here, tab]) await column(page, 'Queue').getByText('2 types · 3 items').waitFor()
})

test('S6, SET-8: the first of nine windows on a settlement says that it is not live, and is again when the player comes back', async () => {
  const page = await openAs(player, 'Jara')
  const listens = page.waitForResponse((answer) => carriesSettlement(answer.url()))
  await createSettlement(page, 'Riverside')
  await listens
  const [listed] = await callAs<{ id: string }[]>(page, 'getSettlementsUserCanAccess', {})
  const settlementId = listed!.id
  await crowdOut(page)
  const notLive = page.getByText('You have this open in too many places, so this one is not live.')
  await notLive.waitFor()
  expect(await page.getByText('No live connection').count()).toBe(0)
  await callAs(page, 'updateSettlement', { settlementId, description: 'By the water' })
  await callAs(page, 'addPlayer', { settlementId, name: 'Old Tom' })
  await lookAt(page)
  await notLive.waitFor({ state: 'detached' })
  await page.getByText('Old Tom').first().waitFor()
})
