import { randomUUID } from 'node:crypto'
import type { Contribution } from '#domain/settlement/contribution'
import { freePort } from '../../support/server-port.ts'
import { answerOf } from '../../support/settlements.ts'
import { type KillableServer, startKillableServer } from '../crash/killable-server.ts'
import { allContributions } from '../read-whole-lists.ts'
import { type Workshop, wrongAfterKill } from './after-kill.ts'
import { openWorkshop } from './kills.ts'
import { openStatementGate, type StatementGate } from './statement-gate.ts'

type Kind = {
  readonly name: string
  readonly by: 'owner' | 'giver'
  readonly input: (waiting: Contribution, taskId: string) => object
  /** What becomes of the contribution that waits; null where a new one comes. */
  readonly status: string | null
}

const shown = ({ id, revision }: Contribution) => ({ contributionId: id, revision })
const logs = (quantity: number) => [{ itemId: 'log', quantity }]

const kinds: readonly Kind[] = [
  { name: 'approveTaskContribution', by: 'owner', input: shown, status: 'approved' },
  {
    name: 'rejectTaskContribution',
    by: 'owner',
    input: (waiting) => ({ ...shown(waiting), reason: 'not ours' }),
    status: 'rejected',
  },
  {
    name: 'withdrawTaskContribution',
    by: 'giver',
    input: ({ id }) => ({ contributionId: id }),
    status: 'withdrawn',
  },
  {
    name: 'createTaskContribution',
    by: 'giver',
    input: (_, taskId) => ({ taskId, itemsContributed: logs(3) }),
    status: null,
  },
]

/** What the streams read for others after any act. */
const isForReaders = (statement: string) => /^\s*select user_id, /.test(statement)

/** Alone, an act reads and writes; where something else was done between the two, it does so again under a lock. */
const ways = ['alone', 'after another act'] as const

/**
 * Kills the server before each statement that it sends for each kind of act, one after the other: PostgreSQL has heard of all those
 * before it and of none after. Then the act must be there whole or not at all, and asked again it is done once.
 */
export async function runStatementKills({
  DATABASE_URL,
  ...settings
}: Readonly<Record<string, string>> & { readonly DATABASE_URL: string }): Promise<readonly string[]> {
  const gate = await openStatementGate(DATABASE_URL, isForReaders)
  const port = await freePort()
  const start = () =>
    startKillableServer(port, { SIGN_INS_PER_MINUTE: '1000000', ...settings, DATABASE_URL: gate.url })
  const running = { server: start() }
  const tried: Tried[] = []
  try {
    await running.server.ready()
    const workshop = await openWorkshop(running.server)
    await gate.learnIdle(5000)
    for (const kind of kinds)
      for (const way of ways) tried.push(...(await tryEach({ kind, way, gate, workshop, running, start })))
  } finally {
    await running.server.kill()
    gate.close()
  }
  const passed = tried.filter(({ wrong }) => wrong.length === 0).length
  const done = tried.filter(({ isDone }) => isDone).length
  console.log(
    `kills by statement: ${tried.length} attempted, ${passed} passed; ${done} acts were done, ${tried.length - done} not: all or nothing of each`,
  )
  return tried.flatMap(({ wrong }) => wrong)
}

/** Kills before the first statement of an act, before its second, and so on, until it is answered without coming so far. */
async function tryEach(at: Omit<At, 'n'>): Promise<readonly Tried[]> {
  const what = `${at.kind.name}, ${at.way}`
  const tried: Tried[] = []
  for (let n = 1; ; n++) {
    const one = await tryAt({ ...at, n })
    if (!one) break
    tried.push({ ...one, wrong: one.wrong.map((fault) => `${what}, before statement ${n}: ${fault}`) })
  }
  const beginnings = tried.map(({ statement }) => statement.trim().split(/\s+/, 3).join(' '))
  console.log(`  ${what}: killed before each of ${tried.length} statements: ${beginnings.join(', ')}`)
  const isWriting = beginnings.some((beginning) => beginning.startsWith('with numbered'))
  return isWriting
    ? tried
    : [...tried, { statement: '', isDone: false, wrong: [`${what}: never killed before it writes`] }]
}

type At = {
  /** The statement before which the server is killed. */
  readonly n: number
  readonly kind: Kind
  readonly way: (typeof ways)[number]
  readonly gate: StatementGate
  readonly workshop: Workshop
  readonly running: { server: KillableServer }
  readonly start: () => KillableServer
}

type Tried = { readonly statement: string; readonly isDone: boolean; readonly wrong: readonly string[] }

/** @returns null where the act was answered before it came to that many statements */
async function tryAt({ n, kind, way, gate, workshop, running, start }: At): Promise<Tried | null> {
  const { settlementId, giver, taskId } = workshop
  const delivery = { settlementId, taskId, itemsContributed: logs(2) }
  const waiting = await answerOf(giver.ask<Contribution>('createTaskContribution', delivery))
  const operationId = randomUUID()
  await gate.untilQuiet(700)
  const act = { settlementId, operationId, ...kind.input(waiting, taskId) }
  const ask = () => workshop[kind.by].ask<Contribution>(kind.name, act).catch(() => null)
  const { hold, answer } =
    way === 'alone' ? { hold: gate.hold(n), answer: ask() } : await overtaken(n, ask, { gate, workshop })
  const held = await Promise.race([hold.held, answer.then(() => null)])
  if (!held) {
    hold.giveUp()
    return null
  }
  await running.server.kill()
  await answer
  running.server = start()
  if ((await running.server.ready()) === null) throw new Error(`no start: ${running.server.errors()}`)
  const isDone = () =>
    isThere(workshop, kind.status === null ? operationId : waiting.id, kind.status ?? 'pending')
  const wasDone = await isDone()
  const wrong = [...(await wrongAfterKill(workshop, new Map()))]
  if ((await ask())?.status !== 200) wrong.push('asked again it is refused')
  if (!(await isDone())) wrong.push('asked again it is not done')
  wrong.push(...(await wrongAfterKill(workshop, new Map())))
  return { statement: held.statement, isDone: wasDone, wrong }
}

/** Asks, has something else done between the act's reading and its writing, and holds the n-th statement from then on. */
async function overtaken<Answer>(
  n: number,
  ask: () => Promise<Answer>,
  { gate, workshop: { owner, settlementId } }: Pick<At, 'gate' | 'workshop'>,
) {
  const write = gate.hold(1, 'with numbered')
  const answer = ask()
  const held = await write.held
  await answerOf(owner.ask('updateSettlement', { settlementId, description: randomUUID() }))
  await gate.untilQuiet(700)
  const hold = gate.hold(n)
  held.letGo()
  return { hold, answer }
}

async function isThere({ owner, settlementId }: Workshop, id: string, status: string): Promise<boolean> {
  const all = await allContributions(owner, { settlementId })
  return all.some((one) => one.id === id && one.status === status)
}
