import { type Catalog, findItem } from '../catalog/catalog.ts'
import type { Material } from './material.ts'

/** What a plan costs beside things: supplies of the claim, and the coins that are still to be earned (BEY-19). */
export type Costs = { readonly supplies: number; readonly coins: number }

export function costsOf(
  catalog: Catalog,
  materials: readonly Pick<Material, 'itemId' | 'toGet' | 'craft'>[],
): Costs {
  return materials.reduce(
    ({ supplies, coins }, { itemId, toGet, craft }) => {
      const item = findItem(catalog, itemId)
      const recipe = craft ? item?.recipes[craft.recipeIndex] : undefined
      return {
        supplies: supplies + (recipe?.supplies ?? 0) * (craft?.crafts ?? 0),
        coins: coins + (item?.tag === 'Coins' ? toGet : 0),
      }
    },
    { supplies: 0, coins: 0 },
  )
}
