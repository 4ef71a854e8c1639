import { describe, expect, test } from 'vitest'
import type { Item } from '#domain/catalog/item'
import type { BuildingRow } from './building-tables.ts'
import { compileCatalogue } from './compile-catalogue.ts'
import type { GameTables } from './game-tables.ts'
import { aCargo, aConstruction, aCraft, anItem, aTech, cargos, items, smallTables } from './small-tables.ts'

function compiled(tables: Partial<GameTables>) {
  const { items: list, drops } = compileCatalogue(
    smallTables({ items: [log, plank], cargos: [trunk], ...tables }),
  )
  const item = (id: string): Item => list.find((entry) => entry.id === id)!
  return { list, drops, item }
}

const log = anItem(1, 'Rough Wood Log')
const plank = anItem(2, 'Rough Plank')
const trunk = aCargo(1, 'Rough Wood Trunk')
const buildingTypes = [
  { id: 20, name: 'Carpentry Station', category: 'Crafting' },
  { id: 21, name: 'Kiln', category: 'Crafting' },
  { id: 6, name: 'Wall', category: 'Wall' },
  { id: 5, name: 'Town Hall', category: 'TownHall' },
  { id: 1002, name: 'Ornament', category: 'Ornamental' },
]

/** A building whose functions are pairs of a type and a level; only at the kiln, type 21, crafts wait. */
function aBuilding(id: number, name: string, functions: [number, number][], isRuins = false): BuildingRow {
  return {
    id,
    name,
    functions: functions.map(([function_type, level]) => ({
      function_type,
      level,
      crafting_slots: function_type === 21 ? 0 : 12,
      refining_slots: function_type === 21 ? 250 : 0,
    })),
    is_ruins: isRuins,
  }
}

describe('BEY-19: buildings', () => {
  test('a Fine Carpentry Station takes 23 items, 2 cargo, a level, a tool and knowledge, after Tier 4 Carpentry', () => {
    const { item } = compiled({
      buildingTypes,
      claimTech: [aTech(400, 'Tier 4 Carpentry', { supplies_cost: 750 })],
      buildings: [aBuilding(1005, 'Fine Carpentry Station', [[20, 4]])],
      construction: [
        aConstruction(1005, 'Fine Carpentry Station', [items(1, 20), items(2, 3)], {
          consumed_cargo_stacks: [cargos(1, 2)],
          level_requirements: [{ skill_id: 3, level: 30 }],
          tool_requirements: [{ tool_type: 2, level: 4 }],
          experience_per_progress: [{ skill_id: 3, quantity: 1.5 }],
          required_knowledges: [77],
          required_claim_tech_ids: [400],
          actions_required: 500,
        }),
      ],
    })
    expect(item('b1005')).toMatchObject({
      name: 'Fine Carpentry Station',
      tier: 4,
      rarity: 1,
      tag: 'Crafting Station',
      kind: 'building',
      station: { name: 'Carpentry Station', tier: 4, slots: 12 },
    })
    // In the small tables skill 3 is Carpentry, tool 2 a Saw and knowledge 77 Plank Lore; an action takes 2 s and 0.75 stamina.
    expect(item('b1005').recipes).toEqual([
      expect.objectContaining({
        action: 'build',
        name: 'Build Fine Carpentry Station',
        ingredients: [
          { itemId: '1', quantity: 20 },
          { itemId: '2', quantity: 3 },
          { itemId: 'c1', quantity: 2 },
        ],
        outputQuantity: 1,
        building: null,
        skill: 'Carpentry',
        level: 30,
        tool: { name: 'Saw', level: 4 },
        effort: 500,
        time: 2,
        stamina: 0.75,
        // 500 actions of 1.5 each.
        xp: 750,
        knowledge: ['Plank Lore'],
        requires: ['t400'],
      }),
    ])
  })

  test('a kiln at which 250 crafts can wait at once has 250 slots', () => {
    const { item } = compiled({
      buildingTypes,
      buildings: [aBuilding(7, 'Exquisite Kiln', [[21, 5]])],
      construction: [aConstruction(7, 'Exquisite Kiln', [items(1)])],
    })
    expect(item('b7').station).toEqual({ name: 'Kiln', tier: 5, slots: 250 })
  })

  test('the tag of a building is that of its first function, its tier the highest level of any; -1 is without a tier', () => {
    const { item } = compiled({
      buildingTypes,
      buildings: [
        aBuilding(1, 'Fence', [
          [6, 1],
          [1002, 2],
        ]),
        aBuilding(2, 'Lamp Post', [
          [1002, -1],
          [6, -1],
        ]),
        aBuilding(3, 'Town Hall', [[5, 0]]),
        aBuilding(4, 'Statue', []),
      ],
      construction: [1, 2, 3, 4].map((id) => aConstruction(id, 'Something', [items(1)])),
    })
    expect(['b1', 'b2', 'b3', 'b4'].map((id) => [item(id).name, item(id).tier, item(id).tag])).toEqual([
      ['Fence', 2, 'Wall'],
      ['Lamp Post', -1, 'Decoration'],
      ['Town Hall', -1, 'Settlement'],
      ['Statue', -1, 'Decoration'],
    ])
  })

  test('CAT-2: buildings that only developers build, ruins, and buildings that take no items are left out', () => {
    const { list, drops } = compiled({
      buildingTypes,
      buildings: [
        aBuilding(1, 'Old Loom', [[20, 1]]),
        aBuilding(2, 'Ruined Wall', [[6, 1]], true),
        aBuilding(3, 'Empire Foundry', [[20, 1]]),
      ],
      construction: [
        // The knowledge that only developers have.
        aConstruction(1, 'Old Loom', [items(1)], { required_knowledges: [12345] }),
        aConstruction(2, 'Ruined Wall', [items(1)]),
        aConstruction(3, 'Empire Foundry', []),
        aConstruction(4, 'Nowhere', [items(1)]),
        aConstruction(5, 'Nowhere', [items(1)]),
      ],
    })
    expect(list.filter(({ kind }) => kind === 'building')).toEqual([])
    expect(drops.slice(0, 3)).toEqual([
      { reason: 'building that players cannot build', count: 2, examples: ['Old Loom', 'Ruined Wall'] },
      { reason: 'building that takes no items', count: 1, examples: ['Empire Foundry'] },
      { reason: 'construction of an unknown building', count: 2, examples: ['Nowhere'] },
    ])
  })

  test('CAT-2: an item that only a building or a research takes is kept', () => {
    const { list } = compiled({
      items: [log, plank, anItem(3, 'Cozy Cottage Chair'), anItem(4, 'Outpost Research')],
      buildingTypes,
      buildings: [aBuilding(9, 'Cozy Cottage Chair', [[1002, 5]])],
      construction: [aConstruction(9, 'Cozy Cottage Chair', [items(3)])],
      claimTech: [aTech(300, 'Tier 3', { input: [items(4)] })],
    })
    expect(list.map(({ id }) => id)).toEqual(['b9', '3', '4', 't300'])
  })
})

