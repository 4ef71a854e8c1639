import fc from 'fast-check'
import type { BuildListEntry } from '#domain/build-list/build-list'
import type { ItemId } from '#domain/catalog/item'
import type { Choice } from '#domain/crafting/choice'
import { type ItemDraft, itemId, type RecipeDraft } from './catalog-builder.ts'

export const ids = Array.from({ length: 14 }, (_, i) => `i${i}`)

/**
 * Ingredients come from later items only (no circle), or from anywhere (circles, also onto itself). With `givesBack`, recipes
 * also keep things, give them back on failure or by luck, and give other things.
 */
export function arbitraryDrafts({
  circles,
  givesBack = false,
}: {
  circles: boolean
  givesBack?: boolean
}): fc.Arbitrary<Record<string, ItemDraft>> {
  const recipeFor = (own: string, from: readonly string[]) =>
    givesBack ? arbitraryGivingRecipe(own, from) : arbitraryRecipe(from)
  return fc
    .tuple(
      ...ids.map((_, i) => fc.array(recipeFor(ids[i]!, circles ? ids : ids.slice(i + 1)), { maxLength: 3 })),
    )
    .map((recipes) => Object.fromEntries(ids.map((id, i) => [id, { recipes: recipes[i]! }])))
}

function arbitraryRecipe(from: readonly string[]): fc.Arbitrary<RecipeDraft> {
  const ingredients =
    from.length === 0
      ? fc.constant({})
      : fc.dictionary(fc.constantFrom(...from), fc.integer({ min: 1, max: 20 }), { minKeys: 1, maxKeys: 4 })
  const chance = fc.integer({ min: 1, max: 1000 }).map((n) => n / 1000)
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ from: ingredients, outputQuantity: fc.integer({ min: 1, max: 12 }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ from: ingredients, chances: fc.tuple(chance).map(([p]) => ({ 1: p })) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        from: ingredients,
        chances: fc.tuple(chance, chance).map(([p, q]) => ({ 2: p, 5: q })),
      }),
    },
  )
}

function arbitraryGivingRecipe(own: string, from: readonly string[]): fc.Arbitrary<RecipeDraft> {
  const some = (list: readonly string[], quantity: fc.Arbitrary<number>) =>
    list.length === 0
      ? fc.constant([])
      : fc.array(fc.record({ itemId: fc.constantFrom(...list).map(itemId), quantity }), { maxLength: 2 })
  const few = fc.integer({ min: 1, max: 3 })
  const expected = fc.integer({ min: 1, max: 4000 }).map((n) => n / 1000)
  return fc
    .record({
      recipe: arbitraryRecipe(from),
      catalysts: some(from, few),
      keptOnFailure: some(from, few),
      byproducts: some(
        ids.filter((id) => id !== own),
        expected,
      ),
      /** How much of its first ingredient comes back. */
      back: fc.option(expected),
    })
    .map(({ recipe, back, ...rest }) => {
      const first = Object.keys(recipe.from)[0]
      const returned = first && first !== own && back ? [{ itemId: itemId(first), quantity: back }] : []
      const given = new Map([...rest.byproducts, ...returned].map((row) => [row.itemId, row]))
      return { ...recipe, ...rest, byproducts: [...given.values()] }
    })
}

export const arbitraryEntry: fc.Arbitrary<BuildListEntry> = fc.record({
  itemId: fc.constantFrom(...ids, 'no-such-item').map(itemId),
  quantity: fc.integer({ min: 1, max: 500 }),
  recipeIndex: fc.integer({ min: 0, max: 2 }),
})

export const arbitraryInventory: fc.Arbitrary<Map<ItemId, number>> = fc
  .dictionary(fc.constantFrom(...ids), fc.integer({ min: 0, max: 400 }))
  .map((amounts) => new Map(Object.entries(amounts).map(([id, amount]) => [itemId(id), amount])))

export const arbitraryChoices: fc.Arbitrary<Map<ItemId, Choice>> = fc
  .dictionary(
    fc.constantFrom(...ids),
    fc.oneof(
      fc.integer({ min: 0, max: 2 }).map((recipeIndex): Choice => ({ source: 'craft', recipeIndex })),
      fc.constant<Choice>({ source: 'gather' }),
    ),
    { maxKeys: 4 },
  )
  .map((choices) => new Map(Object.entries(choices).map(([id, choice]) => [itemId(id), choice])))
