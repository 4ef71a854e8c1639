import type { Rows } from '#domain/settlement/tables'
import type { ActedBy } from './seen.ts'

/** When the act of an event ran: the latest time in the rows that it wrote. */
export function timeIn(changes: readonly unknown[]): string | undefined {
  const times = (changes as readonly { readonly row?: { readonly updatedAt?: string } }[]).flatMap(
    ({ row }) => row?.updatedAt ?? [],
  )
  return times.toSorted().at(-1)
}

/**
 * When an act ran, if later acts depend on that time, else undefined. Two times count later: hand-made tasks are served in the order in
 * which they were made, and an order notes since when it asks. The other rows that the walk wrote may have a later time, of an act that
 * began later and was done before.
 * @param rows those before the act
 */
export function ownTime(changes: readonly unknown[], { id, name }: ActedBy, rows: Rows): string | undefined {
  type Row = { readonly [Field in 'id' | 'createdAt' | 'itemId' | 'since']?: string }
  const written = (changes as readonly { readonly row?: Row }[]).flatMap(({ row }) => row ?? [])
  // A task that was made has the id of its act.
  if (name === 'createTask') return written.find((row) => row.id === id)?.createdAt
  return written.find(({ itemId, since }) => since && since !== rows.standingOrders.get(itemId!)?.since)
    ?.since
}
