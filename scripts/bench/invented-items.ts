import type { Item, ItemId, Rarity } from '#domain/catalog/item'
import { plainRecipe } from '#domain/catalog/plain-recipe'

const families = 50
const layers = 10
const width = 10

/** 5,000 items in 50 families of ten layers of ten; an item is made of three of the next layer of its family. */
export function inventedItems(): readonly Item[] {
  return Array.from({ length: families * layers * width }, (_, i): Item => {
    const layer = Math.floor(i / width) % layers
    const next = (step: number) => inventedId(i - (i % width) + width + ((i + step) % width))
    const ingredients = [0, 1, 3].map((step) => ({ itemId: next(step), quantity: 2 }))
    return {
      id: inventedId(i),
      name: `Item ${i}`,
      tier: 1,
      rarity: 1 as Rarity,
      tag: '',
      kind: 'item',
      recipes: layer === layers - 1 ? [] : [{ ...plainRecipe('craft', ''), ingredients, outputQuantity: 4 }],
      otherRecipes: [],
      sources: [],
      tool: null,
      station: null,
    }
  })
}

/** The id of the item at a place, whose hundreds are the item's family and whose tens are its layer. */
export function inventedId(place: number): ItemId {
  return String(1000 + place) as ItemId
}

/** What the project with this number asks for: the ten items of a family's first layer. */
export function itemsOfProject(
  place: number,
): readonly { readonly itemId: ItemId; readonly quantity: number }[] {
  return Array.from({ length: width }, (_, k) => ({
    itemId: inventedId((place % families) * layers * width + k),
    quantity: 1000 + place,
  }))
}
