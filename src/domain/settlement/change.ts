import type { Ending } from './ledger-rows.ts'
import { keyOf, type Rows, type SettlementState, type TableName, type Tables } from './tables.ts'

/**
 * What only some members may read, so that a change of it is announced without its content; `everything` where more rows have
 * changed than an event carries: the settlement must be read again.
 */
export type TouchedPart = 'invites' | 'templates' | 'webhook' | 'progressLinks' | 'shares' | 'everything'

/** A row added or replaced; a row removed, a project with how it ended; or a part that only some may read and that has changed (SET-8). */
export type Change =
  | { readonly [Name in TableName]: { readonly put: Name; readonly row: Tables[Name] } }[TableName]
  | { readonly drop: TableName; readonly key: string; readonly as?: Ending }
  | { readonly touched: TouchedPart }

export type SettlementEvent = {
  readonly seq: number
  /** The id of the act that caused it; none for changes by commands. */
  readonly act?: string | undefined
  readonly changes: readonly Change[]
}

export function put<Name extends TableName>(name: Name, row: Tables[Name]): Change {
  return { put: name, row } as Change
}

/** The state after an event. An event that was applied already, or that skips a number, changes nothing (R7). */
export function afterEvent(state: SettlementState, { seq, changes }: SettlementEvent): SettlementState {
  if (seq !== state.seq + 1) return state
  return { seq, rows: afterChanges(state.rows, changes) }
}

/** The rows after the changes. Tables without a change stay the same objects. */
export function afterChanges(rows: Rows, changes: readonly Change[]): Rows {
  return afterAllChanges(rows, [changes])
}

/** The rows after one list of changes after the other; each table that changes is copied once. */
export function afterAllChanges(rows: Rows, lists: readonly (readonly Change[])[]): Rows {
  const touched = new Map<TableName, Map<string, unknown>>()
  const table = (name: TableName) => {
    const known = touched.get(name) ?? new Map<string, unknown>(rows[name])
    touched.set(name, known)
    return known
  }
  const dropWhere: DropWhere = (name, leaves) => {
    const known: ReadonlyMap<string, unknown> = touched.get(name) ?? rows[name]
    for (const [key, row] of known) if (leaves(row as OwnedRow)) table(name).delete(key)
  }
  for (const changes of lists) applyChanges(changes, table, dropWhere)
  return touched.size === 0 ? rows : ({ ...rows, ...Object.fromEntries(touched) } as Rows)
}

function applyChanges(
  changes: readonly Change[],
  table: (name: TableName) => Map<string, unknown>,
  dropWhere: DropWhere,
): void {
  const droppedTasks = new Set<string>()
  // A server of a newer release tells of tables that this one does not know.
  for (const change of changes) {
    if ('put' in change && change.put in keyOf) {
      if (isDecided(change)) table(change.put).delete(keyIn(change))
      else table(change.put).set(keyIn(change), change.row)
    }
    if ('drop' in change && change.drop in keyOf) {
      table(change.drop).delete(change.key)
      if (change.drop === 'tasks') droppedTasks.add(change.key)
      dropOwned(change, dropWhere)
    }
  }
  // In one pass, at the end of the list: regenerating a project's tasks drops hundreds of them, and nothing in it puts a dropped one again.
  if (droppedTasks.size > 0) dropWhere('assignees', ({ taskId }) => isIn(droppedTasks, taskId))
}

/** A contribution that was decided is no longer among those that wait (CON-3); its last row is sent once. */
export function isDecided(change: Change): boolean {
  return 'put' in change && change.put === 'contributions' && change.row.status !== 'pending'
}

/** The fields by which a row belongs to another. */
type OwnedRow = {
  readonly id?: string
  readonly projectId?: string | null
  readonly taskId?: string
  readonly who?: string
}
type DropWhere = (name: TableName, leaves: (row: OwnedRow) => boolean) => void

/** Drops the rows that belong to a dropped project or person. */
function dropOwned({ drop, key }: { drop: TableName; key: string }, dropWhere: DropWhere): void {
  if (drop === 'projects') dropOfProject(key, dropWhere)
  if (drop === 'members' || drop === 'players') {
    dropWhere('assignees', ({ who }) => who === key)
    dropWhere('projectPlayers', ({ who }) => who === key)
  }
}

function dropOfProject(key: string, dropWhere: DropWhere): void {
  const isOwn = ({ projectId }: OwnedRow) => projectId === key
  const tasks = new Set<string>()
  dropWhere('tasks', (row) => {
    if (isOwn(row)) tasks.add(row.id!)
    return isOwn(row)
  })
  for (const name of ['taskNumbers', 'assignees'] as const)
    dropWhere(name, ({ taskId }) => isIn(tasks, taskId))
  for (const name of ['projectItems', 'allotments', 'projectPlayers'] as const) dropWhere(name, isOwn)
}

function isIn(ids: ReadonlySet<string>, id: string | undefined): boolean {
  return id !== undefined && ids.has(id)
}

/** The key of the row that a change adds or replaces. */
export function keyIn<Name extends TableName>({ put, row }: { put: Name; row: Tables[Name] }): string {
  return keyOf[put](row)
}

/** Whether the changes delete the settlement. */
export function isDeletion(changes: readonly Change[]): boolean {
  return changes.some((change) => 'drop' in change && change.drop === 'settlements')
}

/** Whether the changes end this user's membership. */
export function takesOut(changes: readonly Change[], userId: string): boolean {
  return changes.some((change) => 'drop' in change && change.drop === 'members' && change.key === userId)
}
