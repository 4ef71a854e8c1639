import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { attempted } from '#scripts/attempted'
import { column, owned, queue, saved } from '../support/app-controls.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { itemId } from '../support/catalog-builder.ts'
import { keptSettlements } from '../support/kept-settlements.ts'
import { playersOfAnyServer, untilKeptOffline } from '../support/offline-players.ts'
import { othersMeanwhile, playersDoneBy } from '../support/others-meanwhile.ts'
import { isAllRounds, rounds } from '../support/rounds.ts'
import { load } from '../support/saving.ts'
import { callAs, playerRow } from '../support/settlement-page.ts'
import { answerOf, createSettlement, invite, readSettlement, signInSomebody } from '../support/settlements.ts'
import { signInAs } from '../support/sign-in-page.ts'

const app = appOfThisFile({ API_REQUESTS_PER_MINUTE: '100000' })
const openInstalled = playersOfAnyServer()
/** Chromium’s own lines about requests that get no answer or are refused. */
const noNetwork = /Failed to load resource|ERR_|FetchEvent|error occurred when fetching the script/
/** How many changes Ben makes without a network. The others make one while he makes three. */
const edits = isAllRounds ? 300 : 36
const names = ['Tom', 'Edda', 'Greta', 'Odo', 'Liv', 'Rolf']
const hourMs = 3_600_000

/** Ada’s settlement with six players and Ben. His two tabs open without a network too: his plan, and the settlement’s users. */
async function adaAndBen(round: number) {
  const ada = await signInSomebody(app(), `Ada ${round}`)
  const settlementId = await createSettlement(ada)
  const players: { readonly id: string }[] = []
  for (const name of names) players.push(await answerOf(ada.ask('addPlayer', { settlementId, name })))
  const { inviteCode } = await invite(ada, settlementId)
  const users = await openInstalled({
    url: `${app().url}/settlement`,
    expected: noNetwork,
    before: (context) => context.clock.install(),
  })
  await signInAs(users, `Ben ${round}`)
  await callAs(users, 'useSettlementInviteLink', { inviteCode })
  await untilKeptOffline(users)
  // From here on the service worker answers for the page.
  await users.goto(`${app().url}/settlement/users`)
  await playerRow(users, 'Rolf').waitFor()
  await expect.poll(async () => (await keptSettlements(users)).tables.length).toBe(1)
  const plan = await users.context().newPage()
  await plan.goto(app().url)
  await queue(plan, 'Simple Axe', 2)
  await saved(plan).waitFor()
  const ben = await signInSomebody(app(), `Ben ${round}`)
  return { ada, ben, settlementId, playerIds: players.map(({ id }) => id), users, plan }
}

const oneMore = (plan: Page) =>
  column(plan, 'Results').getByRole('button', { name: 'One more Rough Plank' }).click()

/** The changes that could not be made, read from the file that the page offers. */
async function undone(users: Page, count: number): Promise<readonly { readonly act: string }[]> {
  const list = users.getByRole('region', { name: `${count} changes could not be made` })
  await list.waitFor()
  const download = users.waitForEvent('download')
  await list.getByRole('button', { name: 'Download' }).click()
  return JSON.parse(readFileSync(await (await download).path(), 'utf8'))[0].refused
}

test.each(rounds(20))(
  'R6: after an hour offline and a reload all is done in order, others’ changes stay, and what is refused is listed (round %i)',
  { timeout: 600_000 },
  async (round) => {
    const { ada, ben, settlementId, playerIds, users, plan } = await adaAndBen(round)
    const others = await othersMeanwhile({ app: app(), ada, ben, settlementId, playerIds })
    const context = users.context()
    const reload = () => Promise.all([users.reload(), plan.reload()])
    await context.setOffline(true)
    // A stream that is open already would go on without a network; the reload ends it.
    await reload()
    const toggled: number[] = []
    const waiting = (count: number) => users.getByText(`${count} changes wait for the connection.`)
    for (let edit = 0; edit < edits; edit++) {
      if (edit % 3 === 0) {
        toggled.push((edit / 3) % names.length)
        await playerRow(users, names[toggled.at(-1)!]!)
          .getByRole('button', { name: /^Set (in)?active/ })
          .click()
        await others.next()
      } else await oneMore(plan)
      // An hour in all.
      if (edit % 6 === 5) await context.clock.fastForward((6 * hourMs) / edits)
      if (edit === edits / 2) {
        // What the page counts is stored; a change is shown some milliseconds earlier.
        await waiting(toggled.length).waitFor()
        await reload()
      }
    }
    await waiting(toggled.length).waitFor()

    await context.setOffline(false)
    await users.getByText('for the connection.').waitFor({ state: 'detached' })
    // Rolf is gone: Ada removed him.
    const refused = await undone(users, toggled.filter((at) => names[at] === 'Rolf').length)
    expect(new Set(refused.map(({ act }) => act))).toEqual(new Set(['updatePlayer']))
    const { players, members } = await readSettlement(ada, settlementId)
    const expected = names.slice(0, -1).map((name, at) => ({
      name: others.nameOf(at) ?? name,
      isActive: toggled.filter((one) => one === at).length % 2 === 0,
    }))
    expect(players.map(({ name, isActive }) => ({ name, isActive }))).toEqual(
      [...expected, ...others.added()].map((one) => expect.objectContaining(one)),
    )
    const { no } = members.find(({ userId }) => userId === ben.userId)!
    expect(await playersDoneBy(ada, settlementId, no)).toEqual(
      toggled.filter((at) => names[at] !== 'Rolf').map((at) => expected[at]!.name),
    )

    await saved(plan).waitFor()
    const planks = edits - toggled.length + others.planks()
    await expect.poll(() => owned(plan, 'Rough Plank').inputValue()).toBe(String(planks))
    const { document } = await load(app(), ben)
    // The 5 ropes are one of the changes that were made elsewhere meanwhile.
    expect(document.inventory).toEqual({ [itemId('2')]: planks, [itemId('8')]: 5 })
    console.log(attempted('hours offline', 1, `: ${edits} edits, ${others.count()} by others meanwhile`))
  },
)
