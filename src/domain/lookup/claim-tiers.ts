import type { Catalog } from '../catalog/catalog.ts'
import type { Item } from '../catalog/item.ts'

const tag = 'Claim Tier'

/** The research that raises a claim's tier, by tier (BEY-19). */
export function claimTiers(catalog: Catalog): readonly Item[] {
  return Array.from({ length: catalog.size }, (_, index) => index)
    .filter((index) => catalog.kindAt(index) === 'research')
    .map((index) => catalog.itemAt(index))
    .filter((item) => item.tag === tag)
    .sort((a, b) => a.tier - b.tier)
}
