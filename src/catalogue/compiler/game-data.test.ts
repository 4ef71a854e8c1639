import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Item, Recipe } from '#domain/catalog/item'
import { type Compiled, compileCatalogue } from './compile-catalogue.ts'
import { type Figures, figuresOf } from './figures.ts'
import type { GameTables } from './game-tables.ts'
import { loadTables } from './load-tables.ts'

const folder = '../shared/gamedata/tables'

/** The game's tables are not in the repository; without them these tests are left out. */
describe.runIf(existsSync(folder))('with the game tables of 2026-08-06 at hand', () => {
  let tables: GameTables
  let compiled: Compiled
  let figures: Figures
  beforeAll(async () => {
    const loaded = await loadTables(folder)
    expect(loaded.date).toBe('2026-08-06')
    tables = loaded.tables
    compiled = compileCatalogue(tables)
    figures = figuresOf(compiled.items)
  })

  function named(name: string, rarity = 1): Item {
    return compiled.items.find((item) => item.name === name && item.rarity === rarity)!
  }
  function ingredientsOf(recipe: Recipe | undefined): string[] {
    const nameOf = (id: string) => compiled.items.find((item) => item.id === id)!.name
    return (recipe?.ingredients ?? []).map(({ itemId, quantity }) => `${quantity} ${nameOf(itemId)}`)
  }
  function allRecipes(): Recipe[] {
    return compiled.items.flatMap((item) => [...item.recipes, ...item.otherRecipes])
  }
  function yieldOf(recipe: Recipe | undefined): number {
    const chances = recipe?.possibilities ?? []
    return chances.reduce((sum, { amount, probability }) => sum + amount * probability, 0)
  }

  test('CAT-2: the tables have the known oddities, such as 50 numbers of both an item and a cargo', () => {
    const lists = tables.items.filter((row) => row.item_list_id !== 0)
    const listIds = new Set(lists.map(({ id }) => id))
    const cargoIds = new Set(tables.cargos.map(({ id }) => id))
    const sums = tables.itemLists.map((list) => list.possibilities.reduce((sum, p) => sum + p.probability, 0))
    expect({
      collidingIds: tables.items.filter(({ id }) => cargoIds.has(id)).length,
      listItems: lists.length,
      recipesWithList: tables.crafting.filter((row) =>
        row.crafted_item_stacks.some((stack) => stack.item_type === 'Item' && listIds.has(stack.item_id)),
      ).length,
      // Lists whose weights do not sum to 1, then lists with a weight above 1.
      oddSums: sums.filter((sum) => Math.abs(sum - 1) > 1e-3).length,
      aboveOne: tables.itemLists.filter((list) => list.possibilities.some((p) => p.probability > 1)).length,
      passive: tables.crafting.filter((row) => row.is_passive).length,
      // Items of rarity "Default", which counts as Common.
      openRarity: tables.items.filter((row) => row.rarity === 'Default').length,
    }).toEqual({
      collidingIds: 50,
      listItems: 2438,
      recipesWithList: 3455,
      oddSums: 345,
      aboveOne: 245,
      passive: 257,
      openRarity: 145,
    })
  })

  test('CAT-2: the catalogue has the expected counts, and its default recipes form no circle', () => {
    const { dearest, ...counts } = figures
    expect(counts).toEqual({
      items: 5026,
      cargos: 595,
      craftable: 4170,
      base: 856,
      baseWithSource: 601,
      baseWithoutSource: 255,
      recipes: 8069,
      upgrades: 1470,
      otherRecipes: 2247,
      edgesByDefault: 11342,
      edgesByAll: 18509,
      depth: 24,
      deepest: 'Astralite Duelist Armor',
      circlesByDefault: 0,
      circlesByAll: 29,
      buildings: 655,
      research: 145,
    })
    // A deed has no tier: -1.
    expect(dearest[0]).toEqual({ name: 'Player House Deed 7', tier: -1, units: 31023 })
    expect(dearest).toContainEqual({ name: 'Flawless Study Journal', tier: 10, units: 9343 })
    expect(compiled.drops.map(({ reason, count }) => [reason, count])).toEqual([
      ['missing table: its facts are left out', 2],
      ['research that every claim has', 1],
      ['building that players cannot build', 178],
      ['building that takes no items', 1],
      ['recipe that takes as much of its own product as it gives', 10],
      ['recipe without input and output', 3],
      ['recipe that only gives back what it takes', 1],
      ['extraction without a node', 5],
      ['cargo without recipe, source or use', 41],
      ['item without recipe, source or use', 1412],
      ['source beyond the twelfth of an item', 52],
    ])
  })

  test('CAT-2: random lists are not items, and every id in a recipe is in the catalogue', () => {
    const lists = new Set(tables.items.filter((row) => row.item_list_id !== 0).map(({ id }) => String(id)))
    const ids = new Set(compiled.items.map(({ id }) => id))
    const used = allRecipes().flatMap((recipe) => [
      ...recipe.ingredients,
      ...recipe.catalysts,
      ...recipe.byproducts,
    ])
    expect(compiled.items.filter(({ id }) => lists.has(id))).toEqual([])
    expect(used.filter(({ itemId }) => !ids.has(itemId))).toEqual([])
  })

  test('CAT-2: chances have at most six decimals and never sum above 1', () => {
    const chances = allRecipes().flatMap(({ possibilities }) => possibilities)
    expect(chances.filter(({ probability }) => Number(probability.toFixed(6)) !== probability)).toEqual([])
    const sums = allRecipes().map(({ possibilities }) =>
      possibilities.reduce((sum, p) => sum + p.probability, 0),
    )
    expect(Math.max(...sums)).toBeLessThanOrEqual(1 + 1e-9)
  })

  test('CAT-2: a Rough Plank is sawn from one Rough Stripped Wood, with Hexite fragments as the other recipe', () => {
    expect(named('Rough Plank').recipes.map(ingredientsOf)).toEqual([
      ['1 Rough Stripped Wood'],
      ['1 Rough Stripped Wood', '2 Hexite Wood Fragment'],
    ])
  })

  test('CAT-2: Ambrosial Roasted Ocean Fish yields 1.216 a craft; weights taken as chances would give 12.4', () => {
    const [plain, random] = named('Ambrosial Roasted Ocean Fish').recipes
    expect(ingredientsOf(plain)).toEqual(['1 Vibrant Oceanfish Filet'])
    expect(plain).toMatchObject({ outputQuantity: 1, possibilities: [] })
    expect(ingredientsOf(random)).toEqual(['2 Vibrant Oceanfish Filet'])
    expect(yieldOf(random)).toBeCloseTo(1.216, 3)
  })

  test('CAT-2: eggs need a hen once, the cheapest hen by default; breeding consumes two', () => {
    const [recipe] = named('Sagi Bird Egg').recipes
    expect(ingredientsOf(recipe)).toEqual(['1 Sagi Bird Food', '1 Water Bucket'])
    expect(recipe?.catalysts).toEqual([{ itemId: named('Domesticated Sagi Bird').id, quantity: 1 }])
    expect(ingredientsOf(named('Domesticated Sagi Bird', 2).recipes[0])[0]).toBe('2 Domesticated Sagi Bird')
  })

  test('CAL-11: a Basic Embergrain Plant takes 1 seed and gives 1.6 when it is husked; only breeding gives back what it takes', () => {
    const seeds = named('Basic Embergrain Seeds').id
    const [growing, husking] = [named('Basic Embergrain Plant'), named('Basic Embergrain')].map(
      (item) => item.recipes[0]!,
    )
    expect(ingredientsOf(growing)).toEqual(['1 Basic Embergrain Seeds', '1 Basic Fertilizer'])
    expect(growing?.byproducts).toEqual([])
    expect(ingredientsOf(husking)).toEqual(['1 Basic Embergrain Plant'])
    expect(husking?.byproducts.find(({ itemId }) => itemId === seeds)?.quantity).toBe(1.6)
    const recipes = compiled.items.flatMap((item) => item.recipes)
    const givingBack = recipes.filter(({ ingredients, byproducts }) =>
      ingredients.some(({ itemId }) => byproducts.some((byproduct) => byproduct.itemId === itemId)),
    )
    expect([...new Set(givingBack.map(({ name }) => name.split(' ')[0]))]).toEqual(['Breed'])
  })

  test('CAT-2: seeds, sand, tree sap, coins and gypsite are base; ore, bricks, clay mix and ingots are crafted', () => {
    const base = ['Basic Embergrain Seeds', 'Basic Sand', 'Tree Sap', 'Hex Coin', 'Rough Gypsite']
    for (const name of base) {
      const item = compiled.items.find((entry) => entry.name === name)!
      expect([name, item.recipes.length]).toEqual([name, 0])
    }
    for (const name of ['Emarium Ore Piece', 'Sturdy Brick', "Infused Potter's Mix", 'Emarium Ingot']) {
      expect([name, named(name).recipes.length > 0]).toEqual([name, true])
    }
  })

  test('CAT-2: each craft of a Common Astralite Axe gives that or a better one; the default craft of the Uncommon axe surely gives it', () => {
    expect(named('Astralite Axe').recipes[0]).toMatchObject({
      orBetter: true,
      outputQuantity: 1,
      possibilities: [],
    })
    expect(named('Astralite Axe', 2).recipes[0]).toMatchObject({ outputQuantity: 1, possibilities: [] })
  })

  test('CAT-2: gems are cut from uncut ones by default on every tier, reforged from fragments as the other recipe', () => {
    const gems = compiled.items.filter((item) => item.tag === 'Gem' && item.recipes.length > 0)
    const words = gems.map((item) => item.recipes.map(({ name }) => name.split(' ')[0]).join(', '))
    expect([...new Set(words)]).toEqual(['Cut, Reforge'])
    expect(gems).toHaveLength(40)
  })

  test('CAT-3: no description of the game is in the catalogue: its longest text is the name of a packing recipe, of 82 characters', () => {
    const texts: string[] = []
    JSON.stringify(compiled.items, (_, value: unknown) => {
      if (typeof value === 'string') texts.push(value)
      return value
    })
    const longest = texts.reduce((a, b) => (b.length > a.length ? b : a))
    expect(longest).toBe('Package Magnificent Wispweave Filament into Magnificent Wispweave Filament Package')
  })
})
