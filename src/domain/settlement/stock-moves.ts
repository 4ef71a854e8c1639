import { isStockable } from '../catalog/catalog.ts'
import type { ItemId } from '../catalog/item.ts'
import type { Change } from './change.ts'
import { type FinishedPieces, finishedPieces } from './finished-pieces.ts'
import type { Holder } from './held-stock.ts'
import type { LedgerActing } from './ledger-act.ts'
import type { Entry } from './ledger-rows.ts'
import type { PersonNo } from './names.ts'
import { type StockDraft, stockDraft } from './stock-draft.ts'
import type { Rows } from './tables.ts'

/** A movement of stock, as its entry says it; the amount is above 0 whichever way it goes. */
type Move = Omit<Entry, 'act' | 'line' | 'byNo' | 'at'> & {
  /** Who is credited with it, where that is not the one who acts. */
  readonly byNo?: PersonNo | undefined
}

/** Stock as an act moves it. What it has moved already counts at once; the rows it was given stay as they are. */
export type StockMoves = Pick<StockDraft, 'rowOf' | 'at' | 'isTooMuch' | 'allot' | 'place' | 'strike'> & {
  /** How much a project still misses. */
  readonly missing: (projectId: string, itemId: ItemId) => number
  /**
   * Brings stock in. `allotted` pieces of it go to the project of the move, the rest is free. What is never stock, such as a building,
   * is finished for the project at once.
   */
  readonly bring: (move: Move, parts: { readonly allotted: number }) => void
  /** Takes stock out, of these holders in this order. @throws if they have less */
  readonly take: (move: Move, holders: readonly Holder[]) => void
  /** Changes what is kept back of free stock. */
  readonly keepBack: (itemId: ItemId, amount: number) => void
  /** An entry without a movement of its own. */
  readonly enter: (move: Move) => void
  /** Takes back finished pieces of an item that is never stock. */
  readonly unfinish: FinishedPieces['takeBack']
  readonly changes: () => readonly Change[]
  readonly entries: readonly Entry[]
}

export function stockMoves(rows: Rows, { id, now, byNo, missing, catalog }: LedgerActing): StockMoves {
  const stock = stockDraft(rows, now)
  const entries: Entry[] = []
  const finished = finishedPieces(rows)

  const enter = (move: Move) => {
    entries.push({ ...move, act: id, line: entries.length + 1, byNo: move.byNo ?? byNo, at: now })
  }

  /**
   * Enters pieces as brought and, by a second entry, as used up at once: their sum in the stock stays 0. Pieces beyond what the project
   * asks for are entered for no project, so that taking them back unfinishes nothing.
   */
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
    ...stock,
    missing: (projectId, itemId) => {
      const moved = stock.allottedSoFar(projectId, itemId) + finished.soFar(projectId, itemId)
      return Math.max(0, missing(projectId, itemId) - moved)
    },
    bring(move, { allotted }) {
      if (!isStockable(catalog, move.itemId)) {
        finishPieces(move, allotted)
        return
      }
      stock.change(move.itemId, { quantity: move.amount })
      if (move.projectId) stock.allot(move.projectId, move.itemId, allotted)
      enter(move)
    },
    take(move, holders) {
      let left = move.amount
      for (const holder of holders) {
        const taken = Math.min(left, stock.at(move.itemId, [holder]))
        left -= taken
        // The project lets go of it first: a stock row may never promise more than there is.
        if (holder !== 'free') stock.allot(holder, move.itemId, -taken)
        stock.change(move.itemId, { quantity: -taken })
      }
      if (left > 0) throw new Error('more stock taken than there is')
      enter({ ...move, amount: -move.amount })
    },
    // A stock row counts what is kept back among what is reserved.
    keepBack: (itemId, amount) => stock.change(itemId, { kept: amount, reserved: amount }),
    enter,
    unfinish: finished.takeBack,
    changes: () => [...finished.changes(), ...stock.changes()],
    entries,
  }
}

/** The result of moves of one item: its row is the answer. */
export function resultOfMoves({ changes, entries }: StockMoves, itemId: ItemId) {
  return {
    answer: ({ stock }: Rows) => stock.get(itemId)!,
    changes: changes(),
    entries,
    cause: { kind: 'stock' },
  } as const
}
