import { addEntry, type BuildListEntry } from '#domain/build-list/build-list'
import { changeCalculator } from '../../state/history.ts'

/** Queues an item by a recipe that need not be its default. */
export function queueRecipe(entry: BuildListEntry): void {
  changeCalculator({ kind: 'queued', itemId: entry.itemId }, ({ buildList }) => ({
    buildList: addEntry(buildList, entry),
  }))
}
