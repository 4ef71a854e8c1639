import type { ItemId } from '../catalog/item.ts'
import { type Change, put } from './change.ts'
import type { ProjectItem } from './ledger-rows.ts'
import { keyOf, type Rows } from './tables.ts'

/** Pieces of projects that an act finishes, of items that are never stock: a building stands, research is done (BEY-19). */
export type FinishedPieces = {
  /** How many the act has finished so far; below 0 where it took back. */
  readonly soFar: (projectId: string, itemId: ItemId) => number
  /** Finishes as many as the project still asks for. */
  readonly finish: (projectId: string, itemId: ItemId, amount: number) => void
  /** Takes back what an entry finished, when that entry is reverted. */
  readonly takeBack: (projectId: string, itemId: ItemId, taken: TakenBack) => void
  readonly changes: () => readonly Change[]
}

type TakenBack = {
  readonly amount: number
  /**
   * ISO time at which the pieces were finished. Rows that the project had then give them up; a row that was added later loses its own
   * only where more are finished than `left`.
   */
  readonly at: string
  /** How many pieces entries still say are finished. */
  readonly left: number
}

export function finishedPieces({ projectItems }: Pick<Rows, 'projectItems'>): FinishedPieces {
  const changed = new Map<string, ProjectItem>()
  /** The project's rows of the item as changed so far, the first added first. */
  const askedBy = (projectId: string, itemId: ItemId) =>
    [...projectItems.values()]
      .filter((row) => row.projectId === projectId && row.itemId === itemId)
      .sort((a, b) => (a.addedAt === b.addedAt ? (a.id < b.id ? -1 : 1) : a.addedAt < b.addedAt ? -1 : 1))
      .map((row) => changed.get(keyOf.projectItems(row)) ?? row)
  const change = (row: ProjectItem, by: number) => {
    if (by !== 0) changed.set(keyOf.projectItems(row), { ...row, finished: row.finished + by })
  }
  /** Takes pieces away, of the row that was added last first. */
  const lower = (rows: readonly ProjectItem[], amount: number) => {
    let open = Math.max(0, amount)
    for (const row of rows.toReversed()) {
      const part = Math.min(open, row.finished)
      change(row, -part)
      open -= part
    }
  }
  return {
    soFar: (projectId, itemId) =>
      askedBy(projectId, itemId).reduce(
        (sum, row) => sum + row.finished - projectItems.get(keyOf.projectItems(row))!.finished,
        0,
      ),
    finish(projectId, itemId, amount) {
      let left = amount
      for (const row of askedBy(projectId, itemId)) {
        const part = Math.min(left, Math.max(0, row.quantity - row.finished))
        change(row, part)
        left -= part
      }
    },
    takeBack(projectId, itemId, { amount, at, left }) {
      lower(
        askedBy(projectId, itemId).filter((row) => row.addedAt <= at),
        amount,
      )
      const rows = askedBy(projectId, itemId)
      // What all rows together have beyond `left` goes too: no entry says any more that it is finished.
      lower(
        rows,
        rows.reduce((sum, { finished }) => sum + finished, -left),
      )
    },
    changes: () => [...changed.values()].map((row) => put('projectItems', row)),
  }
}
