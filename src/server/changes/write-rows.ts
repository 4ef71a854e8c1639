import { type SQL, sql } from 'drizzle-orm'
import { type Change, keyIn } from '#domain/settlement/change'
import type { Settlement } from '#domain/settlement/tables'
import { sqlIsoTime } from '../db/sql-time.ts'
import type { Dropped, StoredTable } from './stored-table.ts'
import { type StoredName, storedTables } from './stored-tables.ts'

/** The changed rows of one table by key, so that the last of several changes of one row counts, as in `afterChanges`. */
type Rows = { readonly puts: Map<string, unknown>; readonly drops: Map<string, Dropped> }

/**
 * The statements that write changed rows, a few for each table. The settlement's own row is not among them: the statement that raises its
 * number writes it too (`settlementAssignments`).
 */
export function writesOf(settlementId: string, changes: readonly Change[], at: number): readonly SQL[] {
  const tables = new Map<StoredName, Rows>()
  const rowsOf = (name: StoredName) => {
    const known = tables.get(name) ?? { puts: new Map(), drops: new Map() }
    tables.set(name, known)
    return known
  }
  const gone = new Set(changes.flatMap((one) => ('drop' in one && one.drop === 'tasks' ? [one.key] : [])))
  for (const change of changes) {
    // An act may assign somebody to a task that it also drops: the drop wins, as in `afterChanges`.
    if ('put' in change && change.put === 'assignees' && gone.has(change.row.taskId)) continue
    if ('put' in change && change.put !== 'settlements') {
      const { puts, drops } = rowsOf(change.put)
      puts.set(keyIn(change), change.row)
      drops.delete(keyIn(change))
    }
    if (!('drop' in change)) continue
    if (change.drop === 'settlements') throw new Error('a settlement is deleted by a command, not by an act')
    const { drop, ...dropped } = change
    const { puts, drops } = rowsOf(drop)
    puts.delete(dropped.key)
    drops.set(dropped.key, dropped)
  }
  return Array.from(tables).flatMap(([name, { puts, drops }]) => {
    const table = storedTables[name] as StoredTable<unknown>
    return [
      ...(puts.size > 0 ? [table.put(settlementId, [...puts.values()])] : []),
      ...(drops.size > 0 ? [table.drop(settlementId, [...drops.values()], at)].flat() : []),
    ]
  })
}

/** The assignments for a change of the settlement's own row, the last where there are several; empty if there is none. */
export function settlementAssignments(changes: readonly Change[]): SQL {
  const settlement = changes
    .flatMap((change) => ('put' in change && change.put === 'settlements' ? [change.row] : []))
    .at(-1)
  return settlement ? sql`, ${assignments(settlement)}` : sql``
}

function assignments({ name, description, catalogue, settings, updatedAt }: Settlement): SQL {
  return sql`
    name = ${name}, description = ${description}, catalogue = ${catalogue}, auto_assign_tasks = ${settings.autoAssignTasks},
    low_stock_threshold = ${settings.lowStockThreshold}, enable_notifications = ${settings.enableNotifications},
    require_contribution_approval = ${settings.requireContributionApproval},
    max_assignees_per_task = ${settings.maxAssigneesPerTask},
    default_task_deadline_days = ${settings.defaultTaskDeadlineDays}, updated_at = ${sqlIsoTime(updatedAt)}`
}
