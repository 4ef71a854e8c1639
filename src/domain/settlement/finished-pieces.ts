import type { ItemId } from '../catalog/item.ts'
import { type Change, put } from './change.ts'
import type { ProjectItem } from './ledger-rows.ts'
import type { Rows } from './tables.ts'

/** Pieces of projects that an act finishes, of items that are never stock: a building stands, research is done (BEY-19). */
export type FinishedPieces = {
  /** How many the act has finished so far; below 0 where it took back. */
  readonly soFar: (projectId: string, itemId: ItemId) => number
  /** Finishes as many as the project still asks for, or takes a negative number back. */
  readonly finish: (projectId: string, itemId: ItemId, amount: number) => void
  readonly changes: () => readonly Change[]
}

export function finishedPieces({ projectItems }: Pick<Rows, 'projectItems'>): FinishedPieces {
  const changed = new Map<string, ProjectItem>()
  const askedBy = (projectId: string, itemId: ItemId) =>
    [...projectItems.values()]
      .filter((row) => row.projectId === projectId && row.itemId === itemId)
      .sort((a, b) => (a.addedAt === b.addedAt ? (a.id < b.id ? -1 : 1) : a.addedAt < b.addedAt ? -1 : 1))
  return {
    soFar: (projectId, itemId) =>
      askedBy(projectId, itemId).reduce(
        (sum, row) => sum + (changed.get(row.id) ?? row).finished - row.finished,
        0,
      ),
    finish(projectId, itemId, amount) {
      let left = amount
      for (const before of askedBy(projectId, itemId)) {
        const row = changed.get(before.id) ?? before
        const part =
          left > 0 ? Math.min(left, Math.max(0, row.quantity - row.finished)) : Math.max(left, -row.finished)
        if (part === 0) continue
        changed.set(row.id, { ...row, finished: row.finished + part })
        left -= part
      }
    },
    changes: () => [...changed.values()].map((row) => put('projectItems', row)),
  }
}
