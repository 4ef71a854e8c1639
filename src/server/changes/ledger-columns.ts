import { type SQL, sql } from 'drizzle-orm'
import type { ItemId } from '#domain/catalog/item'
import type { Change } from '#domain/settlement/change'
import {
  type Asked,
  type EndedProject,
  entryKey,
  type LedgerActing,
  type nothingAsked,
  pieceKey,
} from '#domain/settlement/ledger-act'
import type { Entry } from '#domain/settlement/ledger-rows'
import { among } from '../db/among.ts'
import { text, whole } from '../db/columns.ts'
import type { Row } from '../db/database.ts'
import { endedRows } from './ended-projects.ts'
import { entryOf, entrySelect, finishedColumn, stillFinishedIn } from './entries.ts'
import { jsonColumn } from './json-column.ts'
import type { MarkedEvent } from './ledger-states.ts'
import { putAwayColumns } from './put-away.ts'
import { decidedContributions, storedContributions } from './stored-contributions.ts'
import { storedTasks, tasks as tasksTable } from './stored-tasks.ts'
import { projectTemplate, templateToStart } from './stored-templates.ts'
import { type AddedRow, isIdTakenIn, takenIdColumn } from './taken-id.ts'

/** A column with the event numbered `from` and all later ones, to be read by `eventsIn`. */
export function eventsColumn(settlementId: string, from: number): SQL {
  return sql`(
    select coalesce(json_agg(json_build_object('seq', seq, 'changes', changes, 'mark', ${mark}) order by seq), '[]'::json)
    from outbox where settlement_id = ${settlementId} and seq >= ${from}) as events`
}

export function eventsIn(row: Row): readonly MarkedEvent[] {
  return (row.events as readonly Row[]).map((event) => ({
    seq: whole(event, 'seq'),
    changes: event.changes as readonly Change[],
    mark: text(event, 'mark'),
  }))
}

/** A column with the mark of the settlement's last event; empty where it has none. */
export function markColumn(settlementId: string): SQL {
  return sql`(
    select ${mark} from outbox where settlement_id = ${settlementId} and outbox.seq = settlements.seq) as mark`
}

/** Tells two events of one number apart: after a restore another event may get the same number. */
const mark = sql`(extract(epoch from at) * 1000)::bigint || ' ' || coalesce(act::text, '')`

/** The mark of an event by an act at that time. */
export function markOf(at: number, act: string | undefined): string {
  return `${at} ${act ?? ''}`
}

/** Columns with the caller's person number and with what the act asks for, to be read by `askedIn`. */
export function askedColumns(
  settlementId: string,
  userId: string,
  { ended = [], entriesOf = [], contributions = [], tasks, finished, template, catalogue }: Asked,
  adds: AddedRow | null,
): SQL {
  const byNo = sql`(
    select no from people where settlement_id = ${settlementId} and account = ${userId}) as by_no`
  const tables = ended.length === 0 ? [] : Object.entries(endedRows)
  const columns = tables.map(([name, { select }]) => jsonColumn(`ended_${name}`, select(settlementId, ended)))
  const entries = sql`
    ${entrySelect(settlementId)} and (act in ${among(entriesOf)} or reverts_act in ${among(entriesOf)})
    order by act, line`
  const named =
    entriesOf.length === 0
      ? []
      : [
          jsonColumn('asked_entries', entries),
          jsonColumn('asked_standing_only', standingOnlyIn(settlementId, entriesOf)),
          jsonColumn('asked_still_finished', stillFinishedIn(settlementId, entriesOf)),
        ]
  const decided =
    contributions.length === 0
      ? []
      : [jsonColumn('asked_contributions', decidedContributions(settlementId, contributions))]
  const stored = tasks ? [jsonColumn('asked_tasks', storedTasks(settlementId, tasks))] : []
  const started =
    template === undefined ? [] : [jsonColumn('asked_template', templateToStart(settlementId, template))]
  const putAway = catalogue === undefined ? [] : [putAwayColumns(settlementId)]
  const pieces = finished ? [finishedColumn(settlementId, finished)] : []
  const taken = adds ? [takenIdColumn(settlementId, adds)] : []
  const asked = [...columns, ...named, ...decided, ...stored, ...started, ...putAway, ...pieces, ...taken]
  return sql.join([byNo, ...asked], sql`, `)
}

