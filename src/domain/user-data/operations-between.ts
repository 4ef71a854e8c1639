import { type BuildList, type BuildListEntry, setEntryRecipe } from '../build-list/build-list.ts'
import type { ItemId } from '../catalog/item.ts'
import type { WholePlan } from '../crafting/whole-plan.ts'
import type { PlainOperation } from './operation.ts'

type RecipeMove = Extract<PlainOperation, { readonly op: 'queue.setRecipe' }>

/**
 * Whether the user changed amounts `by` so much (plus and minus, a step ticked off) or set them `to` so much (typed). It
 * cannot be seen from the two states.
 */
export type AmountsMeant = 'by' | 'to'

/** The operations that lead from one state of the calculator to another (SAVE-4). */
export function operationsBetween(
  before: WholePlan,
  after: WholePlan,
  meant: AmountsMeant,
): readonly PlainOperation[] {
  return [
    ...inventoryOperations(before, after, meant),
    ...queueOperations(before, after, meant),
    ...choiceOperations(before, after),
    ...oddsOperations(before, after),
    ...keptBackOperations(before, after),
  ]
}

function inventoryOperations(before: WholePlan, after: WholePlan, meant: AmountsMeant): PlainOperation[] {
  if (before.inventory === after.inventory) return []
  const gone: ItemId[] = []
  const changes: PlainOperation[] = []
  for (const itemId of new Set([...before.inventory.keys(), ...after.inventory.keys()])) {
    const had = before.inventory.get(itemId) ?? 0
    const has = after.inventory.get(itemId) ?? 0
    if (had === has) continue
    if (meant === 'by') changes.push({ op: 'inv.add', itemId, amount: has - had })
    else if (has > 0) changes.push({ op: 'inv.set', itemId, quantity: has })
    else gone.push(itemId)
  }
  if (gone.length === 1) changes.push({ op: 'inv.remove', itemId: gone[0]! })
  if (gone.length > 1) changes.push({ op: 'inv.clear', itemIds: gone })
  return changes
}

function queueOperations(before: WholePlan, after: WholePlan, meant: AmountsMeant): PlainOperation[] {
  if (before.buildList === after.buildList) return []
  const had = byKey(before.buildList)
  const has = byKey(after.buildList)
  const moves = recipeMoves(had, has)
  if (moves.length > 0) {
    const moved = moves.reduce(
      (list, { itemId, from, to }) => setEntryRecipe(list, placeOf(list, itemId, from), to),
      before.buildList,
    )
    return [...moves, ...queueOperations({ ...before, buildList: moved }, after, meant)]
  }
  const gone = [...had].filter(([key]) => !has.has(key)).map(([, entry]) => entry)
  const changes = [...has].flatMap(([key, entry]): PlainOperation[] => {
    const { itemId, recipeIndex, quantity } = entry
    const was = had.get(key)?.quantity ?? 0
    if (was === quantity) return []
    // `queue.add` takes no amount below 1: what became less is set.
    if (meant === 'by' && quantity > was)
      return [{ op: 'queue.add', itemId, recipeIndex, quantity: quantity - was }]
    return [{ op: 'queue.setQty', itemId, recipeIndex, quantity }]
  })
  if (gone.length === 0) return changes
  const entries = gone.map(({ itemId, recipeIndex }) => ({ itemId, recipeIndex }))
  return [
    ...changes,
    entries.length === 1 ? { op: 'queue.remove', ...entries[0]! } : { op: 'queue.clear', entries },
  ]
}

/** Changes of recipe: an entry is gone, and another entry of the same item grew by its quantity. */
function recipeMoves(
  had: ReadonlyMap<string, BuildListEntry>,
  has: ReadonlyMap<string, BuildListEntry>,
): RecipeMove[] {
  const taken = new Set<string>()
  return [...had].flatMap(([key, { itemId, recipeIndex: from, quantity }]): RecipeMove[] => {
    if (has.has(key)) return []
    const target = [...has].find(
      ([to, entry]) =>
        entry.itemId === itemId &&
        !taken.has(to) &&
        entry.quantity - (had.get(to)?.quantity ?? 0) === quantity,
    )
    if (!target) return []
    taken.add(target[0])
    return [{ op: 'queue.setRecipe', itemId, from, to: target[1].recipeIndex }]
  })
}

function choiceOperations({ choices: before }: WholePlan, { choices: after }: WholePlan): PlainOperation[] {
  return changedKeys(before, after).map((itemId) => ({
    op: 'choice.set',
    itemId,
    choice: after.get(itemId) ?? null,
  }))
}

function oddsOperations({ odds: before }: WholePlan, { odds: after }: WholePlan): PlainOperation[] {
  return changedKeys(before, after).map((itemId) => ({
    op: 'odds.set',
    itemId,
    odds: after.get(itemId) ?? null,
  }))
}

/** Always set: what is kept back is a line a player draws, not an amount that grows. */
function keptBackOperations(
  { keptBack: before }: WholePlan,
  { keptBack: after }: WholePlan,
): PlainOperation[] {
  return changedKeys(before, after).map((itemId) => ({
    op: 'keptBack.set',
    itemId,
    quantity: after.get(itemId) ?? 0,
  }))
}

function changedKeys<Key>(
  before: ReadonlyMap<Key, unknown>,
  after: ReadonlyMap<Key, unknown>,
): readonly Key[] {
  if (before === after) return []
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => JSON.stringify(before.get(key)) !== JSON.stringify(after.get(key)),
  )
}

function byKey(list: readonly BuildListEntry[]): ReadonlyMap<string, BuildListEntry> {
  return new Map(list.map((entry) => [`${entry.itemId} ${entry.recipeIndex}`, entry]))
}

function placeOf(list: BuildList, itemId: ItemId, recipeIndex: number): number {
  return list.findIndex((entry) => entry.itemId === itemId && entry.recipeIndex === recipeIndex)
}
