import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Item, ItemId, Recipe } from '#domain/catalog/item'
import { grouped } from '#domain/grouped'
import { compileCatalogue } from './compile-catalogue.ts'
import { expectedUnits } from './figures.ts'
import { isUpgrade } from './inputs.ts'
import { loadTables } from './load-tables.ts'

const folder = '../shared/gamedata/tables'

/** The game's tables are not in the repository; without them these tests are left out. */
describe.runIf(existsSync(folder))('raising rarity in the game tables of 2026-08-06', () => {
  let items: readonly Item[]
  let byId: ReadonlyMap<ItemId, Item>
  beforeAll(async () => {
    const { tables } = await loadTables(folder)
    items = compileCatalogue(tables).items
    byId = new Map(items.map((item) => [item.id, item]))
  })

  function named(name: string, rarity = 1): Item {
    return items.find((item) => item.name === name && item.rarity === rarity)!
  }

  test('CAT-2: each of the 1,470 upgrades keeps the same item one rarity lower, and spends scrap and reforging solvent', () => {
    const shapes = items.flatMap((item) =>
      item.recipes.filter(isUpgrade).map(({ keptOnFailure, ingredients, possibilities, byproducts }) => {
        const kept = byId.get(keptOnFailure[0]!.itemId)!
        const same = kept.name === item.name && kept.tier === item.tier && kept.rarity + 1 === item.rarity
        const tags = ingredients.map(({ itemId }) => byId.get(itemId)!.tag)
        const chance = possibilities.map(({ amount, probability }) => `${amount} at ${probability}`)
        // Rarity, whether the same item is kept, how many, the tags of what is spent, the chance, how many by-products.
        return [item.rarity, same, keptOnFailure[0]!.quantity, ...tags, ...chance, byproducts.length].join(
          ', ',
        )
      }),
    )
    const counts = Object.fromEntries([...grouped(shapes, String)].map(([shape, all]) => [shape, all.length]))
    expect(counts).toEqual({
      '2, true, 1, Scrap, Reforging Solvent, 1 at 0.3, 0': 378,
      '3, true, 1, Scrap, Reforging Solvent, 1 at 0.15, 0': 336,
      '4, true, 1, Scrap, Reforging Solvent, 1 at 0.075, 0': 294,
      '5, true, 1, Scrap, Reforging Solvent, 1 at 0.0375, 0': 252,
      '6, true, 1, Scrap, Reforging Solvent, 1 at 0.01875, 0': 210,
    })
  })

  test('CAT-2: scrap of all 27 kinds is scrapped from gear that is at most Rare', () => {
    const scrap = items.filter(({ tag }) => tag === 'Scrap')
    const gear = scrap.map(({ recipes }) => byId.get(recipes[0]!.ingredients[0]!.itemId)!)
    expect(gear).toHaveLength(27)
    // 3 is Rare.
    expect(Math.max(...gear.map(({ rarity }) => rarity))).toBe(3)
  })

  test('CAT-2: for a player who gets scrap from gloves and raises a belt step by step from Uncommon on, a Mythic belt takes 12,184.5 base units', () => {
    // Uncommon is rarity 2. Belts of 3, 4 and 5 can only be raised here, no longer crafted from an Exquisite one; a Mythic one, 6, is
    // raised by default.
    const gloves = named('Peerless Leather Gloves', 3).id
    const belts = [3, 4, 5].map((rarity) => named('Peerless Woven Belt', rarity).id)
    const withChoices = items.map((item): Item => {
      if (item.name === 'Peerless Armor Scrap')
        return { ...item, recipes: item.recipes.filter((recipe) => takes(recipe, gloves)) }
      return belts.includes(item.id) ? { ...item, recipes: item.recipes.filter(isUpgrade) } : item
    })
    expect(expectedUnits(withChoices)(named('Peerless Woven Belt', 6).id)).toBeCloseTo(12_184.5, 1)
  })

  test('CAL-11: smashing a Peerless Stone Chunk gives 11.87 pebbles and, with them, 0.16 braxite', () => {
    const [pebbles, braxite] = [named('Peerless Pebbles'), named('Peerless Braxite', 3)]
    expect(pebbles.recipes[0]!.byproducts).toEqual([{ itemId: braxite.id, quantity: 0.16 }])
    expect(braxite.recipes[0]!.byproducts).toEqual([{ itemId: pebbles.id, quantity: 11.87 }])
  })
})

function takes({ ingredients }: Recipe, itemId: ItemId): boolean {
  return ingredients.some((ingredient) => ingredient.itemId === itemId)
}
