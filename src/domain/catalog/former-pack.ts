import { itemKinds, kindOfId } from './item.ts'
import { type CatalogPack, packFormat } from './pack-format.ts'

/** A pack of format 2 knew items and cargo alone, and neither tools, stations nor the time that gathering takes. */
type SecondPack = Omit<
  CatalogPack,
  'format' | 'items' | 'recipes' | 'requires' | 'sources' | 'tools' | 'stations'
> & {
  readonly format: 2
  readonly items: Omit<CatalogPack['items'], 'kind'>
  readonly recipes: Omit<CatalogPack['recipes'], 'action' | 'requireCount' | 'supplies'>
  readonly sources: Omit<CatalogPack['sources'], 'effort' | 'time' | 'stamina'>
}

/** A pack of format 1 had no table of what a craft that fails gives back. */
type FirstPack = Omit<SecondPack, 'format' | 'recipes' | 'keptOnFailure'> & {
  readonly format: 1
  readonly recipes: Omit<SecondPack['recipes'], 'keptOnFailureCount'>
}

/**
 * The pack in today's format, if it has a former one; any other pack is returned as it is (BEY-14). Nothing of it is checked yet, so
 * parts may be missing.
 */
export function packOfToday(pack: CatalogPack | SecondPack | FirstPack): CatalogPack {
  if (pack?.format === 1) return afterSecond(afterFirst(pack))
  return pack?.format === 2 ? afterSecond(pack) : pack
}

function afterFirst(pack: FirstPack): SecondPack {
  return {
    ...pack,
    format: 2,
    recipes: { ...pack.recipes, keptOnFailureCount: zeros(pack.recipes?.name) },
    keptOnFailure: { item: [], quantity: [] },
  }
}

function afterSecond(pack: SecondPack): CatalogPack {
  // As an action 0 is the first one, a craft.
  const none = zeros(pack.recipes?.name)
  // A time or an effort of 0 is one that nobody knows.
  const unknown = zeros(pack.sources?.name)
  return {
    ...pack,
    format: packFormat,
    items: { ...pack.items, kind: kindsOf(pack.items) },
    recipes: { ...pack.recipes, action: none, requireCount: none, supplies: none },
    requires: [],
    sources: { ...pack.sources, effort: unknown, time: unknown, stamina: unknown },
    tools: { item: [], name: [], level: [], power: [] },
    stations: { item: [], name: [], tier: [], slots: [] },
  }
}

function kindsOf(items: SecondPack['items']): number[] {
  return (items?.name ?? []).map((_, index) => itemKinds.indexOf(kindOfId(items.id[index] ?? '')))
}

function zeros(rows: readonly unknown[] | undefined): number[] {
  return new Array<number>(rows?.length ?? 0).fill(0)
}
