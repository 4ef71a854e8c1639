import { describe, expect, test } from 'vitest'
import { compileCatalogue } from './compile-catalogue.ts'
import type { GameTables } from './game-tables.ts'
import { aCargo, aNode, anExtraction, anItem, aTrade, cargos, items, smallTables } from './small-tables.ts'

const stick = anItem(1, 'Stick')
const coin = anItem(50, 'Hex Coin', { tag: 'Coins' })

function sourcesOf(id: string, tables: Partial<GameTables>) {
  const { items: list } = compileCatalogue(smallTables({ items: [stick, coin], ...tables }))
  return list.find((item) => item.id === id)!.sources
}

describe('BEY-9: where an item is gathered', () => {
  test('a node has its verb and its amount per point of effort', () => {
    const sources = sourcesOf('1', {
      resources: [aNode(5, 'Dead Tree')],
      extraction: [
        {
          ...anExtraction(6, 5, [0.012, items(1, 2)]),
          level_requirements: [{ skill_id: 3, level: 7 }],
          tool_requirements: [{ tool_type: 2, level: 1 }],
        },
      ],
    })
    // Skill 3 is Carpentry and tool 2 the Saw in the small tables; 2 sticks with a chance of 0.012 are 0.024.
    expect(sources).toEqual([
      {
        type: 'resource',
        name: 'Dead Tree',
        tier: 1,
        verb: 'Chop',
        skill: 'Carpentry',
        level: 7,
        tool: { name: 'Saw', level: 1 },
        amount: 0.024,
        effort: 1,
        time: 1.6,
        stamina: 0.75,
      },
    ])
  })

  test('CAT-2: a chance above 1 counts as 1', () => {
    const sources = sourcesOf('1', {
      resources: [aNode(5, 'Sticks')],
      extraction: [anExtraction(6, 5, [2, items(1)])],
    })
    expect(sources.map(({ amount }) => amount)).toEqual([1])
  })

  test('drops at the end of a node are spread over its health', () => {
    const sources = sourcesOf('1', {
      resources: [aNode(5, 'Dead Tree', { max_health: 200, on_destroy_yield: [items(1, 5)] })],
      extraction: [anExtraction(6, 5, [0.01, items(1)])],
    })
    // 0.01 and 5 / 200 for each point.
    expect(sources.map(({ amount }) => amount)).toEqual([0.035])
  })

  test('CAT-2: a node that is used up gives its stick but not its trunk, which is cargo; one that is never used up gives nothing', () => {
    const { items: list } = compileCatalogue(
      smallTables({
        items: [stick],
        cargos: [aCargo(1, 'Trunk')],
        resources: [
          aNode(5, 'Dead Tree', { on_destroy_yield: [cargos(1), items(1)] }),
          aNode(6, 'Old Tree', { on_destroy_yield: [items(1, 9)], ignore_damage: true }),
        ],
        extraction: [anExtraction(6, 5), anExtraction(7, 6)],
      }),
    )
    // One stick for the 100 points of the node: 0.01.
    expect(list.map(({ id, sources }) => [id, sources.map(({ name, amount }) => [name, amount])])).toEqual([
      ['1', [['Dead Tree', 0.01]]],
    ])
  })

  test('nodes come first, the more productive one ahead, then an animal, then a trade for coins; a paid node is no source', () => {
    const sources = sourcesOf('1', {
      resources: [aNode(5, 'Sapling'), aNode(6, 'Old Tree'), aNode(7, 'Altar')],
      extraction: [
        anExtraction(1, 5, [0.01, items(1)]),
        anExtraction(2, 6, [0.02, items(1)]),
        { ...anExtraction(3, 7, [1, items(1)]), consumed_item_stacks: [items(50, 3)] },
      ],
      enemies: [
        {
          enemy_type: 9,
          name: 'Beaver',
          tier: 1,
          huntable: true,
          max_health: 80,
          extracted_item_stacks: [{ item_stack: items(1), probability: 0.5 }],
          experience_per_damage_dealt: [],
        },
      ],
      trades: [aTrade(8, 'Svim', [items(1, 10)], [items(50, 20)])],
    })
    expect(sources.map(({ type, name, verb, amount }) => [type, name, verb, amount])).toEqual([
      ['resource', 'Old Tree', 'Chop', 0.02],
      ['resource', 'Sapling', 'Chop', 0.01],
      ['enemy', 'Beaver', 'Hunt', 0.5],
      ['trade', 'Svim', 'Trade for 20 Hex Coin', 10],
    ])
  })
})
