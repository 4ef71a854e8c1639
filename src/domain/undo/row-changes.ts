import type { BuildList } from '../build-list/build-list.ts'
import type { ItemId } from '../catalog/item.ts'
import type { WholePlan } from '../crafting/whole-plan.ts'

/** The change of one row's amount: `before` is 0 for an added row, `after` is 0 for a removed one. */
export type RowChange = {
  /** Tells the row from all others of the plan. */
  readonly key: string
  readonly part: 'buildList' | 'inventory' | 'keptBack'
  readonly itemId: ItemId
  readonly before: number
  readonly after: number
}

/** The rows in which two plans differ, the queue's first (S13, SYS-7). */
export function rowChanges(before: WholePlan, after: WholePlan): readonly RowChange[] {
  return [
    ...changesOf('buildList', amountsOf(before.buildList), amountsOf(after.buildList)),
    ...changesOf('inventory', before.inventory, after.inventory),
    ...changesOf('keptBack', before.keptBack, after.keptBack),
  ]
}

/** How many choices of recipe, source or odds differ. */
export function choiceChanges(before: WholePlan, after: WholePlan): number {
  return differences(before.choices, after.choices) + differences(before.odds, after.odds)
}

function differences(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): number {
  const keys = new Set([...before.keys(), ...after.keys()])
  return [...keys].filter((key) => JSON.stringify(before.get(key)) !== JSON.stringify(after.get(key))).length
}

function changesOf(
  part: RowChange['part'],
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): RowChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const change = { before: before.get(key) ?? 0, after: after.get(key) ?? 0 }
    if (change.before === change.after) return []
    const itemId = (part === 'buildList' ? key.slice(key.indexOf(' ') + 1) : key) as ItemId
    return [{ key: `${part} ${key}`, part, itemId, ...change }]
  })
}

/** Amounts by recipe and item. In the key the recipe comes first, because it contains no space. */
function amountsOf(list: BuildList): ReadonlyMap<string, number> {
  return new Map(list.map(({ itemId, recipeIndex, quantity }) => [`${recipeIndex} ${itemId}`, quantity]))
}
