import { type CatalogPack, packFormat } from './pack-format.ts'

/** A pack of format 1 had no table of what a craft that fails gives back. */
type FormerPack = Omit<CatalogPack, 'format' | 'recipes' | 'keptOnFailure'> & {
  readonly format: 1
  readonly recipes: Omit<CatalogPack['recipes'], 'keptOnFailureCount'>
}

/** The pack in today's format, if it has a former one; any other comes back as it is (BEY-14). */
export function packOfToday(pack: CatalogPack | FormerPack): CatalogPack {
  if (pack?.format !== 1) return pack
  const none = new Array<number>(pack.recipes?.name?.length ?? 0).fill(0)
  return {
    ...pack,
    format: packFormat,
    recipes: { ...pack.recipes, keptOnFailureCount: none },
    keptOnFailure: { item: [], quantity: [] },
  }
}
