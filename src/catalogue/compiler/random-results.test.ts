import { describe, expect, test } from 'vitest'
import type { Item } from '#domain/catalog/item'
import { compileCatalogue } from './compile-catalogue.ts'
import type { GameTables } from './game-tables.ts'
import { aCraft, aList, anItem, items, smallTables } from './small-tables.ts'

function compiled(tables: Partial<GameTables>) {
  const { items: list } = compileCatalogue(smallTables(tables))
  return { list, item: (id: string): Item => list.find((entry) => entry.id === id)! }
}

const log = anItem(1, 'Rough Wood Log')

describe('random results', () => {
  const fish = anItem(10, 'Filet')
  const roast = anItem(11, 'Roasted Fish')
  const waste = anItem(12, 'Food Waste')
  const output = anItem(90, 'Roasted Fish Output', { item_list_id: 1 })

  test('CAT-2: weights of 8 and 2.2 give 1.216 fish a craft, not 12.4, and the list itself is no item', () => {
    const { list, item } = compiled({
      items: [fish, roast, waste, output],
      itemLists: [aList(1, [8, items(11)], [2.2, items(11, 2), items(12)])],
      crafting: [aCraft(9, 'Cook {0}', [items(10, 2)], [items(90)])],
    })
    expect(list.map(({ name }) => name)).not.toContain('Roasted Fish Output')
    const [recipe] = item('11').recipes
    expect(recipe?.name).toBe('Cook Roasted Fish')
    // 8 / 10.2 and 2.2 / 10.2, so (8 + 2 x 2.2) / 10.2 = 1.216 fish a craft. Both chances are cut to millionths, and the millionth that is
    // then missing goes to the larger amount.
    expect(recipe?.possibilities).toEqual([
      { amount: 1, probability: 0.784313 },
      { amount: 2, probability: 0.215687 },
    ])
    expect(recipe?.byproducts).toEqual([{ itemId: '12', quantity: 0.215687 }])
  })

  test('CAT-2: an item that is only a by-product is craftable, and its recipe is named after the main product', () => {
    const { item } = compiled({
      items: [fish, roast, waste, output],
      itemLists: [aList(1, [0.8, items(11)], [0.2, items(11), items(12)])],
      crafting: [aCraft(9, 'Cook {0}', [items(10)], [items(90)])],
    })
    expect(item('11').recipes[0]).toMatchObject({ outputQuantity: 1, possibilities: [] })
    expect(item('12').recipes[0]).toMatchObject({
      name: 'Cook Roasted Fish',
      possibilities: [{ amount: 1, probability: 0.2 }],
      byproducts: [{ itemId: '11', quantity: 1 }],
    })
  })

  test('CAT-2: a craft that gives an item once in a hundred does not make it craftable', () => {
    const { item } = compiled({
      items: [fish, roast, waste, output],
      itemLists: [aList(1, [0.99, items(11)], [0.01, items(11), items(12)])],
      crafting: [aCraft(9, 'Cook {0}', [items(10)], [items(90)])],
    })
    expect(item('12').recipes).toEqual([])
    expect(item('12').otherRecipes.map(({ name }) => name)).toEqual(['Cook Roasted Fish'])
  })

  test('CAT-2: an Uncommon axe counts as a Common one too; the chance of the Uncommon one stays', () => {
    const { item } = compiled({
      items: [
        log,
        anItem(20, 'Axe'),
        anItem(21, 'Axe', { rarity: 'Uncommon' }),
        anItem(91, 'Axe', { item_list_id: 2 }),
      ],
      itemLists: [aList(2, [0.7, items(20)], [0.3, items(21)])],
      crafting: [aCraft(9, 'Craft {0}', [items(1, 4)], [items(91)])],
    })
    expect(item('20').recipes[0]).toMatchObject({
      orBetter: true,
      outputQuantity: 1,
      possibilities: [],
      byproducts: [],
    })
    expect(item('21').recipes[0]).toMatchObject({
      orBetter: false,
      possibilities: [{ amount: 1, probability: 0.3 }],
      byproducts: [{ itemId: '20', quantity: 0.7 }],
    })
  })

  test('CAT-2: an item of rarity "Default" is Common', () => {
    const { item } = compiled({
      items: [log, anItem(2, 'Rough Plank', { rarity: 'Default' })],
      crafting: [aCraft(9, 'Craft {0}', [items(1)], [items(2)])],
    })
    expect(item('2').rarity).toBe(1)
  })
})
