import type { ItemId } from '../catalog/item.ts'
import { addQuantity, type Inventory } from '../inventory/inventory.ts'
import type { BuildStep } from './build-step.ts'
import { type DoneBetween, doneBetween } from './done-between.ts'
import { keptBy, spentBy } from './item-balance.ts'
import { partOfStep, type StepPart } from './step-part.ts'
import { craftsFor, wholePieces } from './whole-amounts.ts'

/** An ingredient that is not there in full. */
export type ShortIngredient = { readonly itemId: ItemId; readonly itemName: string; readonly short: number }

/**
 * What ticking off that many crafts of a step means: what must be done in between, so that some of what the step takes comes back (its
 * rounds), and which ingredients are missing all the same.
 */
export function beforeTicking(
  inventory: Inventory,
  step: BuildStep,
  crafts: number,
): { readonly between: readonly DoneBetween[]; readonly short: readonly ShortIngredient[] } {
  const between = doneBetween(inventory, step, crafts)
  return { between, short: crafts === 0 ? [] : shortIngredients(inventory, step, { crafts, between }) }
}

type Ticked = { readonly crafts: number; readonly between: readonly DoneBetween[] }

/** The ingredients, also those of what is done in between, that are neither in the inventory nor come back meanwhile. */
function shortIngredients(
  inventory: Inventory,
  step: BuildStep,
  { crafts, between }: Ticked,
): readonly ShortIngredient[] {
  const atHand = new Map<ItemId, { readonly itemName: string; readonly amount: number }>()
  for (const { itemId, itemName, amount } of [
    ...takenBy(step, crafts),
    ...between.flatMap(takenBetween(step)),
  ]) {
    const known = atHand.get(itemId)?.amount ?? 0
    atHand.set(itemId, { itemName, amount: known + amount })
  }
  return [...atHand].flatMap(([itemId, { itemName, amount }]) => {
    const back = itemId === step.rounds?.itemId ? backBy(between) : 0
    const short = amount - (inventory.get(itemId) ?? 0) - back
    return short > 0 ? [{ itemId, itemName, short }] : []
  })
}

/** What must be at hand for that many crafts of a step. */
function takenBy(step: BuildStep, crafts: number) {
  const successes = successesIn(step, partOfStep(step, crafts).amount)
  // At least one success: what a success uses up must be at hand for every craft, even where none is expected.
  return step.ingredients.map(({ itemId, itemName, flow }) => ({
    itemId,
    itemName,
    amount: spentBy(flow, crafts, Math.max(1, successes)) + keptBy(flow, crafts),
  }))
}

/** What must be at hand for the rounds between the crafts of a step, less what the rounds make themselves. */
function takenBetween(taker: BuildStep) {
  return ({ way: { crafts }, times }: DoneBetween) => {
    const made = new Set([taker.itemId, ...crafts.map(({ step }) => step.itemId)])
    return crafts
      .flatMap(({ step, times: each }) => takenBy(step, times * each))
      .filter(({ itemId }) => !made.has(itemId))
  }
}

/**
 * The inventory after a step, or a part of it, was done: what it used up is gone; what it gave is there, and so is what comes along
 * with it, in whole pieces (CAL-9). What is kept on failure is gone once for each success. Crafts that must be done in between, so that
 * what the step takes comes back, are done too (BEY-4). Ingredients that are not there in full are taken as far as they are.
 */
export function completeStep(inventory: Inventory, step: BuildStep, part = partOfStep(step)): Inventory {
  const between = doneBetween(inventory, step, part.crafts)
  // What comes back is lent until all is done, because the step takes it before the crafts that give it are counted here.
  const lend = (held: Inventory, sign: number) =>
    step.rounds ? addQuantity(held, step.rounds.itemId, sign * backBy(between)) : held
  let after = afterCrafts(lend(inventory, 1), step, part)
  for (const { way, times } of between)
    for (const { step: other, times: each } of way.crafts)
      after = afterCrafts(after, other, partOfStep(other, times * each))
  return lend(after, -1)
}

/** How much comes back by all that is done in between. */
function backBy(between: readonly DoneBetween[]): number {
  return between.reduce((sum, { back }) => sum + back, 0)
}

function afterCrafts(inventory: Inventory, step: BuildStep, part: StepPart): Inventory {
  let after = inventory
  const successes = successesIn(step, part.amount)
  for (const { itemId, flow } of step.ingredients) {
    after = addQuantity(after, itemId, -spentBy(flow, part.crafts, successes))
  }
  for (const { itemId, averagePerCraft } of step.comesWith) {
    after = addQuantity(after, itemId, wholePieces(averagePerCraft * part.crafts))
  }
  return addQuantity(after, step.itemId, part.amount)
}

/** Successes behind that many pieces; 0 where the step keeps nothing on failure. */
function successesIn({ perSuccess }: BuildStep, amount: number): number {
  return perSuccess === null ? 0 : craftsFor(amount, perSuccess.num, perSuccess.den)
}
