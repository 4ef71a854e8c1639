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
  /**
   * Takes back pieces that were finished at that ISO time. An item that was taken off and added again since began with none, so it
   * loses none of them.
   */
  readonly takeBack: (projectId: string, itemId: ItemId, amount: number, at: string) => void
  readonly changes: () => readonly Change[]
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
    takeBack(projectId, itemId, amount, at) {
      let left = amount
      for (const row of askedBy(projectId, itemId)) {
        if (row.addedAt > at) continue
        const part = Math.min(left, row.finished)
        change(row, -part)
        left -= part
      }
    },
    changes: () => [...changed.values()].map((row) => put('projectItems', row)),
  }
}
