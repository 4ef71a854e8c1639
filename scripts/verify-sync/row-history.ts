import type { SyncRequest } from './sync-server.ts'

/** A change of one row. `left` is its amount before it was removed or moved, `to` the recipe to which it was moved. */
type Change = {
  readonly version: number
  readonly clientId: string
  readonly left?: number
  readonly to?: number
}

/** The rows of a document as they should be, with the whole history of each. */
export type RowHistory = {
  readonly values: Map<string, number | string>
  readonly changes: Map<string, Change[]>
}

/** Who changes a row, and which version that makes. */
export type Changer = { readonly request: SyncRequest; readonly version: number }

export const stockKey = (id: string) => `stock ${id}`
export const entryKey = (id: string, recipe: number) => `queue ${id} ${recipe}`

export function amountOf({ values }: RowHistory, key: string): number {
  return Number(values.get(key) ?? 0)
}

/** Sets a row's amount, within what a row can hold. */
export function putAmount(
  rows: RowHistory,
  { request, version }: Changer,
  key: string,
  amount: number,
  change: Pick<Change, 'left' | 'to'> = {},
): void {
  const whole = Math.min(1_000_000_000, Math.max(0, amount))
  if (whole === amountOf(rows, key)) return
  if (whole === 0) rows.values.delete(key)
  else rows.values.set(key, whole)
  const known = rows.changes.get(key) ?? []
  rows.changes.set(key, [...known, { version, clientId: request.clientId, ...change }])
}

/** Removes a row, unless another device has changed it unseen. */
export function takeRow(rows: RowHistory, by: Changer, key: string): void {
  if (!isUnaware(rows, by.request, key)) putAmount(rows, by, key, 0, { left: amountOf(rows, key) })
}

/** Whether another device has changed the row since the version that this one knows. */
export function isUnaware(
  { changes }: RowHistory,
  { clientId, baseVersion }: SyncRequest,
  key: string,
): boolean {
  return (changes.get(key) ?? []).some(
    (change) => change.clientId !== clientId && change.version > baseVersion,
  )
}

/** Whether another device has ever changed the row. */
export function isShared({ changes }: RowHistory, { clientId }: SyncRequest, key: string): boolean {
  return (changes.get(key) ?? []).some((change) => change.clientId !== clientId)
}

/** What the row had when another device removed it unseen; 0 where none did. */
export function takenByOthers(rows: RowHistory, by: SyncRequest, key: string): number {
  const last = rows.changes.get(key)?.at(-1)
  return last && last.clientId !== by.clientId && isUnaware(rows, by, key) ? (last.left ?? 0) : 0
}

/**
 * Finds an entry that other devices may have moved to another recipe.
 * @returns the key of its row now; `brought`: how much of the row came with the move; `back`: how much another device took from it unseen
 */
export function whereNow(rows: RowHistory, by: SyncRequest, id: string, recipe: number) {
  // The recipes that the entry has had. One that comes twice ends the search: the entry was moved in a circle.
  const seen = [recipe]
  let brought = 0
  for (;;) {
    const key = entryKey(id, seen.at(-1)!)
    const amount = amountOf(rows, key)
    if (amount > 0) return { key, back: 0, brought: Math.min(brought, amount) }
    const last = rows.changes.get(key)?.at(-1)
    const isMoved = last?.to !== undefined && last.clientId !== by.clientId && isUnaware(rows, by, key)
    if (!isMoved || seen.includes(last.to!))
      return { key, back: isMoved ? (last.left ?? 0) : takenByOthers(rows, by, key), brought: 0 }
    // The entry that is looked for is what left the first recipe; later moves may take along what their row held before.
    brought = brought || last.left!
    seen.push(last.to!)
  }
}
