import { type Catalog, findItem } from '../catalog/catalog.ts'
import type { Building, ItemId, Recipe } from '../catalog/item.ts'

/** What must be there before a recipe can be followed (BEY-19). */
export type NeededFirst = {
  /** Research that it asks for and, before each, what that asks for in turn. */
  readonly research: readonly ItemId[]
  /** The station it is done at, and the buildings that are one, the lowest tier that will do first. */
  readonly station: (Building & { readonly buildings: readonly ItemId[] }) | null
  /** What the player must have learnt, and research that the catalogue only knows by name. */
  readonly knowledge: readonly string[]
}

/** What a recipe needs first; what is owned already, such as research that is done or a finished building, is left out. */
export function neededFirst(
  catalog: Catalog,
  recipe: Recipe,
  owned: (itemId: ItemId) => boolean = () => false,
): NeededFirst {
  const { building, knowledge, claimTech } = recipe
  const buildings = building ? stationsFor(catalog, building) : []
  return {
    research: researchBefore(catalog, recipe, owned),
    station: building && !buildings.some(owned) ? { ...building, buildings } : null,
    knowledge: [...knowledge, ...(claimTech && recipe.requires.length === 0 ? [claimTech] : [])],
  }
}

/** In the order in which it can be done. */
function researchBefore(
  catalog: Catalog,
  recipe: Recipe,
  owned: (itemId: ItemId) => boolean,
): readonly ItemId[] {
  const open = new Set<ItemId>()
  const done = new Set<ItemId>()
  const found: ItemId[] = []
  const visit = ({ requires }: Pick<Recipe, 'requires'>, isBefore: boolean) => {
    for (const id of requires) {
      const isDone = isBefore || owned(id)
      const seen = isDone ? done : open
      if (seen.has(id)) continue
      seen.add(id)
      for (const before of findItem(catalog, id)?.recipes.slice(0, 1) ?? []) visit(before, isDone)
      if (!isDone) found.push(id)
    }
  }
  visit(recipe, false)
  // What comes before research that is done is done as well.
  return found.filter((id) => !done.has(id))
}

function stationsFor(catalog: Catalog, { name, tier }: Building): readonly ItemId[] {
  return catalog.stationItems
    .map((index) => catalog.itemAt(index))
    .filter(({ station }) => station?.name === name && station.tier >= tier)
    .sort((a, b) => a.station!.tier - b.station!.tier || (a.name < b.name ? -1 : 1))
    .map(({ id }) => id)
}
