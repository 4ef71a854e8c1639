import { type SQL, sql } from 'drizzle-orm'
import { type CompletedAct, completeLedgerAct } from '#domain/planning/complete-ledger-act'
import { refused } from '#domain/settlement/act-refusal'
import type { FactsByKind } from '#domain/settlement/activity'
import { type Change, put } from '#domain/settlement/change'
import type { Asked, LedgerAct, Moving } from '#domain/settlement/ledger-act'
import { type Rows, settlementIn } from '#domain/settlement/tables'
import { reviewedOutside } from '#domain/settlement/telling/told-of-contributions'
import { dayMs, isoTime, monotonicMs } from '../configuration/clock.ts'
import { textOrEmpty, whole } from '../db/columns.ts'
import type { Row, Writable } from '../db/database.ts'
import type { ActInput, ActResult, Runner } from './act-runner.ts'
import { entriesInsert } from './entries.ts'
import { withCatalogueVersion } from './ledger-catalogue.ts'
import { askedColumns, askedIn, eventsColumn, eventsIn, markColumn, markOf } from './ledger-columns.ts'
import { type LedgerKeeper, requireCatalogueVersion } from './ledger-keeper.ts'
import { broughtTo, type KnownRows } from './ledger-states.ts'
import { movedAssignment, putAwayIn, putAwayWrites } from './put-away.ts'
import { rowsIn, tablesIn } from './read-rows.ts'
import { storedNames } from './stored-tables.ts'
import { notificationsOf } from './tell.ts'
import { findAuthorsOutside, outsideNotificationInsert } from './tell-outside.ts'

export type AnyLedgerAct = LedgerAct<ActInput, unknown, FactsByKind>

/** An event that would have more characters says instead that everything has changed. */
const largestEvent = 64 * 1024

type LedgerCall = {
  readonly keeper: LedgerKeeper
  readonly act: AnyLedgerAct
  readonly input: ActInput
  readonly userId: string
}

/**
 * Runs the act on all rows of the settlement: those known from before, brought up to date by the events since, or read again
 * where events are missing. Then the walk runs; rows, entries, numbers and notifications are written together.
 */
export function ledgerRunner({ keeper, act, input, userId }: LedgerCall): Runner {
  const { settlementId } = input
  const { states } = keeper
  const asked = act.asks?.(input) ?? {}
  // An id that the server draws itself cannot be taken.
  const adds = act.addsTo && input.operationId ? { table: act.addsTo, id: input.operationId } : null
  return {
    action: act.action,
    columns: () => sql`
      ${askedColumns(settlementId, userId, asked, adds)}, ${rowColumns(settlementId, states.known(settlementId))}`,
    async run(row, acting, database) {
      const state = stateIn(row, states.known(settlementId))
      if (!state) {
        states.drop(settlementId)
        return null
      }
      // Before its first change of stock or projects a settlement names no catalogue: then `named` are its rows with one.
      const named = await withCatalogueVersion(keeper, database, state.rows, input)
      if (isNumberedOtherwise(named, input)) return refused('other-recipes')
      const version = asked.catalogue ?? settlementIn(named).catalogue!
      if (asked.catalogue !== undefined) await requireCatalogueVersion(keeper, database, version)
      const ledger = await keeper.catalogOf(database, version)
      const given = { ...askedIn(row, asked), moving: await movingFrom(keeper, database, row, named, asked) }
      const startedAt = monotonicMs()
      const done = completeLedgerAct(ledger, act, named, input, {
        ...acting,
        ...given,
        inDays: (days) => isoTime(Date.parse(acting.now) + days * dayMs),
      })
      keeper.measures.ledgerActTook((monotonicMs() - startedAt) / 1_000)
      if ('refused' in done) return done
      const at = Date.parse(acting.now)
      // Written with the act's own changes where the catalogue was named just now.
      const naming: readonly Change[] = named === state.rows ? [] : [put('settlements', settlementIn(named))]
      const ran = recordedAs(settlementId, done, naming, () =>
        states.keep(settlementId, {
          seq: state.seq + 1,
          rows: done.after,
          mark: markOf(at, input.operationId),
        }),
      )
      const acted = { ...acting, userId, before: state.rows, after: done.after, changes: done.changes }
      const { parts, notified } = notificationsOf(settlementId, acted, { byNo: given.byNo, at })
      const outside = await findAuthorsOutside(database, settlementId, reviewedOutside(acted))
      const rows = { projects: done.after.projects, catalog: ledger.catalog }
      return {
        ...ran,
        parts: [...ran.parts, ...parts],
        // Whoever delivered without being a member is told of the decision in their own personal settlement.
        elsewhere: outside.map((one) => ({
          settlementId: one.personalId,
          statement: outsideNotificationInsert(one, rows, at),
        })),
        notified: [...notified, ...outside.map(({ userId }) => userId)],
      }
    },
  }
}

/** Whether the act names recipes by another version than the settlement counts with: it was made before a move, and waited. */
function isNumberedOtherwise(rows: Rows, { catalogue }: ActInput): boolean {
  return catalogue !== undefined && catalogue !== settlementIn(rows).catalogue
}

/** What a move looks at beside the rows; null for any other act. */
async function movingFrom(
  { catalogOf }: LedgerKeeper,
  database: Writable,
  row: Row,
  rows: Rows,
  { catalogue }: Asked,
): Promise<Moving | null> {
  if (catalogue === undefined) return null
  const { catalog: from } = await catalogOf(database, settlementIn(rows).catalogue!)
  return { from, ...putAwayIn(row) }
}

function rowColumns(settlementId: string, known: KnownRows | undefined): SQL {
  if (known) return eventsColumn(settlementId, known.seq)
  const all = Object.fromEntries(storedNames.map((name) => [name, 'all'] as const))
  return sql`${markColumn(settlementId)}, ${tablesIn(settlementId, all)}`
}

function stateIn(row: Row, known: KnownRows | undefined): KnownRows | null {
  const seq = whole(row, 'seq')
  if ('events' in row) return known ? broughtTo(seq, known, eventsIn(row)) : null
  return { seq, rows: rowsIn(row), mark: textOrEmpty(row, 'mark') }
}

function recordedAs(
  settlementId: string,
  { answer, activity, changes: walked, entries, moved }: CompletedAct<unknown, FactsByKind>,
  naming: readonly Change[],
  whenRecorded: () => void,
): ActResult & Required<Pick<ActResult, 'parts'>> {
  const isRecorded = walked.length > 0 || entries.length > 0
  const changes = isRecorded ? [...naming, ...walked] : []
  const isTooLarge = JSON.stringify(changes).length > largestEvent
  return {
    done: { answer, changes, ...(activity && { activity }) },
    parts: [
      ...(entries.length > 0 ? [entriesInsert(settlementId, entries)] : []),
      ...(moved ? putAwayWrites(settlementId, moved.putAway) : []),
    ],
    ...(moved && { assigned: movedAssignment(moved) }),
    ...(isTooLarge && { eventChanges: [...changes.filter(isOfPeople), { touched: 'everything' }] }),
    ...(isRecorded && { whenRecorded }),
  }
}

/** Streams need these changes even where an event is too large: by them they notice who has left, and a deletion. */
function isOfPeople(change: Change): boolean {
  return 'put' in change && (change.put === 'settlements' || change.put === 'members')
}
