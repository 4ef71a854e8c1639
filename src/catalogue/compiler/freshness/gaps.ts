import type { Item, ItemId, Recipe, Source } from '#domain/catalog/item'
import { movedRecipes } from './moved-recipes.ts'
import { percent } from './percent.ts'

/** How much of a kind may vanish with an update of the game; more means that the tables are not whole. */
const mostVanished = 0.1

type ById = ReadonlyMap<ItemId, Item>
/** How much an item counts for one kind: its number of recipes, or 1 if it is a tool. */
type Count = (item: Item) => number

type Counted = readonly (readonly [name: string, count: Count])[]

const recipesInAll: Counted = [['recipes', countRecipes]]
/** Each kind by itself, so that many recipes do not make up for a few buildings that are gone. */
const kinds: Counted = [
  ['cargo', ofKind('cargo')],
  ['items', ofKind('item')],
  ['buildings', ofKind('building')],
  ['research', ofKind('research')],
  ['tools', ({ tool }) => (tool ? 1 : 0)],
  ['stations', ({ station }) => (station ? 1 : 0)],
  ['trades for goods', withRecipes(({ action }) => action === 'trade')],
  ['places that are paid for', withRecipes(({ action }) => action === 'gather')],
  ['times of recipes', withRecipes(({ time }) => time > 0)],
]
/** Counted only for items without a new recipe: an item that is crafted or paid for from now on has lost no place. */
const places: Counted = [
  ['places to gather', ({ sources }) => sources.length],
  ['animals', withSources(({ type }) => type === 'enemy')],
  ['trades for coins', withSources(({ type }) => type === 'trade')],
  ['times of gathering', withSources(({ time }) => time > 0)],
]

/**
 * What is missing in new tables against the catalogue in use, in one sentence (BEY-14); null if nothing is. A table can be
 * read without a fault although half of its rows are gone, or its rows are numbered differently.
 */
export function gapsIn(found: readonly Item[], inUse: readonly Item[]): string | null {
  const byId: ById = new Map(found.map((item) => [item.id, item]))
  const gathered = inUse.filter((item) => {
    const after = byId.get(item.id)
    return !after || countRecipes(after) <= countRecipes(item)
  })
  return (
    lackOf(recipesInAll, inUse, byId) ??
    lackOf(places, gathered, byId) ??
    movedRecipes(inUse, byId) ??
    lackOf(kinds, inUse, byId)
  )
}

function lackOf(of: Counted, inUse: readonly Item[], byId: ById): string | null {
  for (const [name, count] of of) {
    const share = vanishedShare(inUse, byId, count)
    if (share > mostVanished) return `The tables lack ${percent(share)} of the ${name} in use.`
  }
  return null
}

/** Counts for each item by itself, so that new items do not make up for what others lose. */
function vanishedShare(inUse: readonly Item[], byId: ById, count: Count): number {
  let all = 0
  let gone = 0
  for (const item of inUse) {
    const before = count(item)
    const after = byId.get(item.id)
    all += before
    gone += Math.max(0, before - (after ? count(after) : 0))
  }
  return all > 0 ? gone / all : 0
}

function countRecipes({ recipes, otherRecipes }: Item): number {
  return recipes.length + otherRecipes.length
}

function ofKind(kind: Item['kind']): Count {
  return (item) => (item.kind === kind ? 1 : 0)
}

function withRecipes(is: (recipe: Recipe) => boolean): Count {
  return ({ recipes, otherRecipes }) => recipes.filter(is).length + otherRecipes.filter(is).length
}

function withSources(is: (source: Source) => boolean): Count {
  return ({ sources }) => sources.filter(is).length
}
