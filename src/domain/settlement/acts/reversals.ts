import { isStockable, itemName } from '../../catalog/catalog.ts'
import { type Refused, refused } from '../act-refusal.ts'
import { type Holder, onlySoMany } from '../held-stock.ts'
import { entryKey, type LedgerAct, type LedgerActing, pieceKey } from '../ledger-act.ts'
import type { Entry, EntryKey, EntryKind, StockRow } from '../ledger-rows.ts'
import { type StockMoves, stockMoves } from '../stock-moves.ts'
import type { Rows } from '../tables.ts'
import type { StockFacts } from './stock-facts.ts'

/**
 * Takes an entry back by a further one that names it (INV-1). What it brought leaves the stock again: free stock first, then that of
 * the project it was for; where both are too little, it is refused with the amount possible. What it took comes back, and its project
 * gets what it misses of it once what it brought is gone.
 */
const revertEntry: LedgerAct<EntryKey, readonly StockRow[], StockFacts> = {
  action: 'inventory.revert',
  ledger: true,
  asks: ({ act }) => ({ entriesOf: [act] }),
  run(rows, key, acting) {
    const found = entriesToRevert(key, acting)
    if ('refused' in found) return found
    const moves = stockMoves(rows, acting)
    const stock = found.filter(({ itemId }) => isStockable(acting.catalog, itemId))
    // What comes back is moved first: a seed that a plant took and gave back would else be missing in between.
    const back = stock.filter(({ amount }) => amount < 0)
    for (const entry of back) moves.bring(reversalOf(entry), { allotted: 0 })
    for (const entry of found) if (!stock.includes(entry)) unfinish(rows, moves, entry, acting.stillFinished)
    for (const entry of stock) {
      const fault = entry.amount > 0 ? takeBack(rows, moves, entry) : null
      if (fault) return fault
    }
    const missing = acting.missingAfter(moves.changes())
    for (const entry of back) giveBack(rows, moves, entry, missing)
    if (moves.isTooMuch()) return refused('stock-full')
    const [first] = found
    const items = new Set(found.map(({ itemId }) => itemId))
    // An item that no other entry moved (`standOnlyHere`) came in by mistake only and was never stock: a row of 0 would say for ever that
    // it is low.
    for (const itemId of items)
      if (acting.standOnlyHere.has(itemId) && moves.rowOf(itemId)?.quantity === 0) moves.strike(itemId)
    return {
      answer: ({ stock }) => [...items].flatMap((itemId) => stock.get(itemId) ?? []),
      changes: moves.changes(),
      entries: moves.entries,
      cause: { kind: 'stock' },
      activity: {
        kind: 'stock.reverted',
        facts: { item: itemName(acting.catalog, first!.itemId), amount: first!.amount },
      },
    }
  },
}

export const reversalActs = { revertEntry }

type Found = readonly [Entry, ...Entry[]]

function entriesToRevert({ act, line }: EntryKey, { entries, reverted }: LedgerActing): Found | Refused {
  const written = entries.get(act) ?? []
  const named = written.find((known) => known.line === line)
  // A `finished` entry belongs to the line before it, which brought the building: that one is taken back.
  const entry = named?.kind === 'finished' ? written.find((known) => known.line === line - 1) : named
  if (!entry) return refused('no-entry')
  // It may be one of several lines that were taken back together: undoing it alone would bring only a part back.
  if (entry.kind === 'reverted') return refused('reversal-stays')
  if (reverted.has(entryKey(entry))) return refused('reverted-already')
  // A hand over between projects is two lines: to take back only one of them would make stock out of nothing.
  if (entry.kind === 'handedOver' && written.length > 1) return refused('hand-over-instead')
  const others = partsBeside(entry, written, reverted)
  const parts = [entry, ...others]
  const ends = written.filter(
    (other) => other.kind === 'finished' && parts.some((part) => part.line === other.line - 1),
  )
  return [entry, ...others, ...ends]
}

/**
 * Entries of the same act that make one thing with this one, and are taken back with it: a craft without its ingredients, or half of
 * what a project used, never happened. Materials of a delivery go back with the last of its items.
 */
function partsBeside(
  entry: Entry,
  written: readonly Entry[],
  reverted: ReadonlySet<string>,
): readonly Entry[] {
  const notReverted = written.filter((other) => other !== entry && !reverted.has(entryKey(other)))
  // One act may approve several deliveries.
  const ofKind = (kind: EntryKind) =>
    notReverted.filter((other) => other.kind === kind && other.contributionId === entry.contributionId)
  switch (entry.kind) {
    case 'crafted':
    case 'used':
      return ofKind(entry.kind)
    case 'contributed':
      return ofKind('contributed').length === 0 ? ofKind('used') : []
    default:
      return []
  }
}

/**
 * Takes back an entry of an item that is never stock. What was finished is asked for again; its two entries, of which one brought the
 * pieces and the other used them up, are taken back together. Where the map knows nothing, these pieces are the only finished ones.
 */
function unfinish(
  rows: Rows,
  moves: StockMoves,
  entry: Entry,
  stillFinished: LedgerActing['stillFinished'],
): void {
  const { itemId, amount, at } = entry
  const project = liveProject(rows, entry)
  if (project !== undefined && amount > 0) {
    const left = (stillFinished.get(pieceKey(project, itemId)) ?? amount) - amount
    moves.unfinish(project, itemId, { amount, at, left })
  }
  moves.enter({ ...reversalOf(entry), amount: -amount })
}

/** What came back belongs to its project again, as far as that misses it now: a more urgent one takes only the rest. */
function giveBack(rows: Rows, moves: StockMoves, entry: Entry, missing: LedgerActing['missing']): void {
  const project = liveProject(rows, entry)
  if (project === undefined) return
  const most = Math.min(-entry.amount, moves.at(entry.itemId, ['free']))
  moves.allot(project, entry.itemId, Math.min(missing(project, entry.itemId), most))
}

/** What an entry brought leaves the stock: free stock first, then its project's. Refused where both hold less. */
function takeBack(rows: Rows, moves: StockMoves, entry: Entry): Refused | null {
  const { itemId, amount } = entry
  const project = liveProject(rows, entry)
  const holders: readonly Holder[] = project === undefined ? ['free'] : ['free', project]
  if (moves.at(itemId, holders) < amount) return onlySoMany(rows, itemId, holders)
  moves.take(reversalOf(entry), holders)
  return null
}

function reversalOf({ act, line, itemId, amount, projectId, taskId, playerId }: Entry) {
  const reverts = { act, line }
  return { kind: 'reverted', itemId, amount: Math.abs(amount), projectId, taskId, playerId, reverts } as const
}

/** The project of an entry, if it is neither archived nor deleted. */
function liveProject({ projects }: Rows, { projectId }: Entry): string | undefined {
  return projectId !== undefined && projects.has(projectId) ? projectId : undefined
}
