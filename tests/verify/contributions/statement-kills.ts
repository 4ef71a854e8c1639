import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Contribution } from '#domain/settlement/contribution'
import { attempted } from '#scripts/attempted'
import { freePort } from '../../support/server-port.ts'
import { answerOf } from '../../support/settlements.ts'
import { type KillableServer, startKillableServer } from '../crash/killable-server.ts'
import { isThere, type Workshop, wrongAfterKill } from './after-kill.ts'
import { type Kind, kinds, logs } from './killed-acts.ts'
import { openWorkshop } from './kills.ts'
import { overtaken } from './overtaken.ts'
import { openStatementGate, type StatementGate } from './statement-gate.ts'

/** Whether streams send this statement after any act, for their readers. */
const isForReaders = (statement: string) => /^\s*select user_id, /.test(statement)

/**
 * Alone, an act reads and then writes. Where another act was done after it has read, it reads again and writes under a lock. That
 * other act must come from another server: at one server, the acts of a settlement wait for each other.
 */
type Way = 'alone' | 'after another act'

/** How the statements begin before which the server must have been killed; `with numbered` writes all of an act. */
const ways: Readonly<Record<Way, readonly string[]>> = {
  alone: ['with numbered'],
  'after another act': ['begin', 'with numbered', 'commit'],
}

type Settings = Readonly<Record<'DATABASE_URL' | 'DATA_DIR' | 'CATALOGUE', string>>

/**
 * Kills the server before each statement that it sends for each kind of act, one after the other: PostgreSQL has then heard of all
 * statements before it and of none after it. Then the act must be there whole or not at all, and asked again it is done once.
 */
export async function runStatementKills({
  DATABASE_URL,
  DATA_DIR,
  ...given
}: Settings): Promise<readonly string[]> {
  const gate = await openStatementGate(DATABASE_URL, isForReaders)
  const settings = {
    SIGN_INS_PER_MINUTE: '1000000',
    AUTH_SECRET: 'one secret for both servers, long enough',
    ...given,
  }
  const port = await freePort()
  const start = () => startKillableServer(port, { ...settings, DATA_DIR, DATABASE_URL: gate.url })
  const running = { server: start() }
  const tried: Tried[] = []
  let other: KillableServer | undefined
  try {
    await running.server.ready()
    const folder = join(DATA_DIR, 'other')
    other = startKillableServer(await freePort(), { ...settings, DATA_DIR: folder, DATABASE_URL })
    await other.ready()
    const workshop = await openWorkshop(running.server)
    await gate.learnIdle(5000)
    for (const kind of kinds)
      for (const way of Object.keys(ways) as Way[])
        tried.push(...(await tryEach({ kind, way, gate, workshop, running, other, start })))
  } finally {
    await running.server.kill()
    await other?.kill()
    gate.close()
  }
  const passed = tried.filter(({ wrong }) => wrong.length === 0).length
  const done = tried.filter(({ isDone }) => isDone).length
  console.log(
    attempted(
      'kills by statement',
      tried.length,
      `, ${passed} passed; ${done} acts were done, ${tried.length - done} not: all or nothing of each`,
    ),
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
  const missed = ways[at.way].filter((words) => !beginnings.some((beginning) => beginning.startsWith(words)))
  const wrong = missed.map((words) => `${what}: never killed before “${words}”`)
  return wrong.length === 0 ? tried : [...tried, { statement: '', isDone: false, wrong }]
}

type At = {
  /** The statement before which the server is killed. */
  readonly n: number
  readonly kind: Kind
  readonly way: Way
  readonly gate: StatementGate
  readonly workshop: Workshop
  readonly running: { server: KillableServer }
  /** A second server on the same database, which is never killed. */
  readonly other: KillableServer
  readonly start: () => KillableServer
}

type Tried = { readonly statement: string; readonly isDone: boolean; readonly wrong: readonly string[] }

/** @returns null where the act was answered before it came to that many statements */
async function tryAt(at: At): Promise<Tried | null> {
  const { n, kind, way, gate, workshop, running, start } = at
  const { settlementId, giver, taskId } = workshop
  const delivery = { settlementId, taskId, itemsContributed: logs(2) }
  const waiting = await answerOf(giver.ask<Contribution>('createTaskContribution', delivery))
  const operationId = randomUUID()
  await gate.untilQuiet(700)
  const act = { settlementId, operationId, ...kind.input(waiting, taskId) }
  const ask = () => workshop[kind.by].ask<Contribution>(kind.name, act).catch(() => null)
  const { hold, answer } = way === 'alone' ? { hold: gate.hold(n), answer: ask() } : await overtaken(at, ask)
  const held = await Promise.race([hold.held, answer.then(() => null)])
  if (!held) {
    hold.giveUp()
    return null
  }
  await running.server.kill()
  await answer
  running.server = start()
  if ((await running.server.ready()) === null) throw new Error(`no start: ${running.server.errors()}`)
  // A contribution that the act makes gets the operation's id.
  const isDone = () =>
    isThere(workshop, kind.status === null ? operationId : waiting.id, kind.status ?? 'pending')
  const wasDone = await isDone()
  // The map of reviews stays empty: none was answered before the kill, and whether the act is done is asked for by `isDone`.
  const wrong = [...(await wrongAfterKill(workshop, new Map()))]
  if ((await ask())?.status !== 200) wrong.push('asked again it is refused')
  if (!(await isDone())) wrong.push('asked again it is not done')
  wrong.push(...(await wrongAfterKill(workshop, new Map())))
  return { statement: held.statement, isDone: wasDone, wrong }
}
