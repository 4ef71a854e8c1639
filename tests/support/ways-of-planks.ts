import { readFileSync } from 'node:fs'
import { aCraft, anItem, items } from '../../src/catalogue/compiler/small-tables.ts'
import { smallCatalogue } from './server.ts'
import { sending, smallTables } from './table-source.ts'
import { writeCatalogue } from './write-catalogue.ts'

type Listed = { readonly id: string; readonly name: string; readonly recipes: readonly object[] }

/** Planks by three recipes: sawn of 3 logs, glued of 9 chips, split of 1 timber. A stool takes 2 of them. */
export const plankItems = { log: '1', plank: '2', stool: '3', timber: '4', chip: '5' } as const

/** The place of each recipe in the catalogue that is written first, and in the one that a look-up finds later. */
export const plankWays = {
  before: { saw: 0, glue: 1, split: 2 },
  after: { saw: 0, split: 1, glue: 2 },
} as const

/** Writes the wooden things with all three recipes. */
export function writePlankWays(folder: string): void {
  const listed: readonly Listed[] = JSON.parse(readFileSync(smallCatalogue, 'utf8'))
  const [log, plank, stool] = listed
  const [saw] = plank!.recipes
  const by = (name: string, id: string, quantity: number) => ({
    ...saw,
    name: `${name} Rough Plank`,
    consumed_items: [{ id, quantity }],
  })
  const raw = (id: string, name: string) => ({ ...log, id, name, tag: '' })
  const recipes = [by('Saw', '1', 3), by('Glue', '5', 9), by('Split', '4', 1)]
  const all = [log, { ...plank, recipes }, stool, raw('4', 'Rough Timber'), raw('5', 'Wood Chip')]
  writeCatalogue(folder, all, {
    name: 'Planks three ways',
    date: '2026-11-01',
    version: 'ways-1',
    dayOf: 'source',
  })
}

/** Sends the wooden things as the game's tables, in which splitting comes before gluing. */
export const sendPlankWays = sending({
  ...smallTables,
  item_desc: [...smallTables.item_desc, anItem(4, 'Rough Timber'), anItem(5, 'Wood Chip')],
  crafting_recipe_desc: [
    aCraft(1, 'Saw {0}', [items(1, 3)], [items(2)]),
    aCraft(2, 'Split {0}', [items(4)], [items(2)]),
    aCraft(3, 'Glue {0}', [items(5, 9)], [items(2)]),
    aCraft(4, 'Craft {0}', [items(2, 2)], [items(3)]),
  ],
})
