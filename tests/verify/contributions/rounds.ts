import type { Contribution } from '#domain/settlement/contribution'
import type { Entry } from '#domain/settlement/ledger-rows'
import type { Snapshot } from '#domain/settlement/tables'
import { attempted } from '#scripts/attempted'
import { createDice } from '#scripts/verify-sync/dice'
import type { RunningServer } from '../../support/server.ts'
import { answerOf, createSettlement, joinAs, signInSomebody } from '../../support/settlements.ts'
import { allContributions, allEntries } from '../read-whole-lists.ts'
import { sumOf } from '../sum-of.ts'
import { type Effect, type Place, roundAct } from './round-acts.ts'

type Rounds = {
  readonly servers: readonly RunningServer[]
  readonly seed: number
  readonly rounds: number
  /** How many acts meet in each round. */
  readonly atOnce: number
}

/** How many logs the task of a round wants: more than a delivery ever brings. */
const wanted = 30

/** Rounds in one settlement, each with a project, a task and a delivery of its own. @returns what is wrong, in sentences */
export async function runRounds({ servers, seed, rounds, atOnce }: Rounds): Promise<readonly string[]> {
  if (rounds === 0) return []
  const place = await prepare(servers, seed)
  const dice = createDice(seed)
  const wrong: string[] = []
  const outcomes = new Map<string, number>()
  const known = new Map<string, Entry>()
  let sent = 0
  for (let round = 1; round <= rounds; round++) {
    const { projectId, taskId, contribution } = await deliver(place, round, 1 + dice.roll(20))
    const about = {
      contributionId: contribution.id,
      projectId,
      delivered: contribution.itemsContributed[0]!.quantity,
    }
    const acts = Array.from({ length: atOnce }, () => roundAct(dice, place, about))
    const done = await Promise.all(acts.map(async (act) => ({ effect: act.effect, ...(await act.send()) })))
    sent += acts.length
    for (const entry of await entriesSince(place, known)) known.set(`${entry.act}:${entry.line}`, entry)
    const seen = await look(place, taskId)
    const faults = wrongIn({ done, seen, about, entries: [...known.values()] })
    wrong.push(...faults.map((fault) => `round ${round}: ${fault}`))
    const outcome = faults.length > 0 ? 'wrong' : statusOf(seen, about.contributionId)
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    await clear(place, { projectId, contribution })
  }
  const passed = rounds - (outcomes.get('wrong') ?? 0)
  const words = [...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ')
  console.log(attempted('rounds', rounds, ` with ${sent} acts, ${passed} passed: one effect each (${words})`))
  return wrong
}

async function prepare(servers: readonly RunningServer[], seed: number): Promise<Place> {
  const on = (i: number) => servers[i % servers.length]!
  const owner = await signInSomebody(on(0), `Ada ${seed}`)
  const settlementId = await createSettlement(owner)
  const [ines, ivo, giver] = [
    await signInSomebody(on(1), `Ines ${seed}`),
    await signInSomebody(on(2), `Ivo ${seed}`),
    await signInSomebody(on(3), `Mika ${seed}`),
  ]
  await joinAs(owner, settlementId, ines, 'admin')
  await joinAs(owner, settlementId, ivo, 'admin')
  await joinAs(owner, settlementId, giver, 'contributor')
  return { settlementId, reviewers: [owner, ines, ivo], giver }
}

async function deliver({ settlementId, reviewers: [owner], giver }: Place, round: number, quantity: number) {
  const items = [{ itemId: 'log', quantity: wanted }]
  const project = { settlementId, name: `Bridge ${round}`, items }
  const { id: projectId } = await answerOf(owner!.ask<{ id: string }>('createProject', project))
  const { tables } = await answerOf(owner!.ask<Snapshot>('getSettlement', { settlementId }))
  const taskId = tables.tasks.find((task) => task.projectId === projectId)!.id
  const delivery = { settlementId, taskId, itemsContributed: [{ itemId: 'log', quantity }] }
  const contribution = await answerOf(giver.ask<Contribution>('createTaskContribution', delivery))
  return { projectId, taskId, contribution }
}

function entriesSince({ settlementId, reviewers: [owner] }: Place, known: ReadonlyMap<string, Entry>) {
  return allEntries(owner!, settlementId, ({ act, line }) => known.has(`${act}:${line}`))
}

type Seen = {
  readonly tables: Snapshot['tables']
  readonly rows: readonly Contribution[]
  readonly taskId: string
}

async function look({ settlementId, reviewers: [owner] }: Place, taskId: string): Promise<Seen> {
  const { tables } = await answerOf(owner!.ask<Snapshot>('getSettlement', { settlementId }))
  return { tables, rows: await allContributions(owner!, { settlementId, taskId }), taskId }
}

function statusOf({ rows }: Seen, contributionId: string): string {
  return rows.find(({ id }) => id === contributionId)?.status ?? 'none'
}

type Round = {
  readonly done: readonly {
    readonly effect: Effect
    readonly done: boolean
    readonly statuses: readonly number[]
  }[]
  readonly seen: Seen
  readonly about: { readonly contributionId: string; readonly projectId: string }
  /** All entries of the settlement. */
  readonly entries: readonly Entry[]
}

/** Checks that one act decided, and that the row, its rest, the entries, the stock and the task agree with it. */
function wrongIn({ done, seen, about: { contributionId, projectId }, entries }: Round): readonly string[] {
  const { tables, rows, taskId } = seen
  const status = statusOf(seen, contributionId)
  const row = rows.find(({ id }) => id === contributionId)
  const deciding = done.filter((act) => act.done && decides.has(act.effect))
  const brought = entries.filter((one) => one.contributionId === contributionId && one.kind === 'contributed')
  const accepted = status === 'approved' ? row!.itemsContributed[0]!.quantity : 0
  const rest = rows.filter(({ splitOf }) => splitOf === contributionId)
  const stock = tables.stock.find(({ itemId }) => itemId === 'log')?.quantity ?? 0
  const entered = sumOf(entries.map(({ amount }) => amount))
  const isLive = tables.projects.some(({ id }) => id === projectId)
  const completed = tables.taskNumbers.find((numbers) => numbers.taskId === taskId)?.completed
  const claims: readonly (readonly [boolean, string])[] = [
    [done.every(({ statuses }) => statuses.every((one) => one < 500)), 'an act met a fault'],
    [deciding.length === (status === 'pending' ? 0 : 1), `${deciding.length} acts decided, it is ${status}`],
    [deciding.every(({ effect }) => effect === status), `${deciding[0]?.effect} was done, it is ${status}`],
    [brought.length === (status === 'approved' ? 1 : 0), `${brought.length} entries, it is ${status}`],
    [sumOf(brought.map(({ amount }) => amount)) === accepted, `${accepted} accepted, not what was entered`],
    [rest.length <= (status === 'approved' ? 1 : 0), `${rest.length} rests, it is ${status}`],
    [stock === entered, `${stock} in the stock, ${entered} entered`],
    [!isLive || completed === accepted, `${accepted} accepted, the task has ${completed}`],
  ]
  return claims.filter(([holds]) => !holds).map(([, sentence]) => sentence)
}

const decides: ReadonlySet<Effect> = new Set(['approved', 'rejected', 'withdrawn'])

/** Removes what a round has left, so that the next one starts with nothing. */
async function clear(
  { settlementId, reviewers: [owner], giver }: Place,
  { projectId, contribution }: { readonly projectId: string; readonly contribution: Contribution },
): Promise<void> {
  await giver.ask('withdrawTaskContribution', { settlementId, contributionId: contribution.id })
  await owner!.ask('archiveProject', { settlementId, projectId, stock: 'stays' })
  await owner!.ask('removeFromInventory', { settlementId, itemId: 'log' })
}
