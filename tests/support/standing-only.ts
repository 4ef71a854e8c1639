import type { ItemId } from '#domain/catalog/item'
import { entryKey } from '#domain/settlement/ledger-act'
import type { Entry } from '#domain/settlement/ledger-rows'

/**
 * The items of which only these acts have entries, not counting other acts' entries that were taken back and their reversals (see
 * `standOnlyHere` of `LedgerActing`). The server finds them by a query.
 */
export function standingOnlyIn(acts: readonly string[], entries: readonly Entry[]): ReadonlySet<ItemId> {
  const reverted = new Set(entries.flatMap(({ reverts }) => (reverts ? [entryKey(reverts)] : [])))
  const stands = (entry: Entry) => !entry.reverts && !reverted.has(entryKey(entry))
  const elsewhere = new Set(
    entries.flatMap((entry) => (stands(entry) && !acts.includes(entry.act) ? [entry.itemId] : [])),
  )
  return new Set(
    entries.flatMap(({ act, itemId }) => (acts.includes(act) && !elsewhere.has(itemId) ? [itemId] : [])),
  )
}
