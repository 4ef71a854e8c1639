import type { Item, ItemId, Recipe } from '#domain/catalog/item'

/** So much of a catalogue may vanish with an update of the game; more means that the tables are not whole. */
const mostVanished = 0.1
/** So many recipes may lose their skill or station. */
const mostStripped = 0.01
/** So many recipes may get another skill or station; more means that the tables number them anew. */
const mostMoved = 0.1

type ById = ReadonlyMap<ItemId, Item>
type Pair = { readonly before: Recipe; readonly after: Recipe }

/**
 * What is missing in new tables against the catalogue in use, in one sentence (BEY-14); null if nothing is. Each table may be
 * whole by itself, and yet half of its rows gone, or its numbers those of other names.
 */
export function gapsIn(found: readonly Item[], inUse: readonly Item[]): string | null {
  const byId: ById = new Map(found.map((item) => [item.id, item]))
  const recipes = vanishedShare(inUse, byId, countRecipes)
  if (recipes > mostVanished) return `The tables lack ${percent(recipes)} of the recipes in use.`
  // What is crafted or paid for since is no place that vanished.
  const gathered = inUse.filter((item) => countRecipes(byId.get(item.id)) <= countRecipes(item))
  const sources = vanishedShare(gathered, byId, (item) => item?.sources.length ?? 0)
  if (sources > mostVanished) return `The tables lack ${percent(sources)} of the places to gather in use.`
  const pairs = pairsIn(inUse, byId)
  const stripped = shareOf(pairs, isStripped)
  if (stripped > mostStripped)
    return `With these tables ${percent(stripped)} of the recipes lose their skill or station.`
  const moved = shareOf(pairs, isMoved)
  if (moved > mostMoved)
    return `With these tables ${percent(moved)} of the recipes get another skill or station.`
  return null
}

function countRecipes(item: Item | undefined): number {
  return item ? item.recipes.length + item.otherRecipes.length : 0
}

/** Counts for each item by itself, so that new items do not make up for what others lose. */
function vanishedShare(
  inUse: readonly Item[],
  byId: ById,
  count: (item: Item | undefined) => number,
): number {
  let all = 0
  let gone = 0
  for (const item of inUse) {
    all += count(item)
    gone += Math.max(0, count(item) - count(byId.get(item.id)))
  }
  return all > 0 ? gone / all : 0
}

/** Recipes of the same item and the same name, before and after. */
function pairsIn(inUse: readonly Item[], byId: ById): readonly Pair[] {
  return inUse.flatMap((item) => {
    const after = new Map((byId.get(item.id)?.recipes ?? []).map((recipe) => [recipe.name, recipe]))
    return item.recipes.flatMap((before) => {
      const same = after.get(before.name)
      return same ? [{ before, after: same }] : []
    })
  })
}

function isStripped({ before, after }: Pair): boolean {
  return lost(before.skill, after.skill) || lost(stationOf(before), stationOf(after))
}

function isMoved({ before, after }: Pair): boolean {
  return changed(before.skill, after.skill) || changed(stationOf(before), stationOf(after))
}

function lost(before: string | null, after: string | null): boolean {
  return !!before && !after
}

/** What had none before may get one. */
function changed(before: string | null, after: string | null): boolean {
  return !!before && !!after && before !== after
}

function stationOf({ building }: Recipe): string {
  return building?.name ?? ''
}

function shareOf(pairs: readonly Pair[], holds: (pair: Pair) => boolean): number {
  return pairs.length > 0 ? pairs.filter(holds).length / pairs.length : 0
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
