import type { Item, ItemId, Rarity } from '#domain/catalog/item'

const adjectives = [
  'Rough',
  'Simple',
  'Sturdy',
  'Fine',
  'Exquisite',
  'Peerless',
  'Ornate',
  'Pristine',
  'Magnificent',
  'Flawless',
]
const nouns = ['Plank', 'Ingot', 'Brick', 'Cloth', 'Leather', 'Rope', 'Nail', 'Wheel', 'Station', 'Lantern']

/** An invented catalogue of that many items, many more than the game has. */
export function largeCatalog(size: number): readonly Item[] {
  return Array.from({ length: size }, (_, i): Item => {
    const tier = i % adjectives.length
    return {
      id: String(1_000_000 + i * 7) as ItemId,
      name: `${adjectives[tier]} ${nouns[Math.floor(i / 10) % nouns.length]} ${Math.floor(i / 100)}`,
      tier: tier + 1,
      rarity: ((i % 6) + 1) as Rarity,
      tag: nouns[Math.floor(i / 10) % nouns.length]!,
      kind: 'item',
      recipes: [],
      otherRecipes: [],
      sources: [],
      tool: null,
      station: null,
    }
  })
}
