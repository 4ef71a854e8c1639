import { describe, expect, test } from 'vitest'
import type { Item } from '#domain/catalog/item'
import { compileCatalogue } from './compile-catalogue.ts'
import type { GameTables } from './game-tables.ts'
import { extractionRow } from './gathering-tables.ts'
import { aNode, anExtraction, anItem, items, smallTables } from './small-tables.ts'

function compiled(tables: Partial<GameTables>) {
  const { items: list, drops } = compileCatalogue(smallTables(tables))
  return { drops, item: (id: string): Item => list.find((item) => item.id === id)! }
}

/** A placeable that gives something. `becomes` is the placeable that it turns into in one of two cases; 0 for none. */
function aPlaceable(id: number, gives: ReturnType<typeof items>[], becomes = 0) {
  return {
    id,
    placeable_id: id,
    consumed_item_stacks: [],
    output_item_stacks: gives,
    on_destroy_spawned_placeable_id: becomes,
    on_destroy_spawned_placeable_chance: becomes ? 0.5 : 0,
  }
}

describe('CAT-2, BEY-9: gems from geodes', () => {
  const rock = {
    items: [anItem(1, 'Stone Chunk'), anItem(2, 'Simple Gem'), anItem(3, 'Gem Dust')],
    resources: [aNode(5, 'Quarry Rock')],
    extraction: [
      {
        ...anExtraction(6, 5, [0.02, items(1)]),
        verb_phrase: 'Mine',
        spawned_placeables: [{ placeableId: 70, chance: 0.001 }],
      },
    ],
  }

  test('mining a rock puts a geode beside it with a chance of 0.001: its 2 gems are 0.002 per point', () => {
    // Each of the two geodes may turn into the other, but each is counted once.
    const { item } = compiled({
      ...rock,
      placeables: [aPlaceable(70, [items(2, 2)], 71), aPlaceable(71, [items(3)], 70)],
    })
    expect(item('2').sources).toEqual([
      expect.objectContaining({
        type: 'resource',
        verb: 'Mine',
        name: 'Quarry Rock',
        amount: 0.002,
        effort: 1,
      }),
    ])
    // Every second geode turns into the one that gives dust.
    expect(item('3').sources.map(({ amount }) => amount)).toEqual([0.0005])
  })

  test('a geode that asks for something first gives nothing by itself', () => {
    const placeables = [{ ...aPlaceable(70, [items(2)]), consumed_item_stacks: [items(3)] }]
    expect(compiled({ ...rock, placeables }).item('2')).toBeUndefined()
  })

  test('the number of a placeable is read as `placeable_id` and as `id`, as the tables of some days call it', () => {
    for (const spawned of [{ id: 70 }, { placeable_id: 70 }]) {
      const row = {
        ...anExtraction(6, 5, [0.02, items(1)]),
        spawned_placeables: [{ chance: 0.001, ...spawned }],
      }
      expect(extractionRow.parse(row).spawned_placeables).toEqual([{ placeableId: 70, chance: 0.001 }])
    }
  })
})

test('CAT-2: filling a bucket by hand is a craft without a station; turning one into itself or nothing is none', () => {
  const { item, drops } = compiled({
    items: [anItem(1, 'Empty Bucket'), anItem(2, 'Water Bucket')],
    conversions: [
      {
        id: 1,
        name: 'Fill Bucket',
        time_cost: 1,
        stamina_cost: 0,
        input_items: [items(1)],
        output_item: items(2),
      },
      {
        id: 2,
        name: 'Resolve',
        time_cost: 1,
        stamina_cost: 0,
        input_items: [items(1)],
        output_item: items(1),
      },
      {
        id: 3,
        name: 'Throw Away',
        time_cost: 1,
        stamina_cost: 0,
        input_items: [items(1)],
        output_item: null,
      },
    ],
  })
  expect(item('2').recipes).toEqual([
    expect.objectContaining({
      action: 'craft',
      name: 'Fill Bucket',
      ingredients: [{ itemId: '1', quantity: 1 }],
      building: null,
      effort: 1,
      time: 1,
    }),
  ])
  expect(drops).toContainEqual({
    reason: 'conversion of an item into itself',
    count: 1,
    examples: ['Resolve'],
  })
  expect(drops).toContainEqual({
    reason: 'conversion that gives or takes nothing',
    count: 1,
    examples: ['Throw Away'],
  })
})

test('CAT-2: a table that a source may lack is named in the report', () => {
  const { drops } = compiled({ absent: ['placeable_interaction_desc'] })
  expect(drops).toEqual([
    {
      reason: 'missing table: its facts are left out',
      count: 1,
      examples: ['placeable_interaction_desc'],
    },
  ])
})
