import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Item } from '#domain/catalog/item'
import { compileCatalogue } from '../compile-catalogue.ts'
import type { GameTables } from '../game-tables.ts'
import { loadTables } from '../load-tables.ts'
import { aCraft, aNode, anExtraction, anItem, items, smallTables } from '../small-tables.ts'
import { ageDoubt } from './age.ts'
import { gapsIn } from './gaps.ts'
import { laterTablesWarning } from './later-tables.ts'

const folder = '../shared/gamedata/tables'

test.each<[string, string, string | null]>([
  ['2026-08-06', '2026-09-01', null],
  ['2026-08-06', '2026-08-06', null],
  // '' where the day is not known, null where there is no doubt.
  ['', '2020-01-01', null],
  ['', '', null],
  [
    '2026-08-06',
    '2026-05-21',
    'The tables are of 2026-05-21, older than the catalogue in use, which is of 2026-08-06.',
  ],
  ['2026-08-06', '', 'The tables do not say of which day they are; the catalogue in use is of 2026-08-06.'],
])(
  'BEY-14: the doubt about replacing a catalogue of "%s" by tables of "%s" is: %s',
  (inUse, found, doubt) => {
    expect(ageDoubt(inUse, found)).toBe(doubt)
  },
)

test('BEY-14: claim_tech_desc_v2 and item_desc_v3 are warned of; emote_desc_v2, which is not read, and a .txt are not', () => {
  expect(laterTablesWarning(['item_desc.json', 'emote_desc_v2.json', 'item_desc_v2.txt'])).toBe('')
  expect(laterTablesWarning(['claim_tech_desc_v2.json', 'claim_tech_desc.json', 'item_desc_v3.json'])).toBe(
    'The source also has claim_tech_desc_v2, item_desc_v3, which are not read: they may hold newer facts.',
  )
})

describe('BEY-14: tables that are read without a fault', () => {
  const rows = {
    items: Array.from({ length: 20 }, (_, at) => anItem(at + 1, `Thing ${at + 1}`)),
    crafting: Array.from({ length: 19 }, (_, at) => aCraft(at + 1, 'Craft {0}', [items(1)], [items(at + 2)])),
    resources: [aNode(5, 'Tree')],
    extraction: [anExtraction(6, 5, [0.1, items(1)])],
  }
  const compiled = (more: Partial<GameTables>): readonly Item[] =>
    compileCatalogue(smallTables({ ...rows, ...more })).items

  test('tables that lack 1 of 19 recipes are an update, tables that lack 3 are not whole', () => {
    const inUse = compiled({})
    expect(gapsIn(compiled({ crafting: rows.crafting.slice(1) }), inUse)).toBeNull()
    expect(gapsIn(compiled({ crafting: rows.crafting.slice(3) }), inUse)).toBe(
      'The tables lack 16 % of the recipes in use.',
    )
  })

  test('a node that must be paid for from now on is not lost; a node that gives nothing any more is', () => {
    const inUse = compiled({})
    const paid = [{ ...rows.extraction[0]!, consumed_item_stacks: [items(2)] }]
    expect(gapsIn(compiled({ extraction: paid }), inUse)).toBeNull()
    expect(gapsIn(compiled({ extraction: [anExtraction(6, 5)] }), inUse)).toBe(
      'The tables lack 100 % of the places to gather in use.',
    )
  })
})

/** The game's tables are not in the repository; without them these tests are left out. */
describe.runIf(existsSync(folder))('BEY-14: damage to the game tables of 2026-08-06', () => {
  let tables: GameTables
  let inUse: readonly Item[]
  beforeAll(async () => {
    tables = (await loadTables(folder)).tables
    inUse = compileCatalogue(tables).items
  })
  /** Gives each row the number of the next one. */
  const renumbered = <Row extends { readonly id: number }>(rows: readonly Row[]) =>
    rows.map((row, at) => ({ ...row, id: rows[(at + 1) % rows.length]!.id }))

  test.each<[string, (whole: GameTables) => Partial<GameTables>, RegExp]>([
    [
      'half the crafting rows gone',
      ({ crafting }) => ({ crafting: crafting.filter((_, at) => at % 2) }),
      /lack 4\d % of the recipes/,
    ],
    [
      'extraction yields emptied',
      ({ extraction }) => ({ extraction: extraction.map((row) => ({ ...row, extracted_item_stacks: [] })) }),
      /of the places to gather in use/,
    ],
    [
      'building types that no recipe names',
      ({ buildingTypes }) => ({ buildingTypes: buildingTypes.map((row) => ({ ...row, id: -row.id })) }),
      /lose their skill or station/,
    ],
    [
      'skills that no recipe names',
      ({ skills }) => ({ skills: skills.map((row) => ({ ...row, id: -row.id })) }),
      /lose their skill or station/,
    ],
    [
      'building types numbered anew',
      ({ buildingTypes }) => ({ buildingTypes: renumbered(buildingTypes) }),
      /another skill or station|lose their/,
    ],
    [
      'skills numbered anew',
      ({ skills }) => ({ skills: renumbered(skills) }),
      /another skill or station|lose their/,
    ],
  ])('%s: refused', (_, damage, sentence) => {
    expect(gapsIn(compileCatalogue({ ...tables, ...damage(tables) }).items, inUse)).toMatch(sentence)
  })

  test('the same tables lack nothing', () => {
    expect(gapsIn(inUse, inUse)).toBeNull()
  })
})
