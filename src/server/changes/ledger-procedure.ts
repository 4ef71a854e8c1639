import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { type CompletedAct, completeLedgerAct } from '#domain/planning/complete-ledger-act'
import type { FactsByKind } from '#domain/settlement/activity'
import { type LedgerActName, ledgerActs } from '#domain/settlement/acts/ledger-acts'
import { afterChanges, type Change, put } from '#domain/settlement/change'
import type { LedgerAct } from '#domain/settlement/ledger-act'
import type { PersonNo } from '#domain/settlement/names'
import { type Rows, settlementIn } from '#domain/settlement/tables'
import type { Acted } from '#domain/settlement/telling/acted'
import { reviewedOutside, waitsNoMore } from '#domain/settlement/telling/told-of-contributions'
import { whoIsTold } from '#domain/settlement/telling/who-is-told'
import { dayMs, isoTime, monotonicMs } from '../configuration/clock.ts'
import { textOrEmpty, whole } from '../db/columns.ts'
import type { Row, Writable } from '../db/database.ts'
import type { CallContext, Caller } from '../rpc/api.ts'
import { type HandlerOf, handlerOf } from './act-procedure.ts'
import { entriesInsert } from './entries.ts'
import { askedColumns, askedIn, eventsColumn, eventsIn, markColumn, markOf } from './ledger-columns.ts'
import { type LedgerKeeper, requireCatalogue } from './ledger-keeper.ts'
import { broughtTo, type KnownRows } from './ledger-states.ts'
import { type ActInput, performAct, type Ran, type Runner } from './perform-act.ts'
import { rowsIn, tablesIn } from './read-rows.ts'
import { storedNames } from './stored-tables.ts'
import { toldByAct, waitingOver } from './tell.ts'
import { findAuthorsOutside, toldOutside } from './tell-outside.ts'

export type AnyLedgerAct = LedgerAct<ActInput, unknown, FactsByKind>

/** An event that would be larger says that everything has changed. */
const largestEvent = 64 * 1024

/** Makes the procedure of an act of the ledger: one line in a room's `procedures.ts`. */
export function ledgerProcedureOf<Name extends LedgerActName>(
  keeper: LedgerKeeper,
  name: Name,
): HandlerOf<Name> {
  const act = ledgerActs[name] as unknown as AnyLedgerAct
  return handlerOf(name, act.action, (input, userId) => ledgerRunner({ keeper, act, input, userId }))
}

/** Performs an act of the ledger for the caller without a request of its own for it. @throws what it is refused with */
export function performLedgerAct(
  context: CallContext & { readonly caller: Caller },
  keeper: LedgerKeeper,
  name: LedgerActName,
  input: ActInput,
): Promise<unknown> {
  const act = ledgerActs[name] as unknown as AnyLedgerAct
  const { userId } = context.caller
  return performAct(context, name, input, ledgerRunner({ keeper, act, input, userId }))
}

type LedgerCall = {
  readonly keeper: LedgerKeeper
  readonly act: AnyLedgerAct
  readonly input: ActInput
  readonly userId: string
}

/**
 * Runs the act on all rows of the settlement: those known from before, brought up to date by the events since, or read anew
 * where events are missing. After it the walk; rows, entries, numbers and who is told are written together.
 */
export function ledgerRunner({ keeper, act, input, userId }: LedgerCall): Runner {
  const { settlementId } = input
  const { states } = keeper
  const asked = act.asks?.(input) ?? {}
  return {
    action: act.action,
    columns: () => sql`
      ${askedColumns(settlementId, userId, asked)}, ${rowColumns(settlementId, states.known(settlementId))}`,
    async run(row, acting, database) {
      const state = stateIn(row, states.known(settlementId))
      if (!state) {
        states.drop(settlementId)
        return null
      }
      const named = await withCatalogue(keeper, database, state.rows)
      const version = asked.catalogue ?? settlementIn(named).catalogue!
      if (asked.catalogue !== undefined) await keepCatalogue(keeper, database, version)
      const ledger = await keeper.catalogOf(database, version)
      const given = askedIn(row, asked)
      const startedAt = monotonicMs()
      const done = completeLedgerAct(ledger, act, named, input, {
        ...acting,
        ...given,
        inDays: (days) => isoTime(Date.parse(acting.now) + days * dayMs),
      })
      keeper.measures.ledgerActTook((monotonicMs() - startedAt) / 1_000)
      if ('refused' in done) return done
      const at = Date.parse(acting.now)
      const first: readonly Change[] = named === state.rows ? [] : [put('settlements', settlementIn(named))]
      const ran = recordedAs(settlementId, done, first, () =>
        states.keep(settlementId, {
          seq: state.seq + 1,
          rows: done.after,
          mark: markOf(at, input.operationId),
        }),
      )
      const acted = { ...acting, userId, before: state.rows, after: done.after, changes: done.changes }
      const { parts, notified } = tellingOf(settlementId, acted, { byNo: given.byNo, at })
      const outside = await findAuthorsOutside(database, settlementId, reviewedOutside(acted))
      const rows = { projects: done.after.projects, catalog: ledger.catalog }
      return {
        ...ran,
        parts: [...ran.parts, ...parts],
        elsewhere: outside.map((one) => toldOutside(one, rows, at)),
        notified: [...notified, ...outside.map(({ userId }) => userId)],
      }
    },
  }
}

/** What the act tells is written with it; most acts tell nobody. */
function tellingOf(
  settlementId: string,
  acted: Acted,
  by: { readonly byNo: PersonNo; readonly at: number },
): Required<Pick<Ran, 'parts' | 'notified'>> {
  const told = whoIsTold(acted)
  const over = waitsNoMore(acted)
  return {
    parts: [
      ...(told.length > 0 ? [toldByAct(settlementId, told, by)] : []),
      ...(over.subjects.length > 0 ? [waitingOver(settlementId, over.subjects, by.at)] : []),
    ],
    notified: [...new Set([...told.map(({ userId }) => userId), ...over.userIds])],
  }
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

/** Names the catalogue that the settlement counts with from its first change of stock or projects on. */
async function withCatalogue(keeper: LedgerKeeper, database: Writable, rows: Rows): Promise<Rows> {
  const settlement = settlementIn(rows)
  if (settlement.catalogue !== null) return rows
  await keeper.keepVersionInUse(database)
  return afterChanges(rows, [put('settlements', { ...settlement, catalogue: keeper.versionInUse() })])
}

/** Keeps the version that a settlement is to count with. @throws NOT_FOUND if there is no such version */
async function keepCatalogue(keeper: LedgerKeeper, database: Writable, version: string): Promise<void> {
  await requireCatalogue(keeper, database, version)
  if (version === keeper.versionInUse()) await keeper.keepVersionInUse(database)
}

function recordedAs(
  settlementId: string,
  { answer, activity, changes: walked, entries }: CompletedAct<unknown, FactsByKind>,
  first: readonly Change[],
  whenRecorded: () => void,
): Ran & Required<Pick<Ran, 'parts'>> {
  const changes = walked.length === 0 ? walked : [...first, ...walked]
  const isTooLarge = JSON.stringify(changes).length > largestEvent
  return {
    done: { answer, changes, ...(activity && { activity }) },
    parts: entries.length > 0 ? [entriesInsert(settlementId, entries)] : [],
    ...(isTooLarge && { eventChanges: [...changes.filter(isOfPeople), { touched: 'everything' }] }),
    ...(changes.length > 0 && { whenRecorded }),
  }
}

/** Streams look at these themselves. */
function isOfPeople(change: Change): boolean {
  return 'put' in change && (change.put === 'settlements' || change.put === 'members')
}
