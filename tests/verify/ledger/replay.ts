import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'
import { grouped } from '#domain/grouped'
import { completeLedgerAct } from '#domain/planning/complete-ledger-act'
import { createLedgerCatalog } from '#domain/planning/ledger-catalog'
import { membershipIn } from '#domain/settlement/act'
import { ledgerActs } from '#domain/settlement/acts/ledger-acts'
import { afterChanges, type Change } from '#domain/settlement/change'
import type { Contribution } from '#domain/settlement/contribution'
import {
  type EndedProject,
  entryKey,
  type LedgerAct,
  type NotCounted,
  nothingAsked,
} from '#domain/settlement/ledger-act'
import type { Entry } from '#domain/settlement/ledger-rows'
import { type Rows, stateOf } from '#domain/settlement/tables'
import { decidedAfter, leaving } from '../../support/acted-ledger.ts'
import { finishedBy, stillFinishedBy } from '../../support/finished-entries.ts'
import { modelWalk } from '../../support/ledger-model.ts'
import { standingOnlyIn } from '../../support/standing-only.ts'
import { proofItems } from './next-act.ts'
import { otherwiseEntered, otherwiseThanTold } from './otherwise.ts'
import type { Seen } from './seen.ts'
import { ownTime, timeIn } from './time-of-act.ts'

const dayMs = 24 * 60 * 60 * 1_000

/**
 * Does all acts of a history again, in their order, and compares what each gives with what the server told of it. What an act allots to
 * projects is compared with the slow model as well. @returns the rows in the end, and what is wrong, in sentences
 */
export function replay({ first, events, sent, entries: all }: Seen): {
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
    // The act's name is known at run time only, so TypeScript cannot know the type of its input.
    const act = ledgerActs[done.name] as unknown as LedgerAct<unknown, unknown, never>
    const asked = act.asks?.(done.input) ?? {}
    // What the server reads from the database for an act, found in the entries and changes of the acts before it.
    const acting: NotCounted = {
      ...nothingAsked,
      id: done.id,
      now,
      by: membershipIn(rows, done.userId)!,
      byNo: rows.members.get(done.userId)!.no,
      inDays: (days) => new Date(Date.parse(now) + days * dayMs).toISOString(),
      ended,
      decided,
      entries: byAct(entries),
      reverted: new Set(entries.flatMap(({ reverts }) => (reverts ? [entryKey(reverts)] : []))),
      standOnlyHere: standingOnlyIn(asked.entriesOf ?? [], entries),
      stillFinished: stillFinishedBy(entries, asked.entriesOf),
      finished: finishedBy(entries, asked.finished),
    }
    /** What the model allots after this act; undefined for an act after which nothing is allotted. */
    let expected: ReturnType<typeof modelWalk> | undefined
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
    // The first difference is enough: those after it follow from it.
    if (wrong.length === 0)
      wrong.push(
        ...otherwise.map((what) => `${done.name} ${JSON.stringify(done.input)}, number ${seq}: ${what}`),
      )
  }
  return { rows, wrong }
}

function byAct(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  return grouped(entries, ({ act }) => act)
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
    // A project that was archived before may be deleted.
    const archived = known.get(change.key)
    if (archived && !before.projects.has(change.key)) {
      after.set(change.key, { ...archived, ending: change.as ?? 'deleted', endedAt })
      continue
    }
    after.set(change.key, { ...leaving(before, change.key), ending: change.as ?? 'deleted', endedAt })
  }
  return after
}
