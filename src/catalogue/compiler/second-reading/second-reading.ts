import type { Item, Recipe } from '#domain/catalog/item'
import { keyOf, type RawTables, type Stack } from './raw-tables.ts'

type Amounts = Map<string, number>
/** One way in which a craft can end. */
type End = { readonly chance: number; readonly gives: Amounts }
/**
 * What one craft takes on average, and how many pieces of the item it gives.
 * `eachPiece` is what one piece costs of the things that a failed craft gives back.
 */
export type Craft = {
  readonly takes: ReadonlyMap<string, number>
  readonly gives: number
  readonly eachPiece: ReadonlyMap<string, number>
}
const nothing: ReadonlyMap<string, number> = new Map()

/** One craft of the item by this recipe, read from the game's tables by code of its own, so that tests can check the compiler by it. */
export function secondReading(tables: RawTables, item: Item, recipe: Recipe): Craft {
  if (recipe.action === 'build') {
    const row = tables.buildings.get(item.id)!
    return {
      takes: sumOf([...row.consumed_item_stacks, ...row.consumed_cargo_stacks]),
      gives: 1,
      eachPiece: nothing,
    }
  }
  if (recipe.action === 'research')
    return { takes: sumOf(tables.research.get(item.id)!.input), gives: 1, eachPiece: nothing }
  if (recipe.action === 'craft') return craftOf(tables, item, recipe)
  const { takes, gives } = recipe.action === 'trade' ? tradeOf(tables, item, recipe) : visitOf(tables, recipe)
  return { takes, gives: gives.get(item.id)!, eachPiece: nothing }
}

function craftOf(tables: RawTables, item: Item, recipe: Recipe): Craft {
  const wanted = JSON.stringify(
    sorted(
      [...recipe.ingredients, ...recipe.catalysts, ...recipe.keptOnFailure].map((s) => [
        s.itemId,
        s.quantity,
      ]),
    ),
  )
  const row = tables.crafts.find(
    (craft) =>
      craft.actions_required === recipe.effort &&
      craft.time_requirement === recipe.time &&
      craft.is_passive === recipe.passive &&
      craft.level_requirements[0]?.level === recipe.level &&
      JSON.stringify(sorted([...sumOf(craft.consumed_item_stacks)])) === wanted &&
      endsOf(tables, craft.crafted_item_stacks).some(({ gives }) => gives.has(item.id)),
  )
  if (!row) throw new Error(`No row of the tables is ${recipe.name}`)
  const ends = endsOf(tables, row.crafted_item_stacks)
  const successes = ends.filter(({ gives }) => givesOf(tables, gives, item.id) > 0)
  const perCraft = ends.reduce((sum, { chance, gives }) => sum + chance * givesOf(tables, gives, item.id), 0)
  const successChance = successes.reduce((sum, { chance }) => sum + chance, 0)
  const takes: Amounts = new Map()
  const eachPiece: Amounts = new Map()
  for (const [id, amount] of sumOf(row.consumed_item_stacks)) {
    const isKept = recipe.keptOnFailure.some(({ itemId }) => itemId === id)
    const back = ends.reduce((sum, { chance, gives }) => sum + chance * (gives.get(id) ?? 0), 0)
    if (isKept) eachPiece.set(id, (amount * successChance) / perCraft)
    else takes.set(id, Math.max(0, amount - back))
  }
  return { takes, gives: perCraft, eachPiece }
}

/** How many pieces of the wanted item there are; the same thing of a better rarity counts too. */
function givesOf(tables: RawTables, gives: Amounts, wanted: string): number {
  const grades = ['Default', 'Common', 'Uncommon', 'Rare', 'Epic', 'Legendary', 'Mythic']
  const goal = tables.things.get(wanted)
  let sum = 0
  for (const [id, amount] of gives) {
    const row = tables.things.get(id)
    const isBetter =
      goal &&
      row &&
      row.name === goal.name &&
      row.tier === goal.tier &&
      grades.indexOf(row.rarity) > grades.indexOf(goal.rarity)
    if (id === wanted || isBetter) sum += amount
  }
  return sum
}

