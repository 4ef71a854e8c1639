import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'
import { grouped } from '#domain/grouped'
import { completeLedgerAct } from '#domain/planning/complete-ledger-act'
import { createLedgerCatalog } from '#domain/planning/ledger-catalog'
import { membershipIn } from '#domain/settlement/act'
import { ledgerActs } from '#domain/settlement/acts/ledger-acts'
import { afterChanges, type Change, keyIn } from '#domain/settlement/change'
import type { Contribution } from '#domain/settlement/contribution'
import { type EndedProject, entryKey, type LedgerAct, type LedgerActing } from '#domain/settlement/ledger-act'
import type { Entry } from '#domain/settlement/ledger-rows'
import { type Rows, type Snapshot, stateOf, type TableName } from '#domain/settlement/tables'
import { decidedAfter, leaving } from '../../support/acted-ledger.ts'
import { modelWalk } from '../../support/ledger-model.ts'
import { sumOf } from '../sum-of.ts'
import type { SentAct } from './maker.ts'
import { proofItems } from './next-act.ts'

export type ActedBy = SentAct & { readonly userId: string; readonly status: number }
/** An event, and the act that caused it. */
export type Told = {
  readonly seq: number
  readonly act?: string | undefined
  readonly changes: readonly unknown[]
}

type Seen = {
  readonly first: Snapshot
  /** What each client sees in the end. */
  readonly snapshots: readonly Snapshot[]
  readonly events: readonly Told[]
  readonly sent: ReadonlyMap<string, ActedBy>
  readonly entries: readonly Entry[]
}

/** What is wrong in the end, in sentences. */
export function wrongIn(seen: Seen): readonly string[] {
  const [last, ...others] = seen.snapshots
  const replayed = replay(seen)
  return [
    ...others
      .filter((other) => inWords(other) !== inWords(last!))
      .map(() => 'two clients see different rows'),
    ...wrongActs(seen),
    ...wrongStock(last!, seen.entries),
    ...replayed.wrong,
    ...differences(inTables(last!), inTables({ ...last!, tables: tablesOf(replayed.rows) })),
  ]
}

/** Every act that was done is told once, and none that was refused. */
function wrongActs({ events, sent }: Seen): readonly string[] {
  const told = events.flatMap(({ act }) => (act === undefined ? [] : [act]))
  const refused = told.filter((act) => sent.get(act) && sent.get(act)!.status !== 200)
  const faults = [...sent.values()].filter(({ status }) => status >= 500)
  return [
    ...(new Set(told).size < told.length ? ['an act was done twice'] : []),
    ...refused.map((act) => `${sent.get(act)!.name} was refused with ${sent.get(act)!.status}, and done`),
    ...faults.map(({ name, status }) => `${name} was answered with ${status}`),
    ...events
      .slice(1)
      .filter(({ seq }, i) => seq !== events[i]!.seq + 1)
      .map(({ seq }) => `no event before ${seq}`),
  ]
}

/** 0 ≤ kept ≤ reserved ≤ quantity; reserved is what is kept and allotted; the quantity is the sum of the entries. */
export function wrongStock(
  { tables }: Pick<Snapshot, 'tables'>,
  entries: readonly Entry[],
): readonly string[] {
  return tables.stock.flatMap(({ itemId, quantity, reserved, kept }) => {
    const allotted = sumOf(tables.allotments.flatMap((row) => (row.itemId === itemId ? [row.amount] : [])))
    const entered = sumOf(entries.flatMap((entry) => (entry.itemId === itemId ? [entry.amount] : [])))
    return [
      ...(0 <= kept && kept <= reserved && reserved <= quantity
        ? []
        : [`${itemId}: ${kept}, ${reserved}, ${quantity}`]),
      ...(reserved === kept + allotted
        ? []
        : [`${itemId}: ${reserved} reserved, ${kept} kept, ${allotted} allotted`]),
      ...(quantity === entered ? [] : [`${itemId}: ${quantity} there, ${entered} entered`]),
    ]
  })
}

