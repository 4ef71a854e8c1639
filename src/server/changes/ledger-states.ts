import { afterAllChanges, type Change } from '#domain/settlement/change'
import type { Rows } from '#domain/settlement/tables'

/** All rows of a settlement at one number of its history. */
export type KnownRows = {
  readonly seq: number
  readonly rows: Rows
  /** The mark of the event of that number, by which it is known again (see `MarkedEvent`). */
  readonly mark: string
}

/** An event as it is stored. Its mark tells it from another of the same number, which there can be after a backup was restored. */
export type MarkedEvent = {
  readonly seq: number
  readonly changes: readonly Change[]
  readonly mark: string
}

/** The rows of settlements whose ledger was changed lately, so that an act need not read them again. */
export type LedgerStates = {
  readonly known: (settlementId: string) => KnownRows | undefined
  readonly keep: (settlementId: string, state: KnownRows) => void
  readonly drop: (settlementId: string) => void
}

/** How many settlements' rows are kept: those of a large one take some megabytes. */
const mostKept = 50

export function createLedgerStates(): LedgerStates {
  const kept = new Map<string, KnownRows>()
  return {
    known: (settlementId) => kept.get(settlementId),
    keep(settlementId, state) {
      kept.delete(settlementId)
      kept.set(settlementId, state)
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    },
    drop: (settlementId) => void kept.delete(settlementId),
  }
}

/**
 * The rows at number `seq`, made of known rows by the events after them. The first event given is that of the known rows themselves: it
 * shows that they are still of this history.
 * @returns null if events are missing or are others than before, or one says that more has changed than it tells: the rows must
 * be read
 */
export function broughtTo(
  seq: number,
  known: KnownRows,
  [own, ...later]: readonly MarkedEvent[],
): KnownRows | null {
  if (own?.seq !== known.seq || own.mark !== known.mark) return null
  if (later.some((event, at) => event.seq !== known.seq + 1 + at || event.changes.some(tellsNotAll)))
    return null
  const last = later.at(-1) ?? own
  if (last.seq !== seq) return null
  const lists = later.map(({ changes }) => changes)
  return { seq, rows: afterAllChanges(known.rows, lists), mark: last.mark }
}

function tellsNotAll(change: Change): boolean {
  return 'touched' in change && change.touched === 'everything'
}
