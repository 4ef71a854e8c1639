import { randomUUID } from 'node:crypto'
import type { Entry } from '#domain/settlement/ledger-rows'
import type { Snapshot } from '#domain/settlement/tables'
import { attempted } from '#scripts/attempted'
import { createDice, type Dice } from '#scripts/verify-sync/dice'
import { askAs } from '../../support/saving.ts'
import type { RunningServer } from '../../support/server.ts'
import { openSettlementStream } from '../../support/settlement-stream.ts'
import {
  answerOf,
  createSettlement,
  joinAs,
  type Somebody,
  signInSomebody,
} from '../../support/settlements.ts'
import { pageOf } from '../../support/sign-in.ts'
import { allEntries } from '../read-whole-lists.ts'
import type { Known, Makers, SentAct } from './maker.ts'
import { nextAct, proofItems, sentNames } from './next-act.ts'
import type { ActedBy, HeardEvent } from './seen.ts'
import { wrongIn } from './wrong-in.ts'

type History = {
  readonly servers: readonly RunningServer[]
  readonly seed: number
  readonly acts: number
  readonly clients: number
  /** Starts one more server on the database, which has read nothing of the settlement yet. */
  readonly another?: (() => Promise<RunningServer>) | null
  /** Which acts are done, and how often; without it every kind. */
  readonly makers?: Makers
}

/** The settings of a history: of four seeds in a row each has other ones. */
function settingsOf(seed: number) {
  return {
    requireContributionApproval: seed % 2 === 1,
    autoAssignTasks: seed % 4 > 1,
    maxAssigneesPerTask: 2,
  }
}

/** How many answers in a hundred are lost; their requests are sent again. */
const lostPercent = 20
/** How many acts a client does until it reads the settlement again. */
const knownFor = 12
const mostAttempts = 5
const aLog = { itemId: proofItems.find(({ name }) => name === 'log')!.id, quantity: 1 }

/** Clients do random acts in one settlement at once, on all servers. @returns what is wrong in the end, in sentences */
export async function runHistory({
  servers,
  seed,
  acts,
  clients,
  another,
  makers,
}: History): Promise<readonly string[]> {
  const owner = await signInSomebody(servers[0]!, `Owner ${seed}`)
  const settlementId = await createSettlement(owner)
  await answerOf(owner.ask('updateSettlement', { settlementId, settings: settingsOf(seed) }))
  const people: Somebody[] = [patient(owner)]
  for (let i = 1; i < clients; i++) {
    const who = await signInSomebody(servers[i % servers.length]!, `Client ${seed} ${i}`)
    await joinAs(owner, settlementId, who, i % 3 === 0 ? 'contributor' : 'admin')
    people.push(patient(who))
  }
  const first = await answerOf(owner.ask<Snapshot>('getSettlement', { settlementId }))
  const stream = await openSettlementStream(servers[0]!, settlementId, owner, first.seq)
  const sent = new Map<string, ActedBy>()
  const statuses = new Map<number, number>()
  const share = Math.ceil(acts / clients)
  await Promise.all(
    people.map(async (who, i) => {
      const dice = createDice(seed * 1_000 + i)
      for (let done = 0; done < share; done += knownFor) {
        const known = await look(who, settlementId)
        for (let n = 0; n < Math.min(knownFor, share - done); n++) {
          const act = nextAct(dice, known, makers)
          const status = await send({ who, settlementId, dice }, act)
          sent.set(act.id, { ...act, userId: who.userId, status })
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      }
    }),
  )
  const fresh = another && (await another())
  const askFresh: Somebody['ask'] = (name, input = {}) =>
    askAs(fresh!, { cookie: owner.cookie, origin: pageOf(fresh!) }, name, input)
  if (fresh) {
    // This server reads all rows anew, so what it writes shows whether the rows that the others knew were true.
    const act = { name: 'addItemsToInventory', input: { items: [aLog] }, id: randomUUID() } as const
    const input = { settlementId, operationId: act.id, ...act.input }
    const { status } = await askFresh(act.name, input)
    sent.set(act.id, { ...act, userId: owner.userId, status })
  }
  const seen = (ask: Somebody['ask']) => answerOf(ask<Snapshot>('getSettlement', { settlementId }))
  const snapshots = await Promise.all(people.map(({ ask }) => seen(ask)))
  if (fresh) snapshots.push(await seen(askFresh))
  await stream.reaches(snapshots[0]!.seq)
  const events = stream
    .messages()
    .flatMap((message): HeardEvent[] =>
      message.type === 'event' ? [{ seq: message.seq, act: message.act, changes: message.changes }] : [],
    )
  await stream.close()
  fresh?.signal('SIGTERM')
  const entries = await allEntries(owner, settlementId)
  const done = new Set([...sent.values()].flatMap(({ name, status }) => (status === 200 ? [name] : [])))
  const never = sentNames.filter((name) => !done.has(name))
  console.log(
    attempted(
      'acts',
      acts,
      ` by ${clients} clients, seed ${seed}, ${inWords(statuses)}, ${entries.length} entries; ${done.size} of ${sentNames.length} kinds of acts done${never.length > 0 ? `, not ${never.join(', ')}` : ''}`,
    ),
  )
  // Lines of level 50 in the log are faults of the server itself.
  const faults = servers.flatMap((server) => server.output().match(/^.*"level":50.*$/gm) ?? [])
  return [...wrongIn({ first, snapshots, events, sent, entries }), ...faults.slice(0, 3)].map(
    (sentence) => `seed ${seed}: ${sentence}`,
  )
}

async function look(who: Somebody, settlementId: string): Promise<Known> {
  const { tables } = await answerOf(who.ask<Snapshot>('getSettlement', { settlementId }))
  const { entries } = await answerOf(
    who.ask<{ entries: readonly Entry[] }>('getInventoryEntries', { settlementId, limit: 20 }),
  )
  const ended = await answerOf(who.ask<readonly { id: string }[]>('getEndedProjects', { settlementId }))
  const { no } = tables.members.find(({ userId }) => userId === who.userId)!
  return { tables, entries, ended: ended.map(({ id }) => id), byNo: no }
}

/** The same user, who asks once more where the connection breaks: reading can be repeated, and each act has its id. */
function patient(who: Somebody): Somebody {
  const ask: Somebody['ask'] = (name, input) =>
    who.ask<never>(name, input).catch((error: unknown) => {
      if (error instanceof TypeError) return who.ask<never>(name, input)
      throw error
    })
  return { ...who, ask }
}

type Client = { readonly who: Somebody; readonly settlementId: string; readonly dice: Dice }

/** @returns the status of the answer that the client gets, be it to a repeated request; 200 if either of them was done */
async function send({ who, settlementId, dice }: Client, { name, input, id }: SentAct): Promise<number> {
  const ask = async () => {
    const once = () => who.ask(name, { settlementId, operationId: id, ...input })
    // A database that is too busy says so, and a browser sends the act again under its id.
    for (let attempt = 1; attempt < mostAttempts; attempt++) {
      const answer = await once()
      if (answer.status !== 503) return answer
      console.log(`  ${name} was answered with 503, and is sent again`)
    }
    return once()
  }
  // Nobody waits for the first request, whose answer is lost: the second may be done before it.
  const lost = dice.happens(lostPercent) ? ask() : null
  const { status } = await ask()
  // The first may be done after the second was refused, because others have brought meanwhile what was missing.
  return (await lost)?.status === 200 ? 200 : status
}

function inWords(statuses: ReadonlyMap<number, number>): string {
  return [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
}
