import { type SQL, sql } from 'drizzle-orm'
import type { Change } from '#domain/settlement/change'
import { type Asked, type EndedProject, entryKey, type LedgerActing } from '#domain/settlement/ledger-act'
import type { Entry } from '#domain/settlement/ledger-rows'
import { among } from '../db/among.ts'
import { whole } from '../db/columns.ts'
import type { Row } from '../db/database.ts'
import { entryOf, entrySelect } from './entries.ts'
import { endedRows } from './stored-ledger.ts'

/** A column with the events after a number, to be read by `eventsIn`. */
export function eventsColumn(settlementId: string, after: number): SQL {
  return sql`(
    select coalesce(json_agg(json_build_object('seq', seq, 'changes', changes) order by seq), '[]'::json)
    from outbox where settlement_id = ${settlementId} and seq > ${after}) as events`
}

export function eventsIn(row: Row) {
  return (row.events as readonly Row[]).map((event) => ({
    seq: whole(event, 'seq'),
    changes: event.changes as readonly Change[],
  }))
}

/** Columns with the caller's person number and with what the act asks for, to be read by `askedIn`. */
export function askedColumns(
  settlementId: string,
  userId: string,
  { ended = [], entriesOf = [] }: Asked,
): SQL {
  const byNo = sql`(
    select no from people where settlement_id = ${settlementId} and account = ${userId}) as by_no`
  const tables = ended.length === 0 ? [] : Object.entries(endedRows)
  const columns = tables.map(([name, { select }]) => rowsAs(`ended_${name}`, select(settlementId, ended)))
  const entries = sql`
    ${entrySelect(settlementId)} and (act in ${among(entriesOf)} or reverts_act in ${among(entriesOf)})
    order by act, line`
  const named = entriesOf.length === 0 ? [] : [rowsAs('asked_entries', entries)]
  return sql.join([byNo, ...columns, ...named], sql`, `)
}

function rowsAs(name: string, rows: SQL): SQL {
  return sql`(select coalesce(json_agg(stored), '[]'::json) from (${rows}) stored) as ${sql.identifier(name)}`
}

/** Reads `askedColumns`. */
export function askedIn(
  row: Row,
  { entriesOf = [] }: Asked,
): Pick<LedgerActing, 'byNo' | 'ended' | 'entries' | 'reverted'> {
  const read = <Name extends keyof typeof endedRows>(name: Name) =>
    ((row[`ended_${name}`] ?? []) as readonly Row[]).map(
      endedRows[name].read as (one: Row) => ReturnType<(typeof endedRows)[Name]['read']>,
    )
  const [items, tasks, numbers] = [read('projectItems'), read('tasks'), read('taskNumbers')]
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
    }
  })
  const found = ((row.asked_entries ?? []) as readonly Row[]).map(entryOf)
  const entries = new Map<string, readonly Entry[]>(
    entriesOf.map((act) => [act, found.filter((entry) => entry.act === act)]),
  )
  return {
    byNo: whole(row, 'by_no'),
    ended: new Map(projects.map((ended) => [ended.project.id, ended])),
    entries,
    reverted: new Set(found.flatMap(({ reverts }) => (reverts ? [entryKey(reverts)] : []))),
  }
}
