import type { ItemId, Rarity } from '../catalog/item.ts'
import { compareListed, type Listed } from '../catalog/listing-order.ts'
import { usableAmount } from '../inventory/kept-back.ts'
import type { Material, MaterialCraft } from './material.ts'
import { isRaw, isSafe, missingOf, obtainFirstDemand, obtainFirstMissing, toGetOf } from './node-reading.ts'
import type { Plan } from './plan.ts'
import { workedPart } from './worked-part.ts'

/** Makes the summary's rows of a plan; a row whose numbers stay is the same object as the last time (decision 1). */
export function createMaterialReader(): (plan: Plan) => readonly Material[] {
  let known = new Map<string, Material>()
  return (plan) => {
    const next = new Map<string, Material>()
    const rows = materialsOf(plan).map((row) => {
      const key = `${row.itemId} ${row.craft?.recipeIndex ?? 'raw'} ${row.obtainFirst}`
      const before = known.get(key)
      const kept = before && isSame(before, row) ? before : row
      next.set(key, kept)
      return kept
    })
    known = next
    return rows
  }
}

/** Every item the plan needs: base items first, then what is crafted, each by tier, then name (CAL-7). */
export function materialsOf(plan: Plan): Material[] {
  const rows: Material[] = []
  // `full` counts as if the inventory were empty, `open` uses it.
  for (let node = 0; node < plan.nodes.count; node++) {
    if (plan.full.need[node]! > 0 || plan.open.need[node]! > 0) rows.push(materialOf(plan, node))
    if (mostObtainFirst(plan, node) > 0) rows.push(obtainFirstOf(plan, node))
  }
  for (const [itemId, asked] of plan.unknown) rows.push(unknownMaterial(plan, itemId, asked))
  return rows.sort(byKindThenTier)
}

function materialOf(plan: Plan, node: number): Material {
  const { nodes, open, full } = plan
  const missing = missingOf(open, node)
  return describe(plan, nodes.item[node]!, {
    isBaseItem: isRaw(nodes, node),
    // Stock can spare crafts that would have given this item too. Then more of it is missing than without any stock.
    needed: Math.max(full.need[node]!, missing),
    demand: open.need[node]!,
    missing,
    toGet: toGetOf(nodes, open, node),
    obtainFirst: false,
    craft: isRaw(nodes, node) ? null : craftOf(plan, node),
  })
}

function craftOf(plan: Plan, node: number): MaterialCraft {
  const { catalog, nodes, open } = plan
  const part = workedPart(plan, node)
  return {
    recipeIndex: nodes.recipe[node]! - catalog.graph.recipeStart[nodes.item[node]!]!,
    crafts: open.crafts[node]!,
    isSafe: isSafe(nodes, node),
    worked: part.crafts,
    toCraft: part.gives,
    surplus: part.surplus,
  }
}

function mostObtainFirst({ nodes, open, full }: Plan, node: number): number {
  return Math.max(obtainFirstDemand(nodes, full, node), obtainFirstDemand(nodes, open, node))
}

function obtainFirstOf(plan: Plan, node: number): Material {
  const { nodes, open } = plan
  const missing = obtainFirstMissing(nodes, open, node)
  return describe(plan, nodes.item[node]!, {
    isBaseItem: true,
    needed: mostObtainFirst(plan, node),
    demand: obtainFirstDemand(nodes, open, node),
    missing,
    toGet: missing,
    obtainFirst: true,
    craft: null,
  })
}

type Numbers = Pick<
  Material,
  'isBaseItem' | 'needed' | 'demand' | 'missing' | 'toGet' | 'obtainFirst' | 'craft'
>

function describe({ catalog, input }: Plan, item: number, numbers: Numbers): Material {
  const itemId = catalog.ids[item]!
  return {
    itemId,
    itemName: catalog.names[item]!,
    tier: catalog.tiers[item]!,
    rarity: catalog.rarities[item] as Rarity,
    quantity: numbers.needed,
    have: heldOf(input.inventory.get(itemId)),
    effectiveHave: numbers.needed - numbers.missing,
    comesAlong: numbers.missing - numbers.toGet,
    ...numbers,
  }
}

/** An item the catalogue does not know is a base item of that amount (CAL-12). */
function unknownMaterial({ input }: Plan, itemId: ItemId, asked: number): Material {
  const have = heldOf(input.inventory.get(itemId))
  const missing = Math.max(0, asked - usableAmount(input, itemId))
  return {
    itemId,
    itemName: 'Unknown Item',
    tier: -1,
    rarity: 1,
    isBaseItem: true,
    quantity: asked,
    needed: asked,
    demand: asked,
    have,
    effectiveHave: asked - missing,
    missing,
    comesAlong: 0,
    toGet: missing,
    obtainFirst: false,
    craft: null,
  }
}

function heldOf(quantity: number | undefined): number {
  return Math.max(0, quantity ?? 0)
}

function byKindThenTier(a: Material, b: Material): number {
  return (
    Number(b.isBaseItem) - Number(a.isBaseItem) ||
    compareListed(listedMaterial(a), listedMaterial(b)) ||
    (a.craft?.recipeIndex ?? -1) - (b.craft?.recipeIndex ?? -1)
  )
}

function listedMaterial({ tier, itemName, itemId }: Material): Listed {
  return { tier, name: itemName, id: itemId }
}

/** Whether two rows of the same item and recipe have the same numbers; those that are not compared follow from these. */
function isSame(a: Material, b: Material): boolean {
  return (
    a.needed === b.needed &&
    a.demand === b.demand &&
    a.have === b.have &&
    a.missing === b.missing &&
    a.toGet === b.toGet &&
    a.craft?.crafts === b.craft?.crafts &&
    a.craft?.worked === b.craft?.worked &&
    a.craft?.isSafe === b.craft?.isSafe
  )
}
