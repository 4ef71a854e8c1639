import type { BuildList } from '../build-list/build-list.ts'
import type { ItemId } from '../catalog/item.ts'
import type { PlanInput } from '../crafting/plan.ts'

/** What happens to one row: 0 before it is added, 0 after it is removed. */
export type RowChange = {
  readonly part: 'buildList' | 'inventory'
  readonly itemId: ItemId
  readonly before: number
  readonly after: number
}

/** The rows in which two plans differ, the queue's first, and how many choices of how to get things (S13, SYS-7). */
export function rowChanges(before: PlanInput, after: PlanInput): readonly RowChange[] {
  return [
    ...changesOf('buildList', amountsOf(before.buildList), amountsOf(after.buildList)),
    ...changesOf('inventory', before.inventory, after.inventory),
  ]
}

/** How many items are got another way. */
export function choiceChanges(before: PlanInput, after: PlanInput): number {
  const itemIds = new Set([...before.choices.keys(), ...after.choices.keys()])
  return [...itemIds].filter(
    (itemId) => JSON.stringify(before.choices.get(itemId)) !== JSON.stringify(after.choices.get(itemId)),
  ).length
}

function changesOf(
  part: RowChange['part'],
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): RowChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const change = { before: before.get(key) ?? 0, after: after.get(key) ?? 0 }
    if (change.before === change.after) return []
    return [
      { part, itemId: (part === 'buildList' ? key.slice(key.indexOf(' ') + 1) : key) as ItemId, ...change },
    ]
  })
}

/** By recipe and item: the recipe's place comes first, because it has no space in it. */
function amountsOf(list: BuildList): ReadonlyMap<string, number> {
  return new Map(list.map(({ itemId, recipeIndex, quantity }) => [`${recipeIndex} ${itemId}`, quantity]))
}