/** All acts once more in their order, each walk also by the slow model. */
function replay({ first, events, sent, entries: all }: Seen): {
  readonly rows: Rows
  readonly wrong: readonly string[]
} {
  const ledger = createLedgerCatalog(
    openCatalog(packCatalog(proofItems, { name: '', date: '', version: '' })),
  )
  const wrong: string[] = []
  let { rows } = stateOf(first)
  let ended = new Map<string, EndedProject>()
  let decided: ReadonlyMap<string, Contribution> = new Map()
  let entries: readonly Entry[] = []
  const written = byAct(all)
  let now = ''
  for (const { seq, act: id, changes } of events) {
    const done = id === undefined ? undefined : sent.get(id)
    now = (done && ownTime(changes, done, rows)) ?? timeIn(changes) ?? now
    if (!done) continue
    const act = ledgerActs[done.name] as unknown as LedgerAct<unknown, unknown, never>
    const acting: Omit<LedgerActing, 'catalog' | 'missing'> = {
      id: done.id,
      now,
      by: membershipIn(rows, done.userId)!,
      byNo: rows.members.get(done.userId)!.no,
      inDays: (days) => new Date(Date.parse(now) + days * dayMs).toISOString(),
      ended,
      decided,
      template: null,
      entries: byAct(entries),
      reverted: new Set(entries.flatMap(({ reverts }) => (reverts ? [entryKey(reverts)] : []))),
    }
    const spied: LedgerAct<unknown, unknown, never> = {
      ...act,
      run(given, input, with_) {
        const result = act.run(given, input, with_)
        if (!('refused' in result) && result.cause) {
          const acted = afterChanges(given, result.changes)
          expected = modelWalk(proofItems, acted, result.cause)
        }
        return result
      },
    }
    let expected: ReturnType<typeof modelWalk> | undefined
    const result = completeLedgerAct(ledger, spied, rows, done.input, acting)
    if ('refused' in result) {
      wrong.push(`${done.name} was done, but is refused when done again: ${result.refused.why}`)
      continue
    }
    if (expected && !isAsExpected(expected.allotments, result.after))
      wrong.push(`the model allots otherwise after ${done.name}`)
    ended = endedAfter(ended, rows, result.changes, now)
    decided = decidedAfter(decided, result.changes)
    const before = rows
    rows = result.after
    entries = [...entries, ...result.entries]
    const otherwise = [
      ...otherwiseThanTold(changes as readonly Change[], before, rows),
      ...otherwiseEntered(written.get(done.id) ?? [], result.entries),
    ]
    // Only of the first: what follows from it is otherwise too.
    if (wrong.length === 0)
      wrong.push(
        ...otherwise.map((what) => `${done.name} ${JSON.stringify(done.input)}, number ${seq}: ${what}`),
      )
  }
  return { rows, wrong }
}

/** Which rows of an event are other rows, once it has been heard, when its act is done again. */
function otherwiseThanTold(told: readonly Change[], before: Rows, again: Rows): readonly string[] {
  const heard = afterChanges(before, told)
  // A row may be written and dropped by one act, such as who claimed the task that has ended by it.
  const written = new Map(told.flatMap(rowOf).map((row) => [row.join(' '), row]))
  return [...written.values()].flatMap(([name, key]) => {
    if (apart.includes(name)) return []
    const was = wordsOf(heard, name, key)
    const is = wordsOf(again, name, key)
    return was === is ? [] : [`told ${name} ${was}, done again ${is}`]
  })
}

function rowOf(change: Change): readonly (readonly [TableName, string])[] {
  if ('touched' in change) return []
  return 'put' in change ? [[change.put, keyIn(change)]] : [[change.drop, change.key]]
}

function wordsOf(rows: Rows, name: TableName, key: string): string {
  const row = (rows[name] as ReadonlyMap<string, object>).get(key)
  return row ? text(row) : 'none'
}

/** What an act entered, where it enters something else when it is done again. */
function otherwiseEntered(told: readonly Entry[], again: readonly Entry[]): readonly string[] {
  const inLines = (entries: readonly Entry[]) =>
    entries
      .map(({ line, kind, itemId, amount }) => `${line} ${kind} ${amount} ${itemId}`)
      .toSorted()
      .join(', ')
  return inLines(told) === inLines(again) ? [] : [`entered ${inLines(told)}, done again ${inLines(again)}`]
}

