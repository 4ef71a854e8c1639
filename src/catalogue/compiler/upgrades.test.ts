import { describe, expect, test } from 'vitest'
import type { Item } from '#domain/catalog/item'
import { compileCatalogue } from './compile-catalogue.ts'
import { expectedUnits, figuresOf } from './figures.ts'
import type { GameTables } from './game-tables.ts'
import { aCraft, aList, aNode, anExtraction, anItem, items, smallTables } from './small-tables.ts'

const axe = anItem(20, 'Axe', { tag: 'Tool' })
const uncommon = { ...axe, id: 21, rarity: 'Uncommon' as const }
const rare = { ...axe, id: 22, rarity: 'Rare' as const }
const scrap = anItem(30, 'Tool Scrap', { tag: 'Scrap' })
const solvent = anItem(31, 'Reforging Solvent')
const ore = anItem(40, 'Ore')

/** An axe takes 10 ore, an Uncommon one 20; 3 scrap and a solvent may raise them to Uncommon and Rare. Each can be scrapped. */
const workshop = {
  items: [axe, uncommon, rare, scrap, solvent, ore, ...lists('Axe', 91, 92)],
  itemLists: [aList(91, [0.7, items(20)], [0.3, items(21)]), aList(92, [85, items(21)], [15, items(22)])],
  resources: [aNode(100, 'Vein')],
  extraction: [anExtraction(1, 100, [0.1, items(40)], [0.05, items(31)])],
  crafting: [
    aCraft(1, 'Forge {0}', [items(40, 10)], [items(20)]),
    aCraft(2, 'Forge {0}', [items(40, 20)], [items(21)]),
    aCraft(3, 'Recraft {1}', [items(20), items(30, 3), items(31)], [items(91)]),
    aCraft(4, 'Recraft {1}', [items(21), items(30, 3), items(31)], [items(92)]),
    aCraft(5, 'Scrap {1}', [items(20)], [items(30)]),
    aCraft(6, 'Scrap {1}', [items(21)], [items(30, 4)]),
    aCraft(7, 'Scrap {1}', [items(22)], [items(30, 15)]),
  ],
}

describe('CAT-2: raising the rarity of an item', () => {
  test('15 of 100 tries make an Uncommon axe Rare; the axe is kept until then, scrap and solvent are spent by every try', () => {
    expect(compiled(workshop).item('22').recipes).toMatchObject([
      {
        name: 'Recraft Axe',
        ingredients: [
          { itemId: '30', quantity: 3 },
          { itemId: '31', quantity: 1 },
        ],
        catalysts: [],
        keptOnFailure: [{ itemId: '21', quantity: 1 }],
        byproducts: [],
        outputQuantity: 1,
        possibilities: [{ amount: 1, probability: 0.15 }],
        orBetter: false,
      },
    ])
  })

  test('an Uncommon axe is recrafted by default where forging one takes 2,000 ore, and forged where that takes 20', () => {
    const dearOre = workshop.crafting.map((row) =>
      row.id === 2 ? { ...row, consumed_item_stacks: [items(40, 2000)] } : row,
    )
    const namesWith = (crafting: GameTables['crafting']) =>
      compiled({ ...workshop, crafting })
        .item('21')
        .recipes.map(({ name }) => name)
    // Recrafting takes an axe of 10 ore and 10/3 tries, each of 3 scrap and a solvent. With scrap of 5 ore, from Uncommon axes of 20,
    // that is 10 + 10/3 × (3 × 5 + 1) = 63; with scrap of 10 ore, from Common axes where the others are dear, it is 113.
    expect(namesWith(workshop.crafting)).toEqual(['Forge Axe', 'Recraft Axe'])
    expect(namesWith(dearOre)).toEqual(['Recraft Axe', 'Forge Axe'])
  })

  test('a Rare axe takes one Uncommon axe of 20 ore, and 20/3 times 3 scrap of 5 ore and a solvent: 126.7 base units', () => {
    const { list } = compiled(workshop)
    // 100 / 15 = 20 / 3 tries; 4 scrap come of an Uncommon axe of 20 ore.
    expect(expectedUnits(list)('22' as Item['id'])).toBeCloseTo(20 + (20 / 3) * (3 * 5 + 1), 3)
    expect(figuresOf(list)).toMatchObject({ upgrades: 2, circlesByDefault: 0, baseWithoutSource: 0 })
  })

  test('a try that gives the axe back with something else, or may give nothing, is no upgrade', () => {
    for (const failure of [[items(20), items(40)], []]) {
      const { item } = compiled({
        ...workshop,
        itemLists: [aList(91, [0.7, ...failure], [0.2, items(20)], [0.1, items(21)]), workshop.itemLists[1]!],
      })
      expect(item('21').recipes.map(({ name }) => name)).toEqual(['Forge Axe'])
      expect(item('21').otherRecipes.map(({ name }) => name)).toEqual(['Recraft Axe'])
    }
  })
})

test('CAT-2: scrap is crafted by scrapping, by default what takes the least effort: 20 ore for 4, not 10 ore for 1', () => {
  const { item } = compiled(workshop)
  // Base units for one scrap: 20 / 4 = 5 of the Uncommon axe, 126.7 / 15 = 8.4 of the Rare one, 10 / 1 of the Common one.
  expect(item('30').recipes.map(({ ingredients }) => ingredients[0]!.itemId)).toEqual(['21', '22', '20'])
})

function compiled(tables: Partial<GameTables>) {
  const { items: list } = compileCatalogue(smallTables(tables))
  return { list, item: (id: string): Item => list.find((entry) => entry.id === id)! }
}

function lists(name: string, ...ids: number[]) {
  return ids.map((id) => anItem(id, name, { item_list_id: id }))
}
