import { request } from 'node:http'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { LargeSettlement, SignedIn } from './large-settlement.ts'
import { openUnder, type Profile, untilInstalled } from './profile.ts'
import { measureReactions, type Reaction, reactionOf } from './reaction.ts'

/** How many bytes the whole settlement has, compressed, as it comes over the line. */
export function snapshotBytes(
  origin: string,
  { owner: { cookies: cookie }, settlementId }: LargeSettlement,
): Promise<number> {
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'br', origin, cookie }
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api/getPackedSettlement`, { method: 'POST', headers }, async (answer) => {
      let bytes = 0
      for await (const chunk of answer) bytes += chunk.length
      if (answer.statusCode === 200) resolve(bytes)
      else reject(new Error(`The snapshot was refused with ${answer.statusCode}`))
    })
    sent.on('error', reject)
    sent.end(JSON.stringify({ settlementId }))
  })
}

/** A list of the settlement: where it is, and a selector of its rows. */
export type Screen = { readonly origin: string; readonly path: string; readonly row: string }

export type ListFigures = {
  readonly elements: number
  readonly key: Reaction
  readonly scroll: Reaction
}

/** Counts the elements of the page, and measures a key in the list's search and a turn of the wheel over the list. */
export async function listFigures(
  browser: Browser,
  profile: Profile,
  { owner }: LargeSettlement,
  at: Screen,
): Promise<ListFigures> {
  const { context, page } = await openFor(browser, profile, owner, at)
  await page.goto(`${at.origin}${at.path}`)
  const first = page.locator(at.row).first()
  await first.waitFor()
  await untilInstalled(page)
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const { x, y } = (await first.boundingBox())!
  await page.mouse.move(x + 20, y + 20)
  const scroll = await measureReactions(page, 'wheel', () => page.mouse.wheel(0, 700), 40)
  await page.getByRole('searchbox').first().focus()
  // The text typed and deleted letter by letter: ten keys.
  const letters = [...'plank']
  const round = [...letters, ...letters.map(() => 'Backspace')]
  const key = await measureReactions(page, 'keydown', (i) => page.keyboard.press(round[i % 10]!), 60)
  await context.close()
  return { elements, key, scroll }
}

/** Measures what somebody else does, from its arrival in the page until the frame that shows it. */
export async function changeByAnother(
  browser: Browser,
  profile: Profile,
  { owner, other, settlementId, errand: { taskId, title } }: LargeSettlement,
  at: Screen,
): Promise<Reaction> {
  const { context, page } = await openFor(browser, profile, owner, at)
  await page.addInitScript(timeArrivals)
  await page.goto(`${at.origin}${at.path}`)
  await page.getByRole('searchbox').first().fill(title)
  await page.getByRole('button', { name: `Open ${title}`, exact: true }).waitFor()
  await untilInstalled(page)
  await page.evaluate(() => (globalThis as unknown as Timed).painted.splice(0))
  for (let i = 0; i < 30; i++) {
    await other.ask(i % 2 === 0 ? 'claimTask' : 'unclaimTask', { settlementId, taskId })
    // Change number i, counted from 0, is drawn once there are more times than i.
    await page.waitForFunction((n) => (globalThis as unknown as Timed).painted.length > n, i)
  }
  const times = await page.evaluate(() => (globalThis as unknown as Timed).painted)
  await context.close()
  return reactionOf(times)
}

/** The time of each change so far, in milliseconds. */
type Timed = { painted: number[] }

/** Runs in the page before its own scripts: notes the time from a message of the stream to the frame after the first change of the document. */
function timeArrivals(): void {
  const painted: number[] = []
  Object.assign(globalThis, { painted })
  const Former = EventSource
  class Timing extends Former {
    constructor(address: string | URL) {
      super(address)
      this.addEventListener('message', () => {
        const arrived = performance.now()
        const watcher = new MutationObserver(() => {
          watcher.disconnect()
          requestAnimationFrame(() => {
            // The task after the next frame: by then the change is drawn. As in `measureReactions`.
            const channel = new MessageChannel()
            channel.port1.onmessage = () => painted.push(performance.now() - arrived)
            channel.port2.postMessage(null)
          })
        })
        watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      })
    }
  }
  Object.assign(globalThis, { EventSource: Timing })
}

async function openFor(
  browser: Browser,
  profile: Profile,
  player: SignedIn,
  { origin }: Pick<Screen, 'origin'>,
): Promise<{ context: BrowserContext; page: Page }> {
  const opened = await openUnder(browser, profile, { 'bit-calculator.account': player.userId }, origin)
  const cookies = player.cookies.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: origin }
  })
  await opened.context.addCookies(cookies)
  return opened
}
