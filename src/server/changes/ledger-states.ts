import { afterChanges, type Change } from '#domain/settlement/change'
import type { Rows } from '#domain/settlement/tables'

/** All rows of a settlement at one number of its history. */
export type KnownRows = { readonly seq: number; readonly rows: Rows }

/** An event as it is stored. */
type StoredEvent = { readonly seq: number; readonly changes: readonly Change[] }

/** The rows of settlements whose ledger was changed lately, so that an act need not read them again. */
export type LedgerStates = {
  readonly known: (settlementId: string) => KnownRows | undefined
  readonly keep: (settlementId: string, state: KnownRows) => void
  readonly drop: (settlementId: string) => void
}

/** Of how many settlements the rows are kept: a large one takes some megabytes. */
const mostKept = 50

export function createLedgerStates(): LedgerStates {
  const kept = new Map<string, KnownRows>()
  return {
    known: (settlementId) => kept.get(settlementId),
    keep(settlementId, state) {
      // Two acts that ran at once may come in either order.
      if ((kept.get(settlementId)?.seq ?? -1) > state.seq) return
      kept.delete(settlementId)
      kept.set(settlementId, state)
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    },
    drop: (settlementId) => void kept.delete(settlementId),
  }
}

/**
 * The rows at number `seq`, from known rows and the events after them.
 * @returns null if events are missing, or one says that more has changed than it tells: the rows must be read
 */
export function broughtTo(seq: number, known: KnownRows, events: readonly StoredEvent[]): KnownRows | null {
  let { rows } = known
  let at = known.seq
  for (const event of events) {
    if (event.seq !== at + 1 || event.changes.some(tellsNotAll)) return null
    rows = afterChanges(rows, event.changes)
    at = event.seq
  }
  return at === seq ? { seq, rows } : null
}

function tellsNotAll(change: Change): boolean {
  return 'touched' in change && change.touched === 'everything'
}
