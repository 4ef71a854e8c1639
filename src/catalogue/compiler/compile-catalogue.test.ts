import { describe, expect, test } from 'vitest'
import type { Item } from '#domain/catalog/item'
import { compileCatalogue } from './compile-catalogue.ts'
import type { GameTables } from './game-tables.ts'
import { aCargo, aCraft, aList, anItem, aTech, cargos, items, smallTables } from './small-tables.ts'

function compiled(tables: Partial<GameTables>) {
  const { items: list, drops } = compileCatalogue(smallTables(tables))
  const item = (id: string): Item => list.find((entry) => entry.id === id)!
  return { list, drops, item }
}

const log = anItem(1, 'Rough Wood Log', { tag: 'Wood Log' })
const plank = anItem(2, 'Rough Plank', { tag: 'Plank' })

describe('contents of the catalogue', () => {
  test('CAT-2: an item and a cargo with the same number are two things', () => {
    const { list } = compiled({
      items: [log],
      cargos: [aCargo(1, 'Rough Wood Trunk')],
      crafting: [aCraft(9, 'Split {1} into {0}', [cargos(1)], [items(1, 6)])],
    })
    expect(list.map(({ id, name, kind }) => [id, name, kind])).toEqual([
      ['c1', 'Rough Wood Trunk', 'cargo'],
      ['1', 'Rough Wood Log', 'item'],
    ])
  })

  test('CAT-2: a recipe has its requirements: station, skill, tool, knowledge, research, effort', () => {
    const { item } = compiled({
      items: [log, plank],
      claimTech: [aTech(400, 'Tier 4 Township', { supplies_cost: 6750 })],
      crafting: [
        aCraft(9, 'Craft {0}', [items(1, 3)], [items(2, 2)], {
          building_requirement: { building_type: 20, tier: 4 },
          level_requirements: [{ skill_id: 3, level: 40 }],
          tool_requirements: [{ tool_type: 2, level: 4 }],
          required_knowledges: [77],
          required_claim_tech_id: 400,
          experience_per_progress: [{ skill_id: 3, quantity: 1.28 }],
          actions_required: 110,
        }),
      ],
    })
    expect(item('2').recipes).toEqual([
      {
        action: 'craft',
        name: 'Craft Rough Plank',
        ingredients: [{ itemId: '1', quantity: 3 }],
        catalysts: [],
        keptOnFailure: [],
        byproducts: [],
        outputQuantity: 2,
        possibilities: [],
        building: { name: 'Carpentry Station', tier: 4 },
        skill: 'Carpentry',
        level: 40,
        tool: { name: 'Saw', level: 4 },
        effort: 110,
        time: 1.6,
        passive: false,
        stamina: 0.75,
        xp: 140.8,
        knowledge: ['Plank Lore'],
        claimTech: 'Tier 4 Township',
        requires: ['t400'],
        supplies: 0,
        orBetter: false,
      },
    ])
  })

  test('CAT-2: skill "ANY" means no skill, and a passive craft has its time', () => {
    const { item } = compiled({
      items: [log, plank],
      crafting: [
        aCraft(9, 'Craft [0}', [items(1)], [items(2)], {
          level_requirements: [{ skill_id: 1, level: 20 }],
          time_requirement: 1800,
          is_passive: true,
        }),
      ],
    })
    const [recipe] = item('2').recipes
    expect(recipe).toMatchObject({ name: 'Craft Rough Plank', skill: null, passive: true, time: 1800 })
  })

  test('CAT-2: an item without recipe, source or use is left out and reported', () => {
    const { list, drops } = compiled({
      items: [log, plank, anItem(3, 'Forgotten Spoon')],
      crafting: [aCraft(9, 'Craft {0}', [items(1)], [items(2)]), aCraft(10, 'Scrap {1}', [], [])],
    })
    expect(list.map(({ id }) => id)).toEqual(['2', '1'])
    expect(drops).toEqual([
      { reason: 'recipe without input and output', count: 1, examples: ['Scrap {1}'] },
      { reason: 'item without recipe, source or use', count: 1, examples: ['Forgotten Spoon'] },
    ])
  })

  test('CAT-2: a recipe that names an unknown item is left out', () => {
    const { drops } = compiled({
      items: [log, plank],
      crafting: [
        aCraft(9, 'Craft {0}', [items(404)], [items(2)]),
        aCraft(8, 'Saw {1}', [items(1)], [items(2)]),
      ],
    })
    expect(drops).toEqual([
      { reason: 'recipe that names an unknown item', count: 1, examples: ['Craft {0}'] },
    ])
  })
})

