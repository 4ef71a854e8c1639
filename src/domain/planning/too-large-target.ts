import type { Change } from '../settlement/change.ts'

/** Far above everything a settlement can do, and far enough below 2^53 that every sum of it is exact. */
const mostOfOneItem = 10 ** 15

/** Whether tasks ask for amounts that can no longer be counted exactly. */
export function hasTooLargeTarget(changes: readonly Change[]): boolean {
  return changes.some(
    (change) => 'put' in change && change.put === 'taskNumbers' && change.row.target > mostOfOneItem,
  )
}
