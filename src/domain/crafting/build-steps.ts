import type { Catalog } from '../catalog/catalog.ts'
import type { Rarity } from '../catalog/item.ts'
import { compareListed, type Listed } from '../catalog/listing-order.ts'
import type { BuildStep, StepIngredient } from './build-step.ts'
import type { Material } from './material.ts'
import { amountOfCrafts, isRaw, surplusOf } from './node-reading.ts'
import type { Plan } from './plan.ts'
import type { PlanNodes } from './plan-nodes.ts'

/**
 * What is left to do, in an order in which every step's ingredients are ready (CAL-9): everything to gather, then
 * the crafts from the deepest up; within one depth by tier, then name.
 */
export function buildSteps(plan: Plan, materials: readonly Material[]): BuildStep[] {
  const gather = materials.filter((row) => row.isBaseItem && row.missing > 0).map(gatherStep)
  const depths = craftDepths(plan.nodes)
  const crafts = Array.from({ length: plan.nodes.count }, (_, node) => node)
    .filter((node) => plan.open.crafts[node]! > 0)
    .map((node) => ({ depth: depths[node]!, step: craftStep(plan, node) }))
    .sort((a, b) => a.depth - b.depth || byTierThenName(a.step, b.step))
  return [...gather, ...crafts.map(({ step }) => step)]
}

function gatherStep(row: Material): BuildStep {
  return {
    action: 'gather',
    itemId: row.itemId,
    itemName: row.itemName,
    tier: row.tier,
    rarity: row.rarity,
    isBaseItem: true,
    obtainFirst: row.obtainFirst,
    totalNeeded: row.demand,
    haveInInventory: row.have,
    needToCraft: row.missing,
    crafts: 0,
    surplus: 0,
    recipeIndex: null,
    ingredients: [],
  }
}

function craftStep(plan: Plan, node: number): BuildStep {
  const { catalog, nodes, open, input } = plan
  const item = nodes.item[node]!
  const crafts = open.crafts[node]!
  return {
    action: 'craft',
    itemId: catalog.ids[item]!,
    itemName: catalog.names[item]!,
    tier: catalog.tiers[item]!,
    rarity: catalog.rarities[item] as Rarity,
    isBaseItem: false,
    obtainFirst: false,
    totalNeeded: open.need[node]!,
    haveInInventory: Math.max(0, input.inventory.get(catalog.ids[item]!) ?? 0),
    needToCraft: amountOfCrafts(nodes, node, crafts),
    crafts,
    surplus: surplusOf(nodes, open, node),
    recipeIndex: nodes.recipe[node]! - catalog.graph.recipeStart[item]!,
    ingredients: ingredientsOf(catalog, nodes.recipe[node]!, crafts),
  }
}

function ingredientsOf({ graph, ids, names }: Catalog, recipe: number, crafts: number): StepIngredient[] {
  const ingredients: StepIngredient[] = []
  for (let edge = graph.edgeStart[recipe]!; edge < graph.edgeStart[recipe + 1]!; edge++) {
    const item = graph.edgeItem[edge]!
    const quantityPerCraft = graph.edgeQuantity[edge]!
    ingredients.push({
      itemId: ids[item]!,
      itemName: names[item]!,
      quantityPerCraft,
      totalNeeded: crafts * quantityPerCraft,
    })
  }
  return ingredients
}

/** How many crafts deep the longest way down to base items is; an edge cut from a circle leads nowhere. */
function craftDepths(nodes: PlanNodes): Int32Array {
  const depth = new Int32Array(nodes.count)
  for (let node = nodes.count - 1; node >= 0; node--) {
    if (isRaw(nodes, node)) continue
    let deepest = 0
    for (let edge = nodes.edgeStart[node]!; edge < nodes.edgeStart[node + 1]!; edge++) {
      const ingredient = nodes.edgeNode[edge]!
      if (ingredient < nodes.count) deepest = Math.max(deepest, depth[ingredient]!)
    }
    depth[node] = deepest + 1
  }
  return depth
}

function byTierThenName(a: BuildStep, b: BuildStep): number {
  return compareListed(listedStep(a), listedStep(b)) || (a.recipeIndex ?? -1) - (b.recipeIndex ?? -1)
}

function listedStep({ tier, itemName, itemId }: BuildStep): Listed {
  return { tier, name: itemName, id: itemId }
}
