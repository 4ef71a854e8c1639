import { describe, expect, test } from 'vitest'
import { compileCatalogue } from './compile-catalogue.ts'
import type { GameTables } from './game-tables.ts'
import { aCraft, aList, aNode, anExtraction, anItem, aTrade, items, smallTables } from './small-tables.ts'

function recipesOf(id: string, tables: Partial<GameTables>) {
  const { items: list } = compileCatalogue(smallTables(tables))
  return list
    .find((item) => item.id === id)!
    .recipes.map(({ ingredients }) =>
      ingredients.map(({ itemId, quantity }) => `${quantity} of ${itemId}`).join(', '),
    )
}

const wood = anItem(1, 'Stripped Wood')
const plank = anItem(2, 'Plank')
const fragment = anItem(3, 'Wood Fragment', { rarity: 'Rare' })
const berry = anItem(4, 'Berry')
const meat = anItem(5, 'Meat')
const forest = {
  resources: [aNode(100, 'Tree'), aNode(101, 'Berry Bush'), aNode(102, 'Herd')],
  extraction: [
    anExtraction(1, 100, [0.1, items(1)]),
    anExtraction(2, 101, [0.1, items(4)]),
    anExtraction(3, 102, [0.01, items(5)]),
  ],
}

describe('CAT-2: the default recipe is the one a player would choose', () => {
  test('the recipe with the least effort from the ground up: 2 berries of 10 points before 1 meat of 100', () => {
    const recipes = recipesOf('6', {
      ...forest,
      items: [berry, meat, anItem(6, 'Fertilizer')],
      crafting: [
        aCraft(8, 'Make {0}', [items(5)], [items(6)]),
        aCraft(9, 'Make {0}', [items(4, 2)], [items(6)]),
      ],
    })
    expect(recipes).toEqual(['2 of 4', '1 of 5'])
  })

  test('the plain recipe before the same one with a booster, even if the booster is cheap', () => {
    const recipes = recipesOf('2', {
      ...forest,
      items: [wood, plank, fragment],
      trades: [aTrade(8, 'Brico', [items(3, 1000)], [])],
      crafting: [
        aCraft(8, 'Craft {0}', [items(1), items(3)], [items(2, 5)]),
        aCraft(9, 'Craft {0}', [items(1)], [items(2)]),
      ],
    })
    expect(recipes).toEqual(['1 of 1', '1 of 1, 1 of 3'])
  })

  test('ingredients of its own tier and rarity before higher ones that would give more', () => {
    const recipes = recipesOf('2', {
      ...forest,
      items: [anItem(1, 'Fine Wood', { tier: 4 }), { ...berry, tier: 1 }, meat, plank],
      crafting: [
        aCraft(8, 'Craft {0}', [items(1)], [items(2, 50)]),
        aCraft(9, 'Craft {0}', [items(5)], [items(2)]),
      ],
    })
    expect(recipes).toEqual(['1 of 5', '1 of 1'])
  })

  test('ingredients that can be gathered before ingredients of unknown origin', () => {
    const recipes = recipesOf('2', {
      ...forest,
      items: [wood, berry, anItem(7, 'Trophy'), plank],
      crafting: [
        aCraft(8, 'Craft {0}', [items(7)], [items(2, 8)]),
        aCraft(9, 'Craft {0}', [items(1)], [items(2)]),
      ],
    })
    expect(recipes).toEqual(['1 of 1', '1 of 7'])
  })

  test('cutting a gem before reforging one from fragments', () => {
    const recipes = recipesOf('22', {
      ...forest,
      items: [anItem(20, 'Uncut Ruby'), { ...berry, name: 'Ruby Fragment' }, anItem(22, 'Ruby')],
      crafting: [
        aCraft(8, 'Reforge {1}', [items(4, 5)], [items(22)]),
        aCraft(9, 'Cut {0}', [items(20)], [items(22)]),
      ],
    })
    expect(recipes).toEqual(['1 of 20', '5 of 4'])
  })

  test('an ingredient of the item’s own rarity, and no roll from a lesser one that gives the item in 3 of 10 crafts only', () => {
    const axe = (id: number, tier: number, rarity: 'Common' | 'Uncommon') =>
      anItem(id, `Tier ${tier} Axe`, { tier, rarity })
    const recipes = recipesOf('33', {
      items: [
        axe(30, 1, 'Common'),
        axe(31, 1, 'Uncommon'),
        axe(32, 2, 'Common'),
        axe(33, 2, 'Uncommon'),
        anItem(90, 'Axe Output', { item_list_id: 1 }),
      ],
      itemLists: [aList(1, [0.7, items(32)], [0.3, items(33)])],
      crafting: [
        aCraft(8, 'Craft {0}', [items(30)], [items(90)]),
        aCraft(9, 'Craft {0}', [items(31)], [items(33)]),
      ],
    })
    expect(recipes).toEqual(['1 of 31'])
  })
})

