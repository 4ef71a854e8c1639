import { isStockable } from '../catalog/catalog.ts'
import type { ItemId } from '../catalog/item.ts'
import { type Change, put } from './change.ts'
import { finishedPieces } from './finished-pieces.ts'
import type { Holder } from './held-stock.ts'
import type { LedgerActing } from './ledger-act.ts'
import type { Allotment, Entry, StockRow } from './ledger-rows.ts'
import { ledgerLimits } from './limits.ts'
import type { PersonNo } from './names.ts'
import { availableOf } from './stock.ts'
import { keyOf, type Rows } from './tables.ts'

/** A movement of stock, as its entry says it; the amount is above 0 whichever way it goes. */
type Move = Omit<Entry, 'act' | 'line' | 'byNo' | 'at'> & {
  /** Whose it is, where that is not the one who acts. */
  readonly byNo?: PersonNo | undefined
}

/** Stock as an act moves it. What it has moved already counts at once; the rows it was given stay as they are. */
export type StockMoves = {
  readonly rowOf: (itemId: ItemId) => StockRow | undefined
  /** How much of an item these holders have together. */
  readonly at: (itemId: ItemId, holders: readonly Holder[]) => number
  /** How much a project still misses. */
  readonly missing: (projectId: string, itemId: ItemId) => number
  /** Whether there is more of an item now than there may be. */
  readonly isTooMuch: () => boolean
  /**
   * Brings stock in. `allotted` pieces of it go to the project of the move, the rest is free. What is never stock, such as a building,
   * is finished for the project at once.
   */
  readonly bring: (move: Move, allotted: number) => void
  /** Takes stock out, of these holders in this order. @throws if they have less */
  readonly take: (move: Move, holders: readonly Holder[]) => void
  /** Gives free stock to a project, or a negative amount back. */
  readonly allot: (projectId: string, itemId: ItemId, amount: number) => void
  /** Changes what is kept back of free stock. */
  readonly keepBack: (itemId: ItemId, amount: number) => void
  readonly place: (itemId: ItemId, storageId: string | null) => void
  /** Takes an item off the list of the stock. */
  readonly strike: (itemId: ItemId) => void
  /** An entry without a movement of its own. */
  readonly enter: (move: Move) => void
  /** Takes back what was finished by an entry of an item that is never stock; null for a project that is gone. */
  readonly unfinish: (projectId: string | null, itemId: ItemId, amount: number) => void
  readonly changes: () => readonly Change[]
  readonly entries: readonly Entry[]
}

export function stockMoves(rows: Rows, { id, now, byNo, missing, catalog }: LedgerActing): StockMoves {
  const stock = new Map<string, StockRow>()
  const struck = new Set<ItemId>()
  const allotments = new Map<string, Allotment>()
  const entries: Entry[] = []
  const finished = finishedPieces(rows)

  const rowOf = (itemId: ItemId) => stock.get(itemId) ?? rows.stock.get(itemId)
  const heldBy = (projectId: string, itemId: ItemId) => {
    const key = keyOf.allotments({ projectId, itemId, amount: 0 })
    return (allotments.get(key) ?? rows.allotments.get(key))?.amount ?? 0
  }
  const at = (itemId: ItemId, holders: readonly Holder[]) =>
    holders.reduce(
      (sum, holder) => sum + (holder === 'free' ? availableOf(rowOf(itemId)) : heldBy(holder, itemId)),
      0,
    )

  const change = (itemId: ItemId, by: Partial<Record<'quantity' | 'reserved' | 'kept', number>>) => {
    const row = rowOf(itemId) ?? {
      itemId,
      quantity: 0,
      reserved: 0,
      kept: 0,
      storageId: null,
      updatedAt: now,
    }
    const quantity = row.quantity + (by.quantity ?? 0)
    const reserved = row.reserved + (by.reserved ?? 0)
    const kept = row.kept + (by.kept ?? 0)
    if (kept < 0 || reserved < kept || quantity < reserved) throw new Error('more stock moved than there is')
    stock.set(itemId, { ...row, quantity, reserved, kept, updatedAt: now })
  }
  const allot = (projectId: string, itemId: ItemId, amount: number) => {
    if (amount === 0) return
    const row = { projectId, itemId, amount: heldBy(projectId, itemId) + amount }
    allotments.set(keyOf.allotments(row), row)
    change(itemId, { reserved: amount })
  }
  const enter = (move: Move) => {
    entries.push({ ...move, act: id, line: entries.length + 1, byNo: move.byNo ?? byNo, at: now })
  }

  /** What is more than its project asks for stands for nobody, so that taking it back takes nothing of others'. */
  const finishPieces = (move: Move, asked: number) => {
    const { projectId, ...ofNobody } = move
    const ofProject = projectId ? asked : 0
    const parts = [
      { ...move, amount: ofProject },
      { ...ofNobody, amount: move.amount - ofProject },
    ]
    for (const part of parts) {
      if (part.amount === 0) continue
      enter(part)
      enter({ ...part, kind: 'finished', amount: -part.amount })
    }
    if (projectId) finished.finish(projectId, move.itemId, ofProject)
  }

  return {
    rowOf,
    at,
    missing: (projectId, itemId) => {
      const before = rows.allotments.get(keyOf.allotments({ projectId, itemId, amount: 0 }))?.amount ?? 0
      const moved = heldBy(projectId, itemId) - before + finished.soFar(projectId, itemId)
      return Math.max(0, missing(projectId, itemId) - moved)
    },
    isTooMuch: () => [...stock.values()].some(({ quantity }) => quantity > ledgerLimits.stock),
    bring(move, allotted) {
      if (!isStockable(catalog, move.itemId)) {
        finishPieces(move, allotted)
        return
      }
      change(move.itemId, { quantity: move.amount })
      if (move.projectId) allot(move.projectId, move.itemId, allotted)
      enter(move)
    },
    take(move, holders) {
      let left = move.amount
      for (const holder of holders) {
        const taken = Math.min(left, at(move.itemId, [holder]))
        left -= taken
        if (holder !== 'free') allot(holder, move.itemId, -taken)
        change(move.itemId, { quantity: -taken })
      }
      if (left > 0) throw new Error('more stock taken than there is')
      enter({ ...move, amount: -move.amount })
    },
    allot,
    keepBack: (itemId, amount) => change(itemId, { kept: amount, reserved: amount }),
    place: (itemId, storageId) => {
      stock.set(itemId, { ...rowOf(itemId)!, storageId, updatedAt: now })
    },
    strike: (itemId) => {
      struck.add(itemId)
    },
    enter,
    unfinish(projectId, itemId, amount) {
      if (projectId !== null) finished.finish(projectId, itemId, -amount)
    },
    changes: () => [
      ...finished.changes(),
      ...[...stock.values()].flatMap((row) => (struck.has(row.itemId) ? [] : [put('stock', row)])),
      ...[...struck].map((key): Change => ({ drop: 'stock', key })),
      ...[...allotments].flatMap(([key, row]): Change[] => {
        if (row.amount > 0) return [put('allotments', row)]
        return rows.allotments.has(key) ? [{ drop: 'allotments', key }] : []
      }),
    ],
    entries,
  }
}

/** What moves of one item come to: its row is the answer. */
export function moved({ changes, entries }: StockMoves, itemId: ItemId) {
  return {
    answer: ({ stock }: Rows) => stock.get(itemId)!,
    changes: changes(),
    entries,
    cause: { kind: 'stock' },
  } as const
}
