import type { Catalog } from '../catalog/catalog.ts'
import { canBeStock, type ItemId } from '../catalog/item.ts'
import { createUsedIn } from './used-in.ts'

/** Above this tier, recipes ask for more than a newcomer has. */
const highestTier = 2

type Target = { readonly itemId: ItemId; readonly profession: string; readonly uses: number }

/**
 * Good first targets for somebody new: of the lowest tiers, the crafted things that most others are made of, each of another
 * profession as far as there are so many.
 */
export function popularTargets(catalog: Catalog, count: number): readonly ItemId[] {
  const targets = mostUsedFirst(craftedThings(catalog))
  const professions = new Set<string>()
  const ofNewProfession = targets.filter(({ profession }) => {
    const isNew = !professions.has(profession)
    professions.add(profession)
    return isNew
  })
  return [...new Set([...ofNewProfession, ...targets])].slice(0, count).map(({ itemId }) => itemId)
}

function craftedThings(catalog: Catalog): readonly Target[] {
  const usedIn = createUsedIn(catalog)
  // The ids after those of the items are only mentioned in recipes.
  return catalog.ids.slice(0, catalog.size).flatMap((itemId, index) => {
    const tier = catalog.tiers[index]!
    if (tier < 1 || tier > highestTier || !canBeStock(catalog.kindAt(index))) return []
    const [recipe] = catalog.itemAt(index).recipes
    if (recipe?.action !== 'craft') return []
    const uses = new Set(usedIn(itemId).map((use) => use.itemId)).size
    return [{ itemId, profession: recipe.skill ?? '', uses }]
  })
}

/** Where two are used equally often, the catalogue's order decides. */
function mostUsedFirst(targets: readonly Target[]): readonly Target[] {
  return targets.toSorted((a, b) => b.uses - a.uses)
}
