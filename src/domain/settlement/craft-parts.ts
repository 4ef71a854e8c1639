import { addFractions, decimalFraction, type Fraction, multiplyByDecimal } from '../catalog/fraction.ts'
import type { ItemId, Recipe } from '../catalog/item.ts'
import { isWorkedInPart } from '../crafting/worked-part.ts'

/** Whole pieces by item. */
export type Pieces = ReadonlyMap<ItemId, number>

/** What crafts use up, and what they give beside the product. */
export type CraftParts = { readonly used: Pieces; readonly gained: Pieces }

/**
 * What a number of crafts that gave this amount is expected to have used up, and to have given besides (CAL-11). By-products are
 * rounded down; at a place that was paid for they count for the part that was worked. What a failed craft gives back is used up once
 * for each success.
 */
export function craftParts(recipe: Recipe, crafts: number, amount: number): CraftParts {
  const used = new Map<ItemId, number>()
  const use = (itemId: ItemId, pieces: number) => {
    if (pieces > 0) used.set(itemId, (used.get(itemId) ?? 0) + pieces)
  }
  // Rounded up: what is rounded down is the negative.
  for (const { itemId, quantity } of recipe.ingredients)
    use(itemId, -floorOf(decimalFraction(-quantity), crafts))
  const successes = successesIn(recipe, amount)
  for (const { itemId, quantity } of recipe.keptOnFailure) use(itemId, quantity * successes)
  const gained = new Map<ItemId, number>()
  const worked = workedCrafts(recipe, crafts, amount)
  for (const { itemId, quantity } of recipe.byproducts) {
    const pieces = floorOf(multiplyByDecimal(worked, quantity), 1)
    if (pieces > 0) gained.set(itemId, (gained.get(itemId) ?? 0) + pieces)
  }
  return { used, gained }
}

/** The expected pieces, with the real amounts that a member gave in their place; null where one is of an item that is not `known`. */
export function withRealAmounts(
  expected: Pieces,
  given: readonly { readonly itemId: ItemId; readonly amount: number }[],
  known: readonly { readonly itemId: ItemId }[],
): Pieces | null {
  const pieces = new Map(expected)
  for (const { itemId, amount } of given) {
    if (!known.some((part) => part.itemId === itemId)) return null
    pieces.set(itemId, amount)
  }
  return pieces
}

/** How much of the crafts is behind an amount: a part of them at a place that gives it little by little (decision 24). */
function workedCrafts(recipe: Recipe, crafts: number, amount: number): Fraction {
  const all: Fraction = { num: BigInt(crafts), den: 1n }
  const whole = decimalFraction(recipe.outputQuantity)
  if (!isWorkedInPart(recipe) || whole.num <= 0n) return all
  const part: Fraction = { num: BigInt(amount) * whole.den, den: whole.num }
  return part.num < all.num * part.den ? part : all
}

/** How many successes an amount takes, rounded up: a craft that succeeds gives `expected / chance` pieces on average. */
function successesIn({ outputQuantity, possibilities }: Recipe, amount: number): number {
  let chance: Fraction = { num: 0n, den: 1n }
  let expected: Fraction = { num: 0n, den: 1n }
  for (const possibility of possibilities) {
    if (possibility.amount <= 0) continue
    const probability = decimalFraction(possibility.probability)
    chance = addFractions(chance, probability)
    expected = addFractions(expected, multiplyByDecimal(probability, possibility.amount))
  }
  if (expected.num === 0n) return Math.ceil(amount / (outputQuantity > 0 ? outputQuantity : 1))
  const num = BigInt(amount) * chance.num * expected.den
  const den = chance.den * expected.num
  return Number((num + den - 1n) / den)
}

/** A fraction times a whole number, rounded down. */
function floorOf({ num, den }: Fraction, times: number): number {
  const product = num * BigInt(times)
  const whole = product / den
  return Number(product < 0n && whole * den !== product ? whole - 1n : whole)
}