/** The items of which only entries of these acts still count: all others are reversals, or were taken back. */
function standingOnlyIn(settlementId: string, acts: readonly string[]): SQL {
  const isReverted = sql`exists (
    select from entries later where later.settlement_id = ${settlementId}
      and later.reverts_act = entries.act and later.reverts_line = entries.line)`
  return sql`
    select item_id from entries
    where settlement_id = ${settlementId} and item_id in (
      select item_id from entries named where named.settlement_id = ${settlementId} and named.act in ${among(acts)})
    group by item_id
    having bool_and(act in ${among(acts)} or reverts_act is not null or ${isReverted})`
}

/** Reads `askedColumns`, but for what a move to another catalogue looks at: `putAwayIn` reads that. */
export function askedIn(
  row: Row,
  { entriesOf = [] }: Asked,
): Pick<LedgerActing, 'byNo' | Exclude<keyof typeof nothingAsked, 'moving'>> {
  const read = <Name extends keyof typeof endedRows>(name: Name) =>
    ((row[`ended_${name}`] ?? []) as readonly Row[]).map(
      endedRows[name].read as (one: Row) => ReturnType<(typeof endedRows)[Name]['read']>,
    )
  const [items, tasks, numbers] = [read('projectItems'), read('tasks'), read('taskNumbers')]
  const [assignees, players] = [read('assignees'), read('projectPlayers')]
  const projects = read('projects').map(({ ending, endedAt, ...project }): EndedProject => {
    const own = tasks.filter(({ projectId }) => projectId === project.id)
    const ids = new Set(own.map(({ id }) => id))
    return {
      project,
      ending,
      endedAt,
      items: items.filter(({ projectId }) => projectId === project.id),
      tasks: own,
      numbers: numbers.filter(({ taskId }) => ids.has(taskId)),
      assignees: assignees.filter(({ taskId }) => ids.has(taskId)),
      players: players.filter(({ projectId }) => projectId === project.id),
    }
  })
  const found = ((row.asked_entries ?? []) as readonly Row[]).map(entryOf)
  const entries = new Map<string, readonly Entry[]>(
    entriesOf.map((act) => [act, found.filter((entry) => entry.act === act)]),
  )
  const decided = ((row.asked_contributions ?? []) as readonly Row[]).map(storedContributions.read)
  const stored = ((row.asked_tasks ?? []) as readonly Row[]).map(tasksTable.read)
  const [template] = (row.asked_template ?? []) as readonly Row[]
  return {
    byNo: whole(row, 'by_no'),
    decided: new Map(decided.map((one) => [one.id, one])),
    stored: new Map(stored.map((one) => [one.id, one])),
    isIdTaken: isIdTakenIn(row),
    finished: row.asked_finished == null ? null : whole(row, 'asked_finished'),
    template: template ? projectTemplate(template) : null,
    ended: new Map(projects.map((ended) => [ended.project.id, ended])),
    entries,
    reverted: new Set(found.flatMap(({ reverts }) => (reverts ? [entryKey(reverts)] : []))),
    standOnlyHere: new Set(
      ((row.asked_standing_only ?? []) as readonly Row[]).map((one) => text(one, 'item_id') as ItemId),
    ),
    stillFinished: new Map(
      ((row.asked_still_finished ?? []) as readonly Row[]).map((one) => [
        pieceKey(text(one, 'project_id'), text(one, 'item_id') as ItemId),
        whole(one, 'pieces'),
      ]),
    ),
  }
}
