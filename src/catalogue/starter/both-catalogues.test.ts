import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { readRecipesFile } from '#contract/recipes-file'
import { toRecipesFile } from '#contract/recipes-file-writer'
import type { Item, ItemQuantity, Recipe, Source } from '#domain/catalog/item'
import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'
import { createPlanner } from '#domain/crafting/planner'
import { compileCatalogue } from '../compiler/compile-catalogue.ts'
import { loadTables } from '../compiler/load-tables.ts'
import { tablesFolder } from './facts/game-tables.ts'
import { starterCatalog } from './starter-catalog.ts'

const { items } = starterCatalog()

/** The game's tables are not in the repository; without them these tests are left out. */
describe.runIf(existsSync(tablesFolder))('the starter catalogue beside the full one', () => {
  let full: readonly Item[]
  let pairs: readonly (readonly [starter: Item, full: Item])[]

  beforeAll(async () => {
    const { tables } = await loadTables(tablesFolder)
    full = readRecipesFile(toRecipesFile(compileCatalogue(tables).items))
    const byId = new Map(full.map((item) => [item.id, item]))
    pairs = items.flatMap((item) => {
      const same = byId.get(item.id)
      return same ? [[item, same]] : []
    })
  })

  test('CAT-3: everything in it is in the full one too', () => {
    expect(pairs.length).toBe(items.length)
  })

  test('CAT-3: every item is what it is there: name, tier, rarity, tag, tool, station', () => {
    const about = ({ name, tier, rarity, tag, kind, tool, station }: Item) =>
      JSON.stringify([name, tier, rarity, tag, kind, tool, station])
    const others = pairs.filter(([ours, theirs]) => about(ours) !== about(theirs))
    expect(others.map(([ours, theirs]) => `${about(ours)} is ${about(theirs)}`)).toEqual([])
  })

  test('CAT-2, CAT-3: the default way of every item is the one of the full catalogue', () => {
    const others = pairs.filter(([ours, theirs]) => wayOf(ours) !== wayOf(theirs))
    expect(others.map(([ours, theirs]) => `${ours.name}: ${wayOf(ours)} is ${wayOf(theirs)}`)).toEqual([])
  })

  test('BEY-9: the best place of what is gathered gives as much as the best of the full catalogue', () => {
    const others = pairs.filter(
      ([ours, theirs]) => ours.recipes.length === 0 && bestOf(ours.sources) !== bestOf(theirs.sources),
    )
    expect(
      others.map(([ours, theirs]) => `${ours.name}: ${bestOf(ours.sources)} is ${bestOf(theirs.sources)}`),
    ).toEqual([])
  })

  test.each(["Novice's Codex", 'Comprehensive Codex', 'Flawless Codex'])(
    'CAL-11: a %s takes the same in both, before what comes along',
    (name) => {
      expect(gathered(items, name)).toEqual(gathered(full, name))
    },
  )
})

/** The default recipe, or nothing of a base item, as one text. */
function wayOf({ recipes }: Item): string {
  const [first] = recipes
  return first ? JSON.stringify(inOrder(first)) : 'gathered'
}

function inOrder(recipe: Recipe): Recipe {
  return {
    ...recipe,
    ingredients: sorted(recipe.ingredients),
    byproducts: sorted(recipe.byproducts),
    requires: recipe.requires.toSorted(),
  }
}

function sorted(stacks: readonly ItemQuantity[]): readonly ItemQuantity[] {
  return stacks.toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1))
}

/** What a point of effort gives there, or a trade. */
function bestOf(sources: readonly Source[]): number {
  return Math.max(0, ...sources.map(({ amount, effort }) => amount / Math.max(1, effort)))
}

/**
 * What a plan for one takes of base items. What comes along is left out: the order in which things are planned depends on all
 * recipes of a catalogue, and with it what comes in time.
 */
function gathered(catalogue: readonly Item[], name: string): Readonly<Record<string, number>> {
  const planner = createPlanner(openCatalog(packCatalog(catalogue, { name: '', date: '', version: '' })))
  const itemId = catalogue.find((item) => item.name === name)?.id
  if (itemId === undefined) throw new Error(`There is no ${name}.`)
  const buildList = [{ itemId, quantity: 1, recipeIndex: 0 }]
  planner.update({ buildList, inventory: new Map(), choices: new Map() })
  const base = planner.materials().filter(({ isBaseItem }) => isBaseItem)
  return Object.fromEntries(base.map((material) => [material.itemName, material.missing]))
}