describe('CAT-2: gathering instead of crafting', () => {
  test('an item that takes 39 points to gather and 40 to craft is crafted: gathering must save a tenth', () => {
    const tables = {
      resources: [aNode(100, 'Tree'), aNode(102, 'Herd')],
      // A berry takes 1 / 0.0255 = 39 points to gather; crafting it takes 10, and 3 meat of 10 each.
      extraction: [anExtraction(1, 100, [0.0255, items(4)]), anExtraction(3, 102, [0.1, items(5)])],
      items: [berry, meat],
    }
    expect(
      recipesOf('4', { ...tables, crafting: [aCraft(9, 'Craft {0}', [items(5, 3)], [items(4)])] }),
    ).toEqual(['3 of 5'])
  })

  const craft = [aCraft(9, 'Craft {0}', [items(5, 3)], [items(4)])]

  test('an item that takes less effort to gather than to craft is a base item; its recipes stay visible', () => {
    const { items: list } = compileCatalogue(
      smallTables({ ...forest, items: [berry, meat], crafting: craft }),
    )
    const found = list.find((item) => item.id === '4')!
    expect(found.recipes).toEqual([])
    expect(found.otherRecipes.map(({ name }) => name)).toEqual(['Craft Berry'])
  })

  test('an item that is gathered nowhere but in ruins stays craftable', () => {
    const recipes = recipesOf('4', {
      ...forest,
      resources: [aNode(101, 'Ancient Rubble', { tag: 'Dungeon Resource' }), aNode(102, 'Herd')],
      items: [berry, meat],
      crafting: craft,
    })
    expect(recipes).toEqual(['3 of 5'])
  })

  test('coins are never craftable, although a craft may give one', () => {
    const recipes = recipesOf('50', {
      items: [wood, anItem(50, 'Hex Coin', { tag: 'Coins' })],
      crafting: [aCraft(9, 'Craft {0}', [items(1)], [items(50)])],
    })
    expect(recipes).toEqual([])
  })
})

test('CAT-2: a circle of dough and bread is broken where it costs least more: bread is made of 2 meat, not dough of 9', () => {
  const tables = {
    ...forest,
    items: [anItem(60, 'Dough'), anItem(61, 'Bread'), meat],
    crafting: [
      aCraft(6, 'Make {0}', [items(61)], [items(60, 2)]),
      aCraft(7, 'Make {0}', [items(60)], [items(61, 2)]),
      aCraft(8, 'Make {0}', [items(5, 9)], [items(60)]),
      aCraft(9, 'Make {0}', [items(5, 2)], [items(61)]),
    ],
  }
  expect(recipesOf('60', tables)).toEqual(['1 of 61', '9 of 5'])
  expect(recipesOf('61', tables)).toEqual(['2 of 5', '1 of 60'])
})

test('CAT-2: in a circle without other recipes one item becomes a base item', () => {
  const tables = {
    items: [anItem(60, 'Dough'), anItem(61, 'Bread')],
    crafting: [
      aCraft(6, 'Make {0}', [items(61)], [items(60)]),
      aCraft(7, 'Make {0}', [items(60)], [items(61)]),
    ],
  }
  expect(recipesOf('60', tables)).toEqual([])
  expect(recipesOf('61', tables)).toEqual(['1 of 60'])
})
