import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tableNames } from './game-tables.ts'
import {
  aConstruction,
  aCraft,
  aNode,
  anExtraction,
  anItem,
  aTech,
  aTrade,
  items,
  smallTables,
} from './small-tables.ts'

/** A complete set of tables: one log, one plank, and a row in every table. */
function wholeTables(): Record<string, unknown> {
  const tables = smallTables({
    items: [anItem(1, 'Rough Wood Log'), anItem(2, 'Rough Plank')],
    crafting: [aCraft(9, 'Craft {0}', [items(1)], [items(2)])],
    extraction: [anExtraction(6, 5, [0.1, items(1)])],
    resources: [aNode(5, 'Dead Tree')],
    claimTech: [aTech(200, 'Tier 2', { supplies_cost: 10 })],
    buildings: [{ id: 8, name: 'Statue', functions: [], is_ruins: false }],
    construction: [aConstruction(8, 'Statue', [items(2)])],
    tools: [{ id: 1, item_id: 1, tool_type: 2, level: 1, power: 8 }],
  })
  return {
    item_desc: tables.items,
    cargo_desc: [{ id: 1, name: 'Rough Wood Trunk', tier: 1, tag: 'Trunk', rarity: 'Common' }],
    item_list_desc: [{ id: 1, possibilities: [{ probability: 1, items: [items(1)] }] }],
    crafting_recipe_desc: tables.crafting,
    building_type_desc: tables.buildingTypes,
    skill_desc: tables.skills,
    tool_type_desc: tables.toolTypes,
    secondary_knowledge_desc: tables.knowledge,
    claim_tech_desc: tables.claimTech,
    extraction_recipe_desc: tables.extraction,
    resource_desc: tables.resources,
    building_desc: tables.buildings,
    construction_recipe_desc: tables.construction,
    tool_desc: tables.tools,
    enemy_desc: [
      {
        enemy_type: 1,
        name: 'Sagi Bird',
        tier: 1,
        huntable: true,
        max_health: 100,
        extracted_item_stacks: [],
        experience_per_damage_dealt: [],
      },
    ],
    traveler_trade_order_desc: [aTrade(1, 'Svim', [items(2)], [])],
  }
}

let folder = ''
let out = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bit-tables-'))
  out = join(folder, 'out.json')
  for (const [name, rows] of Object.entries(wholeTables())) write(name, JSON.stringify(rows))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(table: string, content: string): void {
  writeFileSync(join(folder, `${table}.json`), content)
}

function compile(...more: string[]) {
  const script = ['scripts/catalogue.ts', '--from', folder, '--out', out, ...more]
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/node', script, { encoding: 'utf8' })
  return { status, stdout, message: stderr.split('\n')[0] }
}

describe('CAT-1, CAT-2: npm run catalogue', () => {
  test('complete tables become a catalogue with an info file beside it', () => {
    const { status, stdout } = compile('--date', '2026-08-06')
    expect(status).toBe(0)
    expect(stdout).toContain('craftable              1')
    const ids = (JSON.parse(readFileSync(out, 'utf8')) as { id: string }[]).map(({ id }) => id)
    expect(ids).toEqual(['b8', '2', '1', 't200'])
    expect(JSON.parse(readFileSync(join(folder, 'out.info.json'), 'utf8'))).toEqual({
      name: 'Full catalogue',
      date: '2026-08-06',
      version: expect.stringMatching(/^[0-9a-f]{12}$/),
      dayOf: 'source',
      extraTables: [],
    })
    expect(readdirSync(folder)).toHaveLength(tableNames.length + 2)
  })

  test('the catalogue has the date of the tables’ manifest', () => {
    write('MANIFEST', JSON.stringify({ date: '2026-09-01' }))
    expect(compile('--date', '2020-01-01').stdout).toContain('game data of 2026-09-01')
  })

  test.each<[string, string, string, string]>([
    ['cut off', 'item_desc', '[{"id":1,"na', 'The table item_desc is not valid JSON (12 characters).'],
    ['an object', 'cargo_desc', '{"error":"rate limited"}', 'The table cargo_desc must be a list of rows.'],
    ['empty', 'crafting_recipe_desc', '[]', 'The table crafting_recipe_desc is empty.'],
    [
      'without a name',
      'resource_desc',
      '[{"id":74,"tier":1,"tag":"","max_health":1,"on_destroy_yield":[]}]',
      'The table resource_desc is damaged in row 74: field name is missing.',
    ],
    [
      'with a text for a number',
      'item_list_desc',
      '[{"id":1,"possibilities":[{"probability":"often","items":[]}]}]',
      'The table item_list_desc is damaged in row 1: field possibilities.0.probability must be a number.',
    ],
    [
      'without a row where one should be',
      'skill_desc',
      '[null]',
      'The table skill_desc is damaged: entry 1 of its list is no row.',
    ],
    [
      'with a row twice',
      'tool_type_desc',
      '[{"id":1,"name":"a"},{"id":1,"name":"b"}]',
      'The table tool_type_desc has row 1 twice.',
    ],
  ])('a table that is %s is reported, and the old catalogue stays', (_, table, content, message) => {
    writeFileSync(out, 'the old catalogue')
    write(table, content)
    expect(compile()).toMatchObject({ status: 1, message })
    expect(readFileSync(out, 'utf8')).toBe('the old catalogue')
    expect(readdirSync(folder)).not.toContain('out.info.json')
  })

  test('a missing table is reported, and the old catalogue stays', () => {
    writeFileSync(out, 'the old catalogue')
    rmSync(join(folder, 'enemy_desc.json'))
    const { status, message } = compile()
    expect(status).toBe(1)
    expect(message).toBe(`The table enemy_desc is missing: there is no ${join(folder, 'enemy_desc.json')}.`)
    expect(readFileSync(out, 'utf8')).toBe('the old catalogue')
  })

  test('BEY-14: tables of an earlier day replace a catalogue only if that is asked for', () => {
    expect(compile('--date', '2026-08-06').status).toBe(0)
    write('MANIFEST', JSON.stringify({ date: '2026-05-21' }))
    expect(compile()).toMatchObject({
      status: 1,
      message:
        'The tables are of 2026-05-21, older than the catalogue in use, which is of 2026-08-06. To take them, add --anyway.',
    })
    expect(compile('--anyway').stdout).toContain('game data of 2026-05-21')
  })

  test('BEY-14: a table with a later number beside it is warned of', () => {
    write('claim_tech_desc_v2', '[]')
    expect(compile().stdout).toContain('The source also has claim_tech_desc_v2, which is not read')
  })

  test('an address that does not answer is reported within the time limit', () => {
    // Nothing answers at port 9.
    const script = ['scripts/catalogue.ts', '--from', 'http://127.0.0.1:9', '--out', out]
    const { status, stderr } = spawnSync('node_modules/.bin/node', script, { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^The table \w+ could not be fetched from http:\/\/127\.0\.0\.1:9\/\w+\.json/)
  })
})
