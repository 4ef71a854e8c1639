import { describe, expect, test } from 'vitest'
import type { Item } from '#domain/catalog/item'
import { compileCatalogue } from './compile-catalogue.ts'
import type { GameTables } from './game-tables.ts'
import { aCraft, aNode, anExtraction, anItem, aTrade, items, smallTables } from './small-tables.ts'

function compiled(tables: Partial<GameTables>) {
  const { items: list } = compileCatalogue(smallTables({ items: things, ...tables }))
  return (id: string): Item => list.find((item) => item.id === id)!
}

const things = [
  anItem(1, 'Bait'),
  anItem(2, 'Briny Argus'),
  anItem(3, 'Pearl'),
  anItem(50, 'Hex Coin', { tag: 'Coins' }),
]

/** A hidden spot takes five baits and becomes a baited one, where the fish are. */
const spot = {
  resources: [
    aNode(10, 'Hidden Argus Spot', { max_health: 1, on_destroy_yield_resource_id: 11 }),
    aNode(11, 'Baited Argus Spot', { max_health: 3000, ignore_damage: true }),
  ],
  extraction: [
    {
      ...anExtraction(1, 10),
      verb_phrase: 'Bait',
      consumed_item_stacks: [items(1, 5)],
      level_requirements: [{ skill_id: 3, level: 2 }],
    },
    {
      ...anExtraction(2, 11, [0.03, items(2)], [0.0001, items(3)]),
      verb_phrase: 'Fish',
      level_requirements: [{ skill_id: 3, level: 1 }],
      tool_requirements: [{ tool_type: 2, level: 1 }],
      experience_per_progress: [{ skill_id: 3, quantity: 0.5 }],
    },
  ],
}

describe('CAT-2: a way that is paid for in goods is a recipe', () => {
  test('a fishing spot takes five baits for the fish that the baited spot gives', () => {
    const item = compiled(spot)
    expect(item('2').sources).toEqual([])
    expect(item('2').recipes).toEqual([
      expect.objectContaining({
        action: 'gather',
        name: 'Bait Hidden Argus Spot',
        ingredients: [{ itemId: '1', quantity: 5 }],
        // 3,000 points of the baited spot, with 0.03 fish and 0.0001 pearls a point.
        outputQuantity: 90,
        possibilities: [],
        byproducts: [{ itemId: '3', quantity: 0.3 }],
        building: null,
        skill: 'Carpentry',
        level: 2,
        tool: { name: 'Saw', level: 1 },
        // 1 point at the hidden spot, 3,000 at the baited one.
        effort: 3001,
        time: 1.6,
        stamina: 0.75,
        xp: 1500,
      }),
    ])
    expect(item('3').recipes[0]).toMatchObject({ possibilities: [{ amount: 1, probability: 0.3 }] })
  })

  test('a fish that can also be gathered for nothing has no recipe; the baited spot is a further way', () => {
    const item = compiled({
      resources: [...spot.resources, aNode(12, 'Shoal')],
      extraction: [...spot.extraction, anExtraction(3, 12, [0.001, items(2)])],
    })
    expect(item('2').recipes).toEqual([])
    expect(item('2').sources.map(({ name }) => name)).toEqual(['Shoal'])
    expect(item('2').otherRecipes.map(({ name }) => name)).toEqual(['Bait Hidden Argus Spot'])
  })

  test('a node of 75 points takes its price 10 times, once an action with the weakest tool, which has a power of 8', () => {
    const item = compiled({
      resources: [aNode(10, 'Ruin Bridge', { max_health: 75 })],
      extraction: [
        {
          ...anExtraction(1, 10, [0.1, items(2)]),
          consumed_item_stacks: [items(1)],
          tool_requirements: [{ tool_type: 2, level: 1 }],
        },
      ],
      tools: [{ id: 1, item_id: 3, tool_type: 2, level: 1, power: 8 }],
    })
    expect(item('2').recipes[0]).toMatchObject({
      ingredients: [{ itemId: '1', quantity: 10 }],
      outputQuantity: 7.5,
      effort: 75,
    })
  })

  test('a font that turns into itself again gives one charged heart for one heart, not all the hearts to come', () => {
    const item = compiled({
      resources: [
        aNode(10, 'Font', {
          max_health: 1,
          on_destroy_yield: [items(2)],
          on_destroy_yield_resource_id: 10,
        }),
      ],
      extraction: [{ ...anExtraction(1, 10), consumed_item_stacks: [items(1)] }],
    })
    expect(item('2').recipes[0]).toMatchObject({
      ingredients: [{ itemId: '1', quantity: 1 }],
      outputQuantity: 1,
    })
  })

  test('a trade for goods is a recipe with the knowledge it needs; a trade for coins alone is a source', () => {
    const item = compiled({
      trades: [
        aTrade(8, 'Tamer', [items(2)], [items(1, 15), items(50, 100)], { required_knowledges: [77] }),
        aTrade(9, 'Svim', [items(3, 2)], [items(50, 20)], { required_knowledges: [77] }),
      ],
    })
    expect(item('2').sources).toEqual([])
    expect(item('2').recipes).toEqual([
      expect.objectContaining({
        action: 'trade',
        name: 'Trade with Tamer',
        ingredients: [
          { itemId: '1', quantity: 15 },
          { itemId: '50', quantity: 100 },
        ],
        building: null,
        knowledge: ['Plank Lore'],
      }),
    ])
    expect(item('3').recipes).toEqual([])
    expect(item('3').sources.map(({ verb, amount }) => [verb, amount])).toEqual([
      ['Trade for 20 Hex Coin (needs Plank Lore)', 2],
    ])
  })

  test('an item that can be crafted is crafted by default; its trade comes last, however cheap', () => {
    const item = compiled({
      crafting: [aCraft(7, 'Craft {0}', [items(3, 9)], [items(2)])],
      trades: [aTrade(8, 'Tamer', [items(2, 9)], [items(1)])],
    })
    expect(item('2').recipes.map(({ name }) => name)).toEqual(['Craft Briny Argus', 'Trade with Tamer'])
  })
})

describe('BEY-9: sources of an item that nothing gives on purpose', () => {
  test('a boot of 1 in 101 crafts is found "By chance" at that craft; straw of every unpacking "Comes along"', () => {
    const item = compiled({
      items: [
        ...things,
        anItem(4, 'Old Boot'),
        anItem(5, 'Straw'),
        anItem(90, 'Output', { item_list_id: 1 }),
      ],
      itemLists: [
        {
          id: 1,
          possibilities: [
            { probability: 1, items: [items(2)] },
            { probability: 0.01, items: [items(4)] },
          ],
        },
      ],
      crafting: [
        aCraft(7, 'Craft {0}', [items(1)], [items(90)], { actions_required: 20 }),
        aCraft(8, 'Unpack {1}', [items(3)], [items(5, 3)]),
      ],
    })
    expect(item('4').recipes).toEqual([])
    expect(item('4').sources).toEqual([
      expect.objectContaining({
        type: 'resource',
        verb: 'By chance',
        name: 'Craft Briny Argus',
        skill: 'Carpentry',
        amount: 0.009901,
        effort: 20,
      }),
    ])
    expect(item('5').sources.map(({ verb, name }) => [verb, name])).toEqual([['Comes along', 'Unpack Pearl']])
  })
})
