import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { attempted } from '#scripts/attempted'
import { column, queue, saved } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { keptJournal } from '../support/kept-journal.ts'
import { rounds } from '../support/rounds.ts'
import { load } from '../support/saving.ts'
import { signIn } from '../support/sign-in.ts'
import { chooseOfAccount, signInAs } from '../support/sign-in-page.ts'

const app = appOfThisFile()
const player = playersOfThisFile(app)
const refused = /401 \(Unauthorized\)/
const items = [
  ['Rough Plank', '2'],
  ['Sturdy Rope', '8'],
  ['Rough Stick', '6'],
  ['Simple Ingot', '4'],
] as const

/** What an account has queued, by item. */
async function queueOf(name: string): Promise<Readonly<Record<string, number>>> {
  const { document } = await load(app(), await signIn(app(), name))
  return Object.fromEntries(document.buildList.map(({ itemId, quantity }) => [itemId, quantity]))
}

const all = (tabs: readonly Page[], look: (tab: Page) => Promise<unknown>) => Promise.all(tabs.map(look))
const queued = (text: string) => (tab: Page) => column(tab, 'Queue').getByText(text).waitFor()
const isCalled = (name: string) => (tab: Page) =>
  tab.getByRole('banner').getByText(name, { exact: true }).waitFor()
const isSignedOut = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor()

/** Ends the session in one tab: the player signs out, or the session turns out to have ended. */
async function endIn(tab: Page, isByPlayer: boolean): Promise<void> {
  if (isByPlayer) return chooseOfAccount(tab, 'Sign Out')
  await tab.context().clearCookies()
  await chooseOfAccount(tab, 'Profile')
  await tab.getByText('Your session has ended').waitFor()
  await tab.keyboard.press('Escape')
}

test.each(rounds(40))(
  'R12: four tabs that enter at once all end with all of it; after signing out in one, the next player sees and saves none of it (round %i)',
  async (round) => {
    const [ada, ben] = [`Ada ${round}`, `Ben ${round}`]
    const first = await player.open({ as: ada, expected: refused })
    const tabs = [first]
    while (tabs.length < items.length) tabs.push(await player.openTab(first, { expected: refused }))
    await all(tabs, (tab) => tab.getByRole('status', { name: 'Nothing to save yet' }).waitFor())

    await Promise.all(items.map(([name], at) => queue(tabs[at]!, name, at + 1)))
    // 1 + 2 + 3 + 4.
    await all(tabs, queued('4 types · 10 items'))
    await all(tabs, (tab) => saved(tab).waitFor())
    const ofAda = Object.fromEntries(items.map(([, id], at) => [id, at + 1]))
    expect(await queueOf(ada)).toEqual(ofAda)

    const isByPlayer = round % 2 === 0
    await endIn(tabs[round % 4]!, isByPlayer)
    await all(tabs, isSignedOut)
    // After a session that ended by itself the plan stays, for when the same player is back.
    await all(tabs, queued(isByPlayer ? 'Nothing queued yet' : '4 types · 10 items'))

    await signInAs(tabs[(round + 1) % 4]!, ben)
    await all(tabs, isCalled(ben))
    await all(tabs, queued('Nothing queued yet'))
    await Promise.all([queue(tabs[0]!, 'Rough Plank', 7), queue(tabs[3]!, 'Sturdy Rope', 2)])
    await all(tabs, queued('2 types · 9 items'))
    await all(tabs, (tab) => saved(tab).waitFor())
    expect([await queueOf(ada), await queueOf(ben)]).toEqual([ofAda, { '2': 7, '8': 2 }])
    // Only Ben's journal is left in the browser.
    if (isByPlayer) expect(JSON.parse(await keptJournal(first))).toHaveLength(1)
    console.log(attempted('tabs of two players', 1))
  },
)
