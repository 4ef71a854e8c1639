import type { Rarity } from '../catalog/item.ts'
import type { BuildStep, StepGift, StepIngredient, StepRounds } from './build-step.ts'
import { craftDepths } from './craft-depths.ts'
import type { Material } from './material.ts'
import { giftsOf, needsOf } from './node-needs.ts'
import { isSafe, missingOf, perSuccessOf, toGetOf } from './node-reading.ts'
import type { Plan } from './plan.ts'
import type { PlanNodes } from './plan-nodes.ts'
import { roundsOfSteps } from './step-rounds.ts'
import { type WorkedPart, workedPart } from './worked-part.ts'

/** Reads the steps of the plans of one catalogue, one after the other. */
export type StepReader = (plan: Plan, materials: readonly Material[]) => readonly BuildStep[]

/**
 * What is left to do, in an order in which every step's ingredients are ready (CAL-9): everything to gather, then
 * the crafts from the deepest up; within one depth by tier, then name. A step whose row of the materials stays is the same object
 * as the last time, so that what shows it is not drawn again.
 */
export function createStepReader(): StepReader {
  let nodes: PlanNodes | null = null
  let known = new WeakMap<Material, BuildStep>()
  const keep = (row: Material, step: BuildStep) => {
    known.set(row, step)
    return step
  }
  return (plan, materials) => {
    // By another queue or another choice the same row may be crafted otherwise.
    if (nodes !== plan.nodes) known = new WeakMap()
    nodes = plan.nodes
    const depths = craftDepths(plan)
    const rounds = roundsOfSteps(plan, (node) => craftStep(plan, node))
    const gather = materials
      .filter((row) => row.isBaseItem && row.toGet > 0)
      .map((row) => known.get(row) ?? keep(row, gatherStep(plan, row)))
    const crafts = materials
      .filter(({ craft }) => craft !== null && craft.crafts > 0)
      .map((row) => {
        const node = nodeOf(plan, row)
        // A step with rounds changes with other rows as well, so it is not kept.
        const inTurns = rounds.get(node)
        if (inTurns) return { depth: depths[node]!, step: craftStep(plan, node, inTurns) }
        return { depth: depths[node]!, step: known.get(row) ?? keep(row, craftStep(plan, node)) }
      })
      // Within one depth they stay in the order of the materials.
      .sort((a, b) => a.depth - b.depth)
    return [...gather, ...crafts.map(({ step }) => step)]
  }
}

/**
 * The node of a row that is crafted.
 * @throws where the row is of another plan, such as one that was shown before
 */
function nodeOf({ catalog, nodes }: Plan, { itemId, craft }: Material): number {
  const item = catalog.indexById.get(itemId)!
  const recipe = catalog.graph.recipeStart[item]! + craft!.recipeIndex
  let node = nodes.firstNode[item]!
  while (node >= 0 && nodes.recipe[node] !== recipe) node = nodes.twin[node]!
  if (node < 0) throw new Error(`No ${itemId} is crafted by recipe ${craft!.recipeIndex} in this plan.`)
  return node
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
    // Less than `perCraft` where a place that was paid for is worked only in part.
    averagePerCraft: perCraft * (worked / crafts),
    total: perCraft * worked,
  }))
}
