import { type Catalog, findItem } from '../catalog/catalog.ts'
import type { Building, ItemId, Recipe } from '../catalog/item.ts'

/** What must be there before recipes can be followed (BEY-19). */
export type NeededFirst = {
  /** Research that they ask for and, before each, what that asks for in turn. */
  readonly research: readonly ItemId[]
  /** The stations they are done at, each with the buildings that are one, the lowest tier that will do first. */
  readonly stations: readonly (Building & { readonly buildings: readonly ItemId[] })[]
  /** What the player must have learnt, and research that the catalogue only knows by name. */
  readonly knowledge: readonly string[]
}

/** What recipes need first, each thing once; what is owned already, such as research that is done or a finished building, is left out. */
export function neededFirst(
  catalog: Catalog,
  recipes: readonly Recipe[],
  owned: (itemId: ItemId) => boolean = () => false,
): NeededFirst {
  const stations = stationsOf(recipes).map((station) => ({
    ...station,
    buildings: buildingsFor(catalog, station),
  }))
  return {
    research: researchBefore(catalog, recipes, owned),
    stations: stations.filter(({ buildings }) => !buildings.some(owned)),
    knowledge: [...new Set(recipes.flatMap(knowledgeFor))],
  }
}

function knowledgeFor({ knowledge, claimTech, requires }: Recipe): readonly string[] {
  return claimTech && requires.length === 0 ? [...knowledge, claimTech] : knowledge
}

/** Each station once: the highest tier that is asked for does for the lower ones too. */
function stationsOf(recipes: readonly Recipe[]): readonly Building[] {
  const highest = new Map<string, Building>()
  for (const { building } of recipes) {
    if (!building) continue
    const known = highest.get(building.name)
    if (!known || known.tier < building.tier) highest.set(building.name, building)
  }
  return [...highest.values()]
}

/** The research that recipes ask for, in the order in which it can be done. */
function researchBefore(
  catalog: Catalog,
  recipes: readonly Recipe[],
  owned: (itemId: ItemId) => boolean,
): readonly ItemId[] {
  const open = new Set<ItemId>()
  const done = new Set<ItemId>()
  const found: ItemId[] = []
  // `isOfDone`: the recipe is that of research which is done, or comes before some that is.
  const visit = ({ requires }: Pick<Recipe, 'requires'>, isOfDone: boolean) => {
    for (const id of requires) {
      const isDone = isOfDone || owned(id)
      const seen = isDone ? done : open
      if (seen.has(id)) continue
      seen.add(id)
      // Of research with several recipes only the first, the default, is followed.
      for (const before of findItem(catalog, id)?.recipes.slice(0, 1) ?? []) visit(before, isDone)
      if (!isDone) found.push(id)
    }
  }
  for (const recipe of recipes) visit(recipe, false)
  // What comes before research that is done is done as well.
  return found.filter((id) => !done.has(id))
}

function buildingsFor(catalog: Catalog, { name, tier }: Building): readonly ItemId[] {
  return catalog.stationItems
    .map((index) => catalog.itemAt(index))
    .filter(({ station }) => station?.name === name && station.tier >= tier)
    .sort((a, b) => a.station!.tier - b.station!.tier || (a.name < b.name ? -1 : 1))
    .map(({ id }) => id)
}
