import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Item, ItemId } from '#domain/catalog/item'
import { compileCatalogue } from '../compiler/compile-catalogue.ts'
import { loadTables } from '../compiler/load-tables.ts'
import { tablesFolder } from './facts/game-tables.ts'
import { starterCatalog } from './starter-catalog.ts'

/** Whether a plan for an item comes down to things that somebody can go and get. */
function plannableIn(items: readonly Item[]): (id: ItemId) => boolean {
  const byId = new Map(items.map((item) => [item.id, item]))
  const known = new Map<ItemId, boolean>()
  const isPlannable = (id: ItemId): boolean => {
    const before = known.get(id)
    if (before !== undefined) return before
    // A default way never leads back (CAT-2).
    known.set(id, false)
    const item = byId.get(id)
    const [recipe] = item?.recipes ?? []
    const needs = recipe && [...recipe.ingredients, ...recipe.keptOnFailure, ...recipe.catalysts]
    const result = needs ? needs.every(({ itemId }) => isPlannable(itemId)) : (item?.sources.length ?? 0) > 0
    known.set(id, result)
    return result
  }
  return isPlannable
}

/** Of each family of buildings, of research and of what is crafted: how many there are, and how many can be planned. */
function families(items: readonly Item[]): Readonly<Record<string, string>> {
  const isPlannable = plannableIn(items)
  const counts = new Map<string, { all: number; plannable: number }>()
  for (const { id, kind, tag, recipes } of items) {
    if (recipes.length === 0) continue
    const family = kind === 'building' ? tag : kind
    const count = counts.get(family) ?? { all: 0, plannable: 0 }
    count.all += 1
    if (isPlannable(id)) count.plannable += 1
    counts.set(family, count)
  }
  return Object.fromEntries(
    [...counts].map(([family, { all, plannable }]) => [family, `${plannable} of ${all}`]),
  )
}

function namesTwice(items: readonly Item[]): readonly string[] {
  const names = items.map(({ kind, name, tier, rarity }) => `${kind} ${name} T${tier} ${rarity}`)
  return names.filter((name, place) => names.indexOf(name) < place)
}

/** Things that are taken apart, pieced together or opened by default. */
function takenApart(items: readonly Item[]): readonly string[] {
  const isOne = ({ recipes }: Item) => /^(Reforge|Salvage|Scrap|Unpack|Revert) /.test(recipes[0]?.name ?? '')
  return [...new Set(items.filter(isOne).map(({ name }) => name.split(' ').at(-1)!))].toSorted()
}

describe('CAT-3, BEY-19: in the starter catalogue', () => {
  const { items } = starterCatalog()

  test('all buildings and research, and all that is crafted but 104 gems and rings of geodes, can be planned down to a place', () => {
    expect(families(items)).toEqual({
      item: '1831 of 1935',
      cargo: '421 of 421',
      research: '145 of 145',
      'Crafting Station': '163 of 163',
      Storage: '56 of 56',
      Housing: '9 of 9',
      Trading: '11 of 11',
      Wall: '22 of 22',
      Gate: '11 of 11',
      Settlement: '4 of 4',
      Decoration: '129 of 129',
    })
  })

  test('no two things share kind, name, tier and rarity, and nothing is made by taking something apart', () => {
    expect(namesTwice(items)).toEqual([])
    expect(takenApart(items)).toEqual([])
  })
})

/** The game's tables are not in the repository; without them these tests are left out. */
describe.runIf(existsSync(tablesFolder))('CAT-2, BEY-19: in the full catalogue', () => {
  let items: readonly Item[]
  beforeAll(async () => {
    items = compileCatalogue((await loadTables(tablesFolder)).tables).items
  })

  test('all stations, walls, houses and research can be planned; what ends at a thing without a place is of geodes and events', () => {
    expect(families(items)).toEqual({
      item: '3525 of 3714',
      cargo: '445 of 456',
      research: '145 of 145',
      'Crafting Station': '165 of 165',
      Storage: '56 of 57',
      Housing: '10 of 10',
      Trading: '11 of 11',
      Wall: '25 of 25',
      Gate: '11 of 11',
      Settlement: '4 of 4',
      Decoration: '173 of 372',
    })
  })

  test('no two things share kind, name, tier and rarity; only scrap and pirates’ weapons come from taking something apart', () => {
    expect(namesTwice(items)).toEqual([])
    expect(takenApart(items)).toEqual(['Scrap', 'Weapon'])
  })
})
