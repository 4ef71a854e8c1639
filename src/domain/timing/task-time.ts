import type { Catalog } from '../catalog/catalog.ts'
import { expectedYield } from '../catalog/expected-yield.ts'
import type { Item, Recipe } from '../catalog/item.ts'
import { craftsFor } from '../crafting/whole-amounts.ts'
import { isWorkedInPart } from '../crafting/worked-part.ts'
import type { TaskKind } from '../settlement/ledger-rows.ts'
import { type Means, timeOfCrafts, timeOfGathering, type WorkTime } from './work-time.ts'

type TaskWork = {
  readonly kind: TaskKind
  /** null for a task without an item. */
  readonly item: Item | null
  /** The recipe by which the item is made, or gathered where a node is paid for; null where there is none. */
  readonly recipe: Recipe | null
  /** Pieces that are still to come. */
  readonly amount: number
}

/** The time that a task still takes with these tools and levels; null for a finished task and one that is not about an item (BEY-20). */
export function timeOfTask(
  catalog: Catalog,
  { kind, item, recipe, amount }: TaskWork,
  means: Means,
): WorkTime | null {
  if (item === null || kind === 'hand' || amount <= 0) return null
  if (kind === 'collect') return { kind: 'untimed', reason: 'elsewhere' }
  if (kind === 'gather' && recipe === null) return timeOfGathering(catalog, { item, toGather: amount }, means)
  if (recipe === null) return { kind: 'untimed', reason: 'unknown' }
  return timeOfCrafts(catalog, { item, recipe, ...craftsOf(recipe, amount) }, means)
}

/** A place that was paid for is worked only until the wanted pieces are there (decision 24). */
function craftsOf(recipe: Recipe, amount: number): { readonly crafts: number; readonly worked: number } {
  const { num, den } = expectedYield(recipe)
  const crafts = craftsFor(amount, Number(num), Number(den))
  const part = (amount * Number(den)) / Number(num)
  return { crafts, worked: isWorkedInPart(recipe) ? Math.min(crafts, part) : crafts }
}
