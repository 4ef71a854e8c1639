import type { BuildList } from '#domain/build-list/build-list'
import { type Catalog, findItem } from '#domain/catalog/catalog'
import { expectedYield } from '#domain/catalog/expected-yield'
import { addFractions, decimalFraction, type Fraction } from '#domain/catalog/fraction'
import type { ItemQuantity, Recipe } from '#domain/catalog/item'
import type { BuildStep } from '#domain/crafting/build-step'
import type { Inventory } from '#domain/inventory/inventory'

/**
 * Does the steps in order, starting from the inventory, with exact fractions (CAL-11): by-products as expected, what comes back
 * of an ingredient by chance in whole pieces, what is kept on failure spent once a success.
 * With `gifts`, only as much of what comes along counts as a plan may count: whole pieces, and none at the wrong time.
 * @returns null when everything that a craft needs was there and the queue is at the end, else what went wrong.
 */
export function replay(
  catalog: Catalog,
  {
    buildList,
    inventory,
    steps,
    gifts,
  }: {
    buildList: BuildList
    inventory: Inventory
    steps: readonly BuildStep[]
    gifts?: { areInTime: (step: BuildStep, itemId: string) => boolean }
  },
): string | null {
  const held = new Map<string, Fraction>()
  const came = new Map<string, Fraction>()
  const change = (id: string, amount: Fraction) =>
    held.set(id, addFractions(held.get(id) ?? whole(0), amount))
  const give = (step: BuildStep, id: string, amount: Fraction) => {
    if (!gifts) return change(id, amount)
    if (!gifts.areInTime(step, id)) return
    const before = came.get(id) ?? whole(0)
    came.set(id, addFractions(before, amount))
    change(id, whole(wholePieces(came.get(id)!) - wholePieces(before)))
  }
  for (const [id, amount] of inventory) if (amount > 0) change(id, whole(amount))
  for (const step of steps) {
    if (step.action === 'gather') {
      change(step.itemId, whole(step.needToCraft))
      continue
    }
    const recipe = findItem(catalog, step.itemId)!.recipes[step.recipeIndex!]!
    for (const [id, { atHand, back, along }] of dealingsOf(recipe, step)) {
      change(id, whole(-atHand))
      if (held.get(id)!.num < 0n) return `${id} runs out while crafting ${step.itemId}`
      change(id, whole(back))
      give(step, id, along)
    }
    change(step.itemId, outcomeOf(recipe, step))
  }
  for (const { itemId, quantity } of buildList) {
    change(itemId, whole(-quantity))
    if (held.get(itemId)!.num < 0n) return `${itemId} is not there in the end`
  }
  return null
}

/** For each item: how much must be at hand for the step's crafts, how much of it is back when they are done, and how much comes along. */
function dealingsOf(recipe: Recipe, { crafts, needToCraft }: BuildStep) {
  const dealings = new Map<string, { atHand: number; back: number; along: Fraction }>()
  if (crafts <= 0) return dealings
  const sumOf = (stacks: readonly ItemQuantity[], id: string) =>
    stacks.reduce((sum, { itemId, quantity }) => (itemId === id ? sum + quantity : sum), 0)
  const successes = recipe.keptOnFailure.length === 0 ? 0 : successesFor(recipe, needToCraft)
  const all = [...recipe.ingredients, ...recipe.catalysts, ...recipe.keptOnFailure, ...recipe.byproducts]
  for (const { itemId: id } of all) {
    const taken = sumOf(recipe.ingredients, id)
    const kept = sumOf(recipe.catalysts, id)
    const backPerCraft = recipe.byproducts
      .filter(({ itemId }) => itemId === id)
      .reduce((sum, { quantity }) => addFractions(sum, decimalFraction(quantity)), whole(0))
    const returned = lesser(backPerCraft, whole(taken))
    // What the last craft returns comes too late for any of them.
    const atHand =
      crafts * taken -
      wholePieces(times(returned, crafts - 1)) +
      kept +
      successes * sumOf(recipe.keptOnFailure, id)
    const isAllReturned = returned.num === BigInt(taken) * returned.den
    const back = wholePieces(times(returned, crafts)) - wholePieces(times(returned, crafts - 1)) + kept
    // Whatever a craft gives of it above what it took comes along.
    const along = isAllReturned ? times(addFractions(backPerCraft, whole(-taken)), crafts) : whole(0)
    dealings.set(id, { atHand, back, along })
  }
  return dealings
}

/** What a step gives of its item; where attempts can fail, they stop with the success that was wanted. */
function outcomeOf(recipe: Recipe, { crafts, needToCraft }: BuildStep): Fraction {
  const expected = times(expectedYield(recipe), crafts)
  return recipe.keptOnFailure.length > 0 ? lesser(expected, decimalFraction(needToCraft)) : expected
}

/** How many successes give that many pieces, by what a success gives on average. */
function successesFor(recipe: Recipe, pieces: number): number {
  const { num, den } = expectedYield(recipe)
  const chance = recipe.possibilities
    .filter(({ amount, probability }) => amount > 0 && probability > 0)
    .reduce((sum, { probability }) => addFractions(sum, decimalFraction(probability)), whole(0))
  const certain = chance.num === 0n ? whole(1) : chance
  const [above, below] = [BigInt(pieces) * den * certain.num, num * certain.den]
  return Number((above + below - 1n) / below)
}

function times({ num, den }: Fraction, count: number): Fraction {
  return { num: num * BigInt(count), den }
}

function lesser(a: Fraction, b: Fraction): Fraction {
  return a.num * b.den <= b.num * a.den ? a : b
}

function wholePieces({ num, den }: Fraction): number {
  return Number(num / den)
}

function whole(amount: number): Fraction {
  return { num: BigInt(amount), den: 1n }
}
