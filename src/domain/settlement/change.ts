import { keyOf, type Rows, type SettlementState, type TableName, type Tables } from './tables.ts'

/** What only some may read, so that a change of it is told and not shown. */
export type Topic = 'invites'

/** A row put in its place, a row taken out, or a topic that has changed (SET-8). */
export type Change =
  | { readonly [Name in TableName]: { readonly put: Name; readonly row: Tables[Name] } }[TableName]
  | { readonly drop: TableName; readonly key: string }
  | { readonly touched: Topic }

export type SettlementEvent = {
  readonly seq: number
  /** The id of the act that made it; of other changes none. */
  readonly act?: string | undefined
  readonly changes: readonly Change[]
}

export function put<Name extends TableName>(name: Name, row: Tables[Name]): Change {
  return { put: name, row } as Change
}

/** The state after an event; one that is known already, or that skips another, changes nothing. */
export function afterEvent(state: SettlementState, { seq, changes }: SettlementEvent): SettlementState {
  if (seq !== state.seq + 1) return state
  return { seq, rows: afterChanges(state.rows, changes) }
}

/** Tables that no change touches are the very same ones. */
export function afterChanges(rows: Rows, changes: readonly Change[]): Rows {
  const touched = new Map<TableName, Map<string, unknown>>()
  const table = (name: TableName) => {
    const known = touched.get(name) ?? new Map<string, unknown>(rows[name])
    touched.set(name, known)
    return known
  }
  // A server of a newer release tells of tables that this one does not know.
  for (const change of changes) {
    if ('put' in change && change.put in keyOf) table(change.put).set(keyIn(change), change.row)
    if ('drop' in change && change.drop in keyOf) table(change.drop).delete(change.key)
  }
  return touched.size === 0 ? rows : ({ ...rows, ...Object.fromEntries(touched) } as Rows)
}

/** The key of the row that a change puts. */
export function keyIn<Name extends TableName>({ put, row }: { put: Name; row: Tables[Name] }): string {
  return keyOf[put](row)
}

/** Whether the settlement itself is gone. */
export function isDeletion(changes: readonly Change[]): boolean {
  return changes.some((change) => 'drop' in change && change.drop === 'settlements')
}

/** Whether a member is one no more. */
export function takesOut(changes: readonly Change[], userId: string): boolean {
  return changes.some((change) => 'drop' in change && change.drop === 'members' && change.key === userId)
}