describe('ways that never make an item craftable', () => {
  test('CAT-2: what only scrapping or unpacking gives has no recipe, even if the row says "Package"; packing is a recipe', () => {
    const { item } = compiled({
      items: [log, plank, anItem(3, 'Tool Scrap')],
      cargos: [aCargo(5, 'Plank Package', { tag: 'Package' })],
      crafting: [
        aCraft(7, 'Scrap {1}', [items(2)], [items(3, 2)]),
        aCraft(8, 'Package {1} into {0}', [items(2, 100)], [cargos(5)]),
        aCraft(9, 'Unpack {1}', [cargos(5)], [items(2, 100)]),
        aCraft(10, 'Package {1} into {0}', [cargos(5)], [items(1, 100)]),
      ],
    })
    expect(item('3').recipes).toEqual([])
    expect(item('3').otherRecipes.map(({ name }) => name)).toEqual(['Scrap Rough Plank'])
    expect(item('2').recipes).toEqual([])
    expect(item('1').recipes).toEqual([])
    expect(item('c5').recipes.map(({ name }) => name)).toEqual(['Package Rough Plank into Plank Package'])
  })

  test('CAT-2: breeding bait from bait does not make bait craftable', () => {
    const { item } = compiled({
      items: [log, anItem(4, 'Bait')],
      crafting: [aCraft(9, 'Enrich {0}', [items(4), items(1)], [items(4, 3)])],
    })
    expect(item('4').recipes).toEqual([])
    expect(item('4').otherRecipes[0]).toMatchObject({
      catalysts: [{ itemId: '4', quantity: 1 }],
      ingredients: [{ itemId: '1', quantity: 1 }],
      outputQuantity: 2,
    })
  })

  test('CAT-2: rolling an axe again for itself is dropped, as it takes 1 and gives 0.7 on average', () => {
    const { item, drops } = compiled({
      items: [
        anItem(20, 'Axe'),
        anItem(21, 'Axe', { rarity: 'Uncommon' }),
        anItem(91, 'Axe', { item_list_id: 2 }),
        log,
      ],
      // A log comes with the axe that is given back. Without it this would be an upgrade, which keeps the axe on failure.
      itemLists: [aList(2, [0.7, items(20), items(1)], [0.3, items(21)])],
      crafting: [aCraft(9, 'Recraft {1}', [items(20)], [items(91)])],
    })
    expect(item('20').otherRecipes).toEqual([])
    expect(item('21').otherRecipes.map(({ name }) => name)).toEqual(['Recraft Axe'])
    expect(drops).toEqual([
      {
        reason: 'Recraft that does not give the item back: only a further way',
        count: 1,
        examples: ['Recraft {1}'],
      },
      {
        reason: 'recipe that takes as much of its own product as it gives',
        count: 1,
        examples: ['Recraft Axe'],
      },
    ])
  })

  test('CAT-2: seeds are kept from harvest to harvest, so they are base items', () => {
    const { item } = compiled({
      items: [anItem(30, 'Grain Seeds', { tag: 'Grain Seeds' }), anItem(31, 'Grain Plant')],
      crafting: [
        aCraft(8, 'Grow {0}', [items(30)], [items(31)]),
        aCraft(9, 'Grow {0}', [items(31)], [items(30, 3)]),
      ],
    })
    expect(item('30').recipes).toEqual([])
    expect(item('30').otherRecipes).toHaveLength(1)
    expect(item('31').recipes).toHaveLength(1)
  })
})

test('CAT-2: a laying hen is needed once, however many eggs', () => {
  const { item } = compiled({
    items: [
      anItem(40, 'Hen'),
      anItem(41, 'Egg'),
      anItem(42, 'Hen Food'),
      anItem(92, 'Hen Output', { item_list_id: 3 }),
    ],
    // 3 hens are taken. Half of the crafts give 1 hen back with 4 eggs, the other half 2 hens with 2 eggs.
    itemLists: [aList(3, [1, items(40), items(41, 4)], [1, items(40, 2), items(41, 2)])],
    crafting: [aCraft(9, 'Breed {0}', [items(40, 3), items(42)], [items(92)])],
  })
  expect(item('41').recipes[0]).toMatchObject({
    catalysts: [{ itemId: '40', quantity: 1 }],
    ingredients: [
      { itemId: '40', quantity: 2 },
      { itemId: '42', quantity: 1 },
    ],
    possibilities: [
      { amount: 2, probability: 0.5 },
      { amount: 4, probability: 0.5 },
    ],
    byproducts: [{ itemId: '40', quantity: 0.5 }],
  })
})

test('CAT-2: the same tables give the same catalogue, byte for byte', () => {
  const tables = {
    items: [plank, log],
    crafting: [aCraft(9, 'Craft {0}', [items(1)], [items(2)])],
  }
  expect(JSON.stringify(compiled(tables).list)).toBe(JSON.stringify(compiled(tables).list))
})
