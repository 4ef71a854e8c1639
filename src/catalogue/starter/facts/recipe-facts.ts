import type { Item, Possibility, Recipe } from '#domain/catalog/item'
import { type CraftingRow, type GameTables, stackId } from './game-tables.ts'
import { averageOf, type Outcome, outcomesOf } from './outcomes.ts'
import { paidFacts, tradeFacts } from './paid-facts.ts'
import { nameOf } from './row-name.ts'
import { chanceText, differences, type Facts, stackText } from './texts.ts'

const million = 1_000_000
/** In millionths: far below one, and far above rounding errors. */
const noise = 0.01

/** How a recipe differs from the game's row that is most like it; empty if it does not. */
export function recipeFaults(item: Item, recipe: Recipe, tables: GameTables): readonly string[] {
  const own = ownFacts(recipe)
  const rows = gameWays(item, recipe, tables)
  const faults = rows.map((facts) => differences(own, facts))
  const nearest = faults.toSorted((a, b) => a.length - b.length)[0]
  return nearest ?? ['the game has no recipe for it']
}

function gameWays(item: Item, { action, name }: Recipe, tables: GameTables): readonly Facts[] {
  if (action === 'gather') return paidFacts(item.id, tables)
  if (action === 'trade') return tradeFacts(item.id, tables)
  return rowsGiving(item.id, tables).map((row) => gameFacts(row, item.id, name, tables))
}

function ownFacts(recipe: Recipe): Facts {
  const { possibilities, outputQuantity } = recipe
  return {
    action: recipe.action,
    name: recipe.name,
    ingredients: stackText(recipe.ingredients),
    catalysts: stackText(recipe.catalysts),
    byproducts: stackText(recipe.byproducts),
    gives: possibilities.length > 0 ? chanceText(possibilities) : `${outputQuantity}: 1`,
    building: recipe.building && `${recipe.building.name} ${recipe.building.tier}`,
    skill: recipe.skill,
    level: recipe.level,
    tool: recipe.tool && `${recipe.tool.name} ${recipe.tool.level}`,
    effort: recipe.effort,
    time: recipe.time,
    passive: recipe.passive,
    stamina: recipe.stamina,
    xp: recipe.xp,
    knowledge: recipe.knowledge.join(', '),
    claimTech: recipe.claimTech,
    requires: recipe.requires.join(', '),
    orBetter: recipe.orBetter,
  }
}

function gameFacts(row: CraftingRow, id: string, toldName: string, tables: GameTables): Facts {
  const outcomes = outcomesOf(row.crafted_item_stacks, tables)
  const products = [...new Set(outcomes.flatMap((outcome) => [...outcome.amounts.keys()]))]
  const counting = products.filter((other) => serves(other, id, tables))
  const names = products.map((product) => nameOf(row, product, tables))
  const [need, experience, tool] = [
    row.level_requirements[0],
    row.experience_per_progress[0],
    row.tool_requirements[0],
  ]
  const building = row.building_requirement
  return {
    action: 'craft',
    name: names.includes(toldName) ? toldName : nameOf(row, id, tables),
    ingredients: stackText(
      row.consumed_item_stacks.map((stack) => ({ itemId: stackId(stack), quantity: stack.quantity })),
    ),
    // The starter catalogue writes no recipe with a catalyst; one that has any is a fault.
    catalysts: '',
    byproducts: stackText(alongside(outcomes, counting)),
    gives: chanceText(inMillionths(outcomes, counting)),
    building: building && `${tables.stations.get(building.building_type)?.name} ${building.tier}`,
    skill: tables.skills.get(need?.skill_id ?? 0)?.name ?? null,
    level: need?.level ?? 0,
    tool: tool ? `${tables.tools.get(tool.tool_type)?.name} ${tool.level}` : null,
    effort: row.actions_required,
    time: row.time_requirement,
    passive: row.is_passive,
    stamina: row.stamina_requirement,
    xp: Math.round((experience?.quantity ?? 0) * row.actions_required * 100) / 100,
    knowledge: row.required_knowledges.map((known) => tables.knowledge.get(known)?.name).join(', '),
    claimTech: tables.claimTech.get(row.required_claim_tech_id)?.name ?? null,
    requires: row.required_claim_tech_id === 0 ? '' : `t${row.required_claim_tech_id}`,
    orBetter: counting.length > 1,
  }
}

/** Whether `other` is a better rarity of the wanted thing, and so counts for it too. */
function serves(other: string, wanted: string, tables: GameTables): boolean {
  if (other === wanted) return true
  const [a, b] = [tables.things.get(other), tables.things.get(wanted)]
  return a?.name === b?.name && a?.tier === b?.tier && rarityOf(a?.rarity) > rarityOf(b?.rarity)
}

const rarities = ['Common', 'Uncommon', 'Rare', 'Epic', 'Legendary', 'Mythic']

/** 1 Common ... 6 Mythic; the game's "Default" counts as Common. */
export function rarityOf(word: string | undefined): number {
  return Math.max(1, rarities.indexOf(word ?? '') + 1)
}

const rowsByProduct = new WeakMap<GameTables, ReadonlyMap<string, readonly CraftingRow[]>>()

function rowsGiving(id: string, tables: GameTables): readonly CraftingRow[] {
  const rows = rowsByProduct.get(tables) ?? groupedByProduct(tables)
  rowsByProduct.set(tables, rows)
  return rows.get(id) ?? []
}

function groupedByProduct(tables: GameTables): ReadonlyMap<string, readonly CraftingRow[]> {
  const rows = new Map<string, CraftingRow[]>()
  for (const row of tables.crafting) {
    for (const id of averageOf(row.crafted_item_stacks, tables).keys()) {
      rows.set(id, [...(rows.get(id) ?? []), row])
    }
  }
  return rows
}

function alongside(outcomes: readonly Outcome[], counting: readonly string[]) {
  const amounts = new Map<string, number>()
  for (const outcome of outcomes) {
    for (const [id, amount] of outcome.amounts) {
      if (!counting.includes(id)) amounts.set(id, (amounts.get(id) ?? 0) + amount * outcome.chance)
    }
  }
  return [...amounts].map(([itemId, amount]) => ({
    itemId,
    quantity: Math.ceil(amount * million - noise) / million,
  }))
}

/** Rounds chances down to millionths; the missing ones are added to the largest amounts. */
function inMillionths(outcomes: readonly Outcome[], counting: readonly string[]): readonly Possibility[] {
  const exact = new Map<number, number>()
  for (const { chance, amounts } of outcomes) {
    const amount = counting.reduce((all, id) => all + (amounts.get(id) ?? 0), 0)
    if (amount > 0) exact.set(amount, (exact.get(amount) ?? 0) + chance * million)
  }
  const total = Math.ceil([...exact.values()].reduce((all, share) => all + share, 0) - noise)
  let missing = total - [...exact.values()].reduce((all, share) => all + Math.floor(share + noise), 0)
  return [...exact]
    .toSorted(([a], [b]) => b - a)
    .map(([amount, share]) => {
      const extra = missing-- > 0 ? 1 : 0
      return { amount, probability: (Math.floor(share + noise) + extra) / million }
    })
}