/** Each way in which the stacks can turn out: some items stand for a list of possibilities. */
function endsOf(tables: RawTables, stacks: readonly Stack[]): readonly End[] {
  let ends: readonly End[] = [{ chance: 1, gives: new Map() }]
  for (const stack of stacks) {
    const list = tables.lists.get(keyOf(stack))
    const weight = list?.reduce((sum, { probability }) => sum + probability, 0) ?? 1
    const own = list
      ? list.flatMap(({ probability, items }) =>
          endsOf(tables, items).map((end) => ({ ...end, chance: (end.chance * probability) / weight })),
        )
      : [{ chance: 1, gives: new Map([[keyOf(stack), stack.quantity]]) }]
    ends = ends.flatMap((a) =>
      own.map((b) => ({ chance: a.chance * b.chance, gives: plus(new Map(a.gives), b.gives, 1) })),
    )
  }
  return ends
}

function tradeOf(tables: RawTables, item: Item, recipe: Recipe) {
  const row = tables.trades.find(
    (trade) =>
      recipe.name === `Trade with ${trade.traveler}` &&
      trade.offer_items.some((stack) => keyOf(stack) === item.id) &&
      recipe.ingredients.every(
        ({ itemId, quantity }) => sumOf(trade.required_items).get(itemId) === quantity,
      ),
  )!
  return { takes: sumOf(row.required_items), gives: sumOf(row.offer_items) }
}

/**
 * What a node that is paid for takes and gives on average, together with the nodes that it turns into. Each point of its health is one
 * chance of a drop. A node that ignores damage is never used up, and gives nothing at its end.
 */
function visitOf(tables: RawTables, recipe: Recipe) {
  const start = tables.extractions.find(
    (row) =>
      row.consumed_item_stacks.length > 0 &&
      recipe.name === `${row.verb_phrase} ${tables.resources.get(row.resource_id)?.name.trim()}`,
  )!
  const gives: Amounts = new Map()
  const takes: Amounts = new Map()
  const seen = new Set<number>()
  for (let id = start.resource_id; id !== 0 && !seen.has(id); ) {
    seen.add(id)
    const node = tables.resources.get(id)!
    const row = tables.extractions.find((extraction) => extraction.resource_id === id)
    for (const { item_stack, probability } of row?.extracted_item_stacks ?? []) {
      for (const end of endsOf(tables, [item_stack])) {
        plus(gives, end.gives, end.chance * Math.min(1, probability) * node.max_health)
      }
    }
    const tool = row?.tool_requirements[0]
    const powers = tables.tools
      .filter(({ tool_type, level }) => tool_type === tool?.tool_type && level === tool.level)
      .map(({ power }) => power)
    const actions = Math.ceil(node.max_health / Math.min(...(tool ? powers : [1])))
    plus(takes, sumOf(row?.consumed_item_stacks ?? []), actions)
    const left = node.ignore_damage ? [] : node.on_destroy_yield.filter((s) => s.item_type === 'Item')
    for (const end of endsOf(tables, left)) plus(gives, end.gives, end.chance)
    id = node.on_destroy_yield_resource_id
  }
  return { takes, gives }
}

function sumOf(stacks: readonly Stack[]): Amounts {
  const sum: Amounts = new Map()
  for (const stack of stacks) plus(sum, new Map([[keyOf(stack), stack.quantity]]), 1)
  return sum
}

function plus(sum: Amounts, more: Amounts, times: number): Amounts {
  for (const [id, amount] of more) sum.set(id, (sum.get(id) ?? 0) + amount * times)
  return sum
}

function sorted(pairs: readonly (readonly [string, number])[]) {
  return [...pairs].sort(([a], [b]) => (a < b ? -1 : 1))
}
