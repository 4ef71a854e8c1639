import type { Catalog } from './catalog.ts'
import { compareListed, compareTexts, type Listed } from './listing-order.ts'

export type CatalogSort = { readonly by: 'tier' | 'name' | 'rarity'; readonly direction: 'asc' | 'desc' }

/**
 * Gives all places of the catalogue, sorted by a column in a direction. Each order is sorted when first asked for; equal places stay as in
 * `ties`.
 */
export function createOrders({ size, names, tiers, rarities, ids }: Catalog) {
  const places = Array.from({ length: size }, (_, place) => place)
  const listed = places.map(
    (place): Listed => ({ tier: tiers[place]!, name: names[place]!, id: ids[place]! }),
  )
  const compareTies = (a: number, b: number) =>
    tiers[a] === tiers[b] && names[a] === names[b] && rarities[a] !== rarities[b]
      ? rarities[a]! - rarities[b]!
      : compareListed(listed[a]!, listed[b]!)
  const ties = [...places].sort(compareTies)
  const compare = {
    tier: (a: number, b: number) => tiers[a]! - tiers[b]!,
    name: (a: number, b: number) => compareTexts(names[a]!, names[b]!),
    rarity: (a: number, b: number) => rarities[a]! - rarities[b]!,
  }
  const untieredLast = (by: CatalogSort['by'], a: number, b: number) =>
    by === 'tier' ? Number(tiers[a]! < 0) - Number(tiers[b]! < 0) : 0
  const sorted = new Map<string, readonly number[]>()
  return ({ by, direction }: CatalogSort): readonly number[] => {
    const key = `${by} ${direction}`
    const known = sorted.get(key)
    if (known) return known
    const sign = direction === 'asc' ? 1 : -1
    const order = [...ties].sort((a, b) => untieredLast(by, a, b) || sign * compare[by](a, b))
    sorted.set(key, order)
    return order
  }
}