describe('BEY-19: research', () => {
  test('Tier 3 Township takes 9 items and 4500 supplies, and comes after Tier 2', () => {
    const { item, drops } = compiled({
      claimTech: [
        aTech(1, 'Claim Upgrades', { tier: 0 }),
        aTech(200, 'Tier 2', { tier: 2, tech_type: 'TierUpgrade', supplies_cost: 10 }),
        aTech(300, 'Tier 3 Township', {
          tier: 3,
          supplies_cost: 4500,
          requirements: [1, 200],
          input: [items(1, 9)],
        }),
      ],
    })
    expect(item('t200')).toMatchObject({ name: 'Tier 2', tier: 2, tag: 'Claim Tier', kind: 'research' })
    expect(item('t300').recipes).toEqual([
      expect.objectContaining({
        action: 'research',
        name: 'Research Tier 3 Township',
        ingredients: [{ itemId: '1', quantity: 9 }],
        requires: ['t200'],
        supplies: 4500,
      }),
    ])
    expect(drops[0]).toEqual({
      reason: 'research that every claim has',
      count: 1,
      examples: ['Claim Upgrades'],
    })
  })

  test('a craft that needs Tier 4 Township names the research, and its id t400', () => {
    const { item } = compiled({
      claimTech: [aTech(400, 'Tier 4 Township', { supplies_cost: 6750 })],
      crafting: [aCraft(9, 'Craft {0}', [items(1)], [items(2)], { required_claim_tech_id: 400 })],
    })
    expect(item('2').recipes[0]).toMatchObject({ claimTech: 'Tier 4 Township', requires: ['t400'] })
  })
})

test('BEY-20: an item that is a tool says what it is for, its level and its power', () => {
  const { item } = compiled({
    tools: [{ id: 1, item_id: 1, tool_type: 2, level: 4, power: 14 }],
    crafting: [aCraft(9, 'Craft {0}', [items(1)], [items(2)])],
  })
  expect(item('1').tool).toEqual({ name: 'Saw', level: 4, power: 14 })
  expect(item('2').tool).toBeNull()
})

test('BEY-19: Tier 3 Carpentry is researched for 500 supplies, or comes for nothing with Tier 3 Township', () => {
  const { item } = compiled({
    claimTech: [
      aTech(300, 'Tier 3 Township', { supplies_cost: 4500, unlocks_techs: [301] }),
      aTech(301, 'Tier 3 Carpentry', { supplies_cost: 500 }),
    ],
  })
  expect(item('t301').recipes).toMatchObject([
    { name: 'Research Tier 3 Carpentry', supplies: 500, requires: [] },
    { name: 'Comes with Tier 3 Township', supplies: 0, ingredients: [], requires: ['t300'] },
  ])
})
