import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { canBeStock, type Item } from '#domain/catalog/item'
import { claimFaults } from './facts/claim-facts.ts'
import { findsIn } from './facts/find-facts.ts'
import { type GameTables, readGameTables, tablesFolder } from './facts/game-tables.ts'
import { rarityOf, recipeFaults } from './facts/recipe-facts.ts'
import { allSources } from './facts/source-facts.ts'
import { starterCatalog } from './starter-catalog.ts'

/** The game's tables are not in the repository; without them these tests are left out. */
describe.runIf(existsSync(tablesFolder))('the starter catalogue against the tables of the game', () => {
  const { items: all } = starterCatalog()
  const items = all.filter(({ kind }) => canBeStock(kind))
  let tables: GameTables

  beforeAll(() => {
    tables = readGameTables()
  })

  test('CAT-3: every item has its name, tier, rarity and tag of the game', () => {
    const faults = items.flatMap((item) => {
      const row = tables.things.get(item.id)
      const theirs = row ? `${row.name.trim()} T${row.tier} ${rarityOf(row.rarity)} ${row.tag}` : 'nothing'
      const ours = `${item.name} T${item.tier} ${item.rarity} ${item.tag}`
      return ours === theirs ? [] : [`${item.id} is ${ours}, the game says ${theirs}`]
    })
    expect(faults).toEqual([])
  })

  test('BEY-19: every building and all research are the game’s, with what they take and what must be researched first', () => {
    const faults = all
      .filter(({ kind }) => !canBeStock(kind))
      .flatMap((item) => claimFaults(item, tables).map((fault) => `${label(item)}: ${fault}`))
    expect(faults).toEqual([])
  })

  test('BEY-19: all research of the game that costs anything is there', () => {
    const known = new Set(all.map(({ id }) => id as string))
    const missing = [...tables.claimTech.values()]
      .filter((row) => row.supplies_cost > 0 && !known.has(`t${row.id}`))
      .map((row) => row.name)
    expect(missing).toEqual([])
  })

  test('BEY-20: every tool has its use, level and power of the game, and nothing else is a tool', () => {
    const faults = items.flatMap((item) => {
      const row = tables.toolUses.get(item.id)
      const theirs = row && `${tables.tools.get(row.tool_type)?.name} ${row.level} ${row.power}`
      const ours = item.tool ? `${item.tool.name} ${item.tool.level} ${item.tool.power}` : undefined
      return ours === theirs ? [] : [`${label(item)} is ${ours}, the game says ${theirs}`]
    })
    expect(faults).toEqual([])
  })

  test('CAT-3: every recipe is one of the game, with its ingredients, chances, station, skill, tool, effort and time', () => {
    const faults = items.flatMap((item) =>
      item.recipes.flatMap((recipe) =>
        recipeFaults(item, recipe, tables).map((fault) => `${label(item)}: ${fault}`),
      ),
    )
    expect(faults).toEqual([])
  })

  test('BEY-9: every source is one of the game', () => {
    const places = allSources(tables)
    const findsOf = findsIn(tables)
    const faults = items.flatMap((item) => {
      const finds = item.recipes.length === 0 ? findsOf(item.id) : []
      const theirs = new Set(
        [...(places.get(item.id) ?? []), ...finds].map((source) => JSON.stringify(sorted(source))),
      )
      return item.sources
        .map((source) => JSON.stringify(sorted(source)))
        .filter((source) => !theirs.has(source))
        .map((source) => `${label(item)}: ${source} is none of ${[...theirs].slice(0, 3).join(' ')}`)
    })
    expect(faults).toEqual([])
  })

  test('BEY-9: a base item without sources has none in the game’s tables either', () => {
    const places = allSources(tables)
    const findsOf = findsIn(tables)
    const silent = items.filter((item) => item.recipes.length === 0 && item.sources.length === 0)
    const known = silent.filter((item) => places.has(item.id) || findsOf(item.id).length > 0)
    expect(known.map(label)).toEqual([])
  })
})

function label(item: Item): string {
  return `${item.name} (T${item.tier})`
}

function sorted(facts: object): object {
  return Object.fromEntries(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
