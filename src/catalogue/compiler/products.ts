import type { ItemId, ItemQuantity, Possibility } from '#domain/catalog/item'
import { inMillionths, roundedAmount } from './chances.ts'
import type { Outcome } from './outcomes.ts'
import type { Things } from './things.ts'

/** One product of a craft, with what else the craft gives. */
export type Product = {
  readonly itemId: ItemId
  /** Chance that a craft gives any of it, 0..1. */
  readonly chance: number
  /** Expected amount per craft. */
  readonly expected: number
  readonly outputQuantity: number
  readonly possibilities: readonly Possibility[]
  readonly byproducts: readonly ItemQuantity[]
  /** Better rarities of the same thing are counted too. */
  readonly orBetter: boolean
  /** The craft gives the product in one of several rarities. */
  readonly rarityRoll: boolean
}

/**
 * The products of a craft (CAT-2). If a craft rolls the rarity of one thing, a better rarity counts for the lesser one too:
 * a Common tool is then certain, not one roll in several.
 */
export function productsOf(outcomes: readonly Outcome[], things: Things): readonly Product[] {
  const ids = [...new Set(outcomes.flatMap((outcome) => [...outcome.amounts.keys()]))]
  return ids.map((itemId) => {
    const counting = ids.filter((other) => other === itemId || isBetter(other, itemId, things))
    const chances = new Map<number, number>()
    for (const outcome of outcomes) {
      const amount = counting.reduce((sum, id) => sum + (outcome.amounts.get(id) ?? 0), 0)
      if (amount > 0) chances.set(amount, (chances.get(amount) ?? 0) + outcome.probability)
    }
    const possibilities = inMillionths(chances)
    const only = possibilities.length === 1 ? possibilities[0] : undefined
    const certain = only?.probability === 1
    const expected = possibilities.reduce((sum, { amount, probability }) => sum + amount * probability, 0)
    return {
      itemId,
      chance: possibilities.reduce((sum, { probability }) => sum + probability, 0),
      expected,
      outputQuantity: certain ? only.amount : Math.max(1, Math.round(expected)),
      possibilities: certain ? [] : possibilities,
      byproducts: expectedOthers(outcomes, new Set(counting)),
      orBetter: counting.length > 1,
      rarityRoll: counting.length > 1 || ids.some((other) => isBetter(itemId, other, things)),
    }
  })
}

function isBetter(other: ItemId, than: ItemId, things: Things): boolean {
  const a = things.byId.get(other)
  const b = things.byId.get(than)
  if (!a || !b) return false
  return a.name === b.name && a.tier === b.tier && a.kind === b.kind && a.rarity > b.rarity
}

function expectedOthers(outcomes: readonly Outcome[], counted: ReadonlySet<ItemId>): ItemQuantity[] {
  const expected = new Map<ItemId, number>()
  for (const { probability, amounts } of outcomes) {
    for (const [id, amount] of amounts) {
      if (!counted.has(id)) expected.set(id, (expected.get(id) ?? 0) + amount * probability)
    }
  }
  return [...expected]
    .map(([itemId, amount]) => ({ itemId, quantity: roundedAmount(amount) }))
    .filter(({ quantity }) => quantity > 0)
    .sort((a, b) => b.quantity - a.quantity || (a.itemId < b.itemId ? -1 : 1))
}