/** Tables that acts of the ledger do not write. */
const apart: readonly string[] = ['settlements', 'members', 'players']

function byAct(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  return grouped(entries, ({ act }) => act)
}

const dayMs = 24 * 60 * 60 * 1_000

/** When the act of an event ran: the latest time in the rows that it wrote. */
function timeIn(changes: readonly unknown[]): string | undefined {
  const times = (changes as readonly { readonly row?: { readonly updatedAt?: string } }[]).flatMap(
    ({ row }) => row?.updatedAt ?? [],
  )
  return times.toSorted().at(-1)
}

/**
 * When an act ran whose time counts later: hand-made tasks are served in the order in which they were made, and the ids of an
 * order's tasks are made of the time since when it asks. Another row that the walk wrote may have a later time: an act that
 * began later was done before.
 */
function ownTime(changes: readonly unknown[], { id, name }: ActedBy, rows: Rows): string | undefined {
  type Row = { readonly [Field in 'id' | 'createdAt' | 'itemId' | 'since']?: string }
  const written = (changes as readonly { readonly row?: Row }[]).flatMap(({ row }) => row ?? [])
  if (name === 'createTask') return written.find((row) => row.id === id)?.createdAt
  return written.find(({ itemId, since }) => since && since !== rows.standingOrders.get(itemId!)?.since)
    ?.since
}

function isAsExpected(expected: Readonly<Record<string, number>>, { allotments }: Rows): boolean {
  const given = Object.fromEntries([...allotments].map(([key, { amount }]) => [key, amount]))
  return (
    JSON.stringify(Object.entries(given).toSorted()) === JSON.stringify(Object.entries(expected).toSorted())
  )
}

function endedAfter(
  known: ReadonlyMap<string, EndedProject>,
  before: Rows,
  changes: Parameters<typeof afterChanges>[1],
  endedAt: string,
): Map<string, EndedProject> {
  const after = new Map(known)
  for (const change of changes) {
    if ('put' in change && change.put === 'projects') after.delete(change.row.id)
    if (!('drop' in change) || change.drop !== 'projects') continue
    const archived = known.get(change.key)
    if (archived && !before.projects.has(change.key)) {
      after.set(change.key, { ...archived, ending: change.as ?? 'deleted', endedAt })
      continue
    }
    after.set(change.key, { ...leaving(before, change.key), ending: change.as ?? 'deleted', endedAt })
  }
  return after
}

export function tablesOf(rows: Rows): Snapshot['tables'] {
  const entries = Object.entries(rows).map(([name, table]) => [
    name,
    [...(table as Map<string, unknown>).values()],
  ])
  return Object.fromEntries(entries) as Snapshot['tables']
}

/** The rows of the ledger by table, each as text without its times, in one order. */
function inTables({ tables }: Snapshot): Readonly<Record<string, readonly string[]>> {
  const ledger = Object.entries(tables).filter(([name]) => !apart.includes(name))
  return Object.fromEntries(ledger.map(([name, rows]) => [name, rows.map(text).toSorted()]))
}

function text(row: object): string {
  const facts = Object.entries(row).filter(([field]) => !/(^at|At|due)$/.test(field))
  return JSON.stringify(facts.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function inWords(snapshot: Snapshot): string {
  return JSON.stringify(inTables(snapshot))
}

function differences(
  seen: Readonly<Record<string, readonly string[]>>,
  replayed: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  return Object.entries(seen).flatMap(([name, rows]) => {
    const others = new Set(replayed[name])
    const own = new Set(rows)
    return [
      ...rows
        .filter((row) => !others.has(row))
        .slice(0, 3)
        .map((row) => `${name}: only on the server ${row}`),
      ...replayed[name]!.filter((row) => !own.has(row))
        .slice(0, 3)
        .map((row) => `${name}: only when done again ${row}`),
    ]
  })
}
