import type { Drop } from './drops.ts'
import type { Figures } from './figures.ts'
import type { UnknownParts } from './freshness/unknown-parts.ts'

/** The compiler's report for the terminal: what it kept, what it left out and why, and what it does not know (CAT-2). */
export function reportLines(
  figures: Figures,
  drops: readonly Drop[],
  unknown: UnknownParts,
  size: { readonly raw: number; readonly brotli: number; readonly pack: number },
): readonly string[] {
  return [
    'Kept',
    line('items', figures.items, `${n(figures.cargos)} of them cargo`),
    line('craftable', figures.craftable),
    line(
      'base items',
      figures.base,
      `${n(figures.baseWithSource)} with a source, ${n(figures.baseWithoutSource)} without`,
    ),
    line(
      'recipes',
      figures.recipes,
      `${n(figures.upgrades)} raise the rarity of an item, kept until they do`,
    ),
    line('other recipes', figures.otherRecipes, 'unpacking, taking apart, finds by chance'),
    line(
      'ingredients',
      figures.edgesByDefault,
      `of default recipes; ${n(figures.edgesByAll)} of all recipes`,
    ),
    line('deepest chain', figures.depth, figures.deepest),
    line(
      'circles',
      figures.circlesByDefault,
      `among default recipes; ${n(figures.circlesByAll)} among all recipes`,
    ),
    line('buildings', figures.buildings),
    line('research', figures.research),
    line('bytes', size.raw, `${n(size.brotli)} with brotli`),
    line('browsers load', size.pack, 'bytes, packed and with brotli'),
    'Left out',
    ...drops.map((drop) =>
      line(
        '',
        drop.count,
        `${drop.reason}: ${drop.examples.join(', ')}${drop.count > drop.examples.length ? ' …' : ''}`,
      ),
    ),
    ...listed('Columns that are new in the source, and not read', unknown.columns),
    ...listed('Tables that are new in the source, and not read', unknown.tables),
    'Dearest Common items, in base units for one',
    ...figures.dearest.map((item) => line('', item.units, `${item.name} (tier ${item.tier})`)),
  ]
}

function listed(title: string, names: readonly string[]): readonly string[] {
  return names.length > 0 ? [title, ...names.map((name) => `  ${name}`)] : []
}

function line(name: string, count: number, more = ''): string {
  return `  ${name.padEnd(14)} ${n(count).padStart(9)}  ${more}`.trimEnd()
}

function n(count: number): string {
  return count.toLocaleString('en-US')
}
