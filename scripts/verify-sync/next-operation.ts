import type { ItemId } from '#domain/catalog/item'
import { allItems } from '#domain/crafting/odds'
import type { Operation } from '#domain/user-data/operation'
import type { UserDocument } from '#domain/user-data/user-document'
import type { Dice } from './dice.ts'

const items = Array.from({ length: 8 }, (_, index) => `item ${index}` as ItemId)
const recipes = [0, 1, 2]
const odds = ['average', 'safe', null] as const

/** A random operation of a user who sees this document. */
export function nextOperation(dice: Dice, shown: UserDocument): Operation {
  const itemId = dice.pick(items)
  const quantity = 1 + dice.roll(200)
  const queued = shown.buildList.length > 0 ? dice.pick(shown.buildList) : null
  const entry = queued ?? { itemId, recipeIndex: dice.pick(recipes) }
  const kind = dice.roll(100)
  if (kind < 25) return { op: 'inv.add', itemId, amount: dice.happens(40) ? -quantity : quantity }
  if (kind < 40) return { op: 'inv.set', itemId, quantity }
  if (kind < 47) return { op: 'inv.remove', itemId }
  if (kind < 50) return { op: 'inv.clear', itemIds: [...shown.inventory.keys()] }
  if (kind < 65) return { op: 'queue.add', itemId, recipeIndex: dice.pick(recipes), quantity }
  if (kind < 74) return { op: 'queue.setQty', itemId: entry.itemId, recipeIndex: entry.recipeIndex, quantity }
  if (kind < 82)
    return { op: 'queue.setRecipe', itemId: entry.itemId, from: entry.recipeIndex, to: dice.pick(recipes) }
  if (kind < 88) return { op: 'queue.remove', itemId: entry.itemId, recipeIndex: entry.recipeIndex }
  if (kind < 90)
    return {
      op: 'queue.clear',
      entries: shown.buildList.map(({ itemId, recipeIndex }) => ({ itemId, recipeIndex })),
    }
  if (kind < 93) return { op: 'odds.set', itemId: dice.pick([allItems, ...items]), odds: dice.pick(odds) }
  if (kind < 96) return { op: 'keptBack.set', itemId, quantity: dice.happens(30) ? 0 : quantity }
  const recipeIndex = dice.pick(recipes)
  return { op: 'choice.set', itemId, choice: dice.happens(30) ? null : { source: 'craft', recipeIndex } }
}
