import type { Rarity } from '../catalog/item.ts'
import { compareListed, type Listed } from '../catalog/listing-order.ts'
import type { BuildStep, StepGift, StepIngredient, StepRounds } from './build-step.ts'
import { craftDepths } from './craft-depths.ts'
import type { Material } from './material.ts'
import { giftsOf, needsOf } from './node-needs.ts'
import { isSafe, missingOf, perSuccessOf, toGetOf } from './node-reading.ts'
import type { Plan } from './plan.ts'
import { roundsOfSteps } from './step-rounds.ts'
import { type WorkedPart, workedPart } from './worked-part.ts'

/**
 * What is left to do, in an order in which every step's ingredients are ready (CAL-9): everything to gather, then
 * the crafts from the deepest up; within one depth by tier, then name.
 */
export function buildSteps(plan: Plan, materials: readonly Material[]): BuildStep[] {
  const gather = materials
    .filter((row) => row.isBaseItem && row.toGet > 0)
    .map((row) => gatherStep(plan, row))
  const depths = craftDepths(plan)
  const rounds = roundsOfSteps(plan, (node) => craftStep(plan, node))
  const crafts = Array.from({ length: plan.nodes.count }, (_, node) => node)
    .filter((node) => plan.open.crafts[node]! > 0)
    .map((node) => ({ depth: depths[node]!, step: craftStep(plan, node, rounds.get(node)) }))
    .sort((a, b) => a.depth - b.depth || byTierThenName(a.step, b.step))
  return [...gather, ...crafts.map(({ step }) => step)]
}

function gatherStep({ input }: Plan, row: Material): BuildStep {
  return {
    action: 'gather',
    itemId: row.itemId,
    itemName: row.itemName,
    tier: row.tier,
    rarity: row.rarity,
    isBaseItem: true,
    obtainFirst: row.obtainFirst,
    isElsewhere: input.choices.get(row.itemId)?.source === 'elsewhere',
    totalNeeded: row.demand,
    haveInInventory: row.have,
    needToCraft: row.toGet,
    comesAlong: row.comesAlong,
    crafts: 0,
    worked: 0,
    isSafe: false,
    perSuccess: null,
    surplus: 0,
    recipeIndex: null,
    ingredients: [],
    comesWith: [],
    rounds: null,
  }
}

function craftStep(plan: Plan, node: number, rounds: StepRounds | null = null): BuildStep {
  const { catalog, nodes, open, input } = plan
  const item = nodes.item[node]!
  const part = workedPart(plan, node)
  return {
    action: 'craft',
    itemId: catalog.ids[item]!,
    itemName: catalog.names[item]!,
    tier: catalog.tiers[item]!,
    rarity: catalog.rarities[item] as Rarity,
    isBaseItem: false,
    obtainFirst: false,
    isElsewhere: false,
    totalNeeded: open.need[node]!,
    haveInInventory: Math.max(0, input.inventory.get(catalog.ids[item]!) ?? 0),
    needToCraft: part.gives,
    comesAlong: missingOf(open, node) - toGetOf(nodes, open, node),
    crafts: open.crafts[node]!,
    worked: part.crafts,
    isSafe: isSafe(nodes, node),
    perSuccess: perSuccessOf(nodes, node),
    surplus: part.surplus,
    recipeIndex: nodes.recipe[node]! - catalog.graph.recipeStart[item]!,
    ingredients: ingredientsOf(plan, node),
    comesWith: comesWith(plan, node, part),
    rounds,
  }
}

function ingredientsOf(plan: Plan, node: number): StepIngredient[] {
  const { ids, names } = plan.catalog
  return needsOf(plan, node).map(({ item, kind, perCraft, spent, kept, flow }) => ({
    itemId: ids[item]!,
    itemName: names[item]!,
    kind,
    quantityPerCraft: perCraft,
    totalNeeded: spent + kept,
    totalSpent: spent,
    flow,
  }))
}

function comesWith(plan: Plan, node: number, { crafts: worked }: WorkedPart): StepGift[] {
  const { ids, names } = plan.catalog
  const crafts = plan.open.crafts[node]!
  return giftsOf(plan, node).map(({ item, perCraft }) => ({
    itemId: ids[item]!,
    itemName: names[item]!,
    averagePerCraft: perCraft * (worked / crafts),
    total: perCraft * worked,
  }))
}

function byTierThenName(a: BuildStep, b: BuildStep): number {
  return compareListed(listedStep(a), listedStep(b)) || (a.recipeIndex ?? -1) - (b.recipeIndex ?? -1)
}

function listedStep({ tier, itemName, itemId }: BuildStep): Listed {
  return { tier, name: itemName, id: itemId }
}
