import type { Item, ItemId, Recipe } from '#domain/catalog/item'
import { percent } from './percent.ts'

/** How many recipes may lose their skill or station. */
const mostStripped = 0.01
/** How many recipes may get another skill or station; more means that the tables number them differently. */
const mostMoved = 0.1

type Pair = { readonly before: Recipe; readonly after: Recipe }

/** One sentence if new tables give too many recipes another skill or station, or none (BEY-14); else null. */
export function movedRecipes(inUse: readonly Item[], byId: ReadonlyMap<ItemId, Item>): string | null {
  const pairs = inUse.flatMap((item) => pairsOf(item, byId.get(item.id)))
  const stripped = shareOf(pairs, isStripped)
  if (stripped > mostStripped)
    return `With these tables ${percent(stripped)} of the recipes lose their skill or station.`
  const moved = shareOf(pairs, isMoved)
  if (moved > mostMoved)
    return `With these tables ${percent(moved)} of the recipes get another skill or station.`
  return null
}

/** Recipes of the same item and the same name, before and after. */
function pairsOf(inUse: Item, found: Item | undefined): readonly Pair[] {
  const after = new Map((found?.recipes ?? []).map((recipe) => [recipe.name, recipe]))
  return inUse.recipes.flatMap((before) => {
    const same = after.get(before.name)
    return same ? [{ before, after: same }] : []
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

/** Whether a skill or station became another one; a recipe without may get one. */
function changed(before: string | null, after: string | null): boolean {
  return !!before && !!after && before !== after
}

function stationOf({ building }: Recipe): string {
  return building?.name ?? ''
}

function shareOf(pairs: readonly Pair[], holds: (pair: Pair) => boolean): number {
  return pairs.length > 0 ? pairs.filter(holds).length / pairs.length : 0
}
