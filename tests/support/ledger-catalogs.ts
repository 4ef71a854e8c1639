import fc from 'fast-check'
import { type ItemDraft, itemId, type RecipeDraft } from './catalog-builder.ts'

export const ledgerItems = ['A', 'B', 'C', 'D', 'E', 'F']

export type CatalogKind = {
  /** Recipes take any items, not only later ones. */
  readonly circles: boolean
  /** Recipes also keep things, give them back on failure or by chance, and give other things. */
  readonly givesBack: boolean
}

export const catalogs: Readonly<Record<string, CatalogKind>> = {
  'recipes that use everything up': { circles: false, givesBack: false },
  'circles of recipes': { circles: true, givesBack: false },
  'recipes that give back': { circles: false, givesBack: true },
  'circles of recipes that give back': { circles: true, givesBack: true },
}

/** Small catalogues whose amounts stay small. */
export function ledgerDrafts({ circles, givesBack }: CatalogKind): fc.Arbitrary<Record<string, ItemDraft>> {
  const recipes = (i: number) => {
    const own = ledgerItems[i]!
    const from = circles ? ledgerItems : ledgerItems.slice(i + 1)
    return fc.array(givesBack ? givingRecipe(own, from) : smallRecipe(from), { maxLength: 2 })
  }
  return fc
    .tuple(...ledgerItems.map((_, i) => recipes(i)))
    .map((all) => Object.fromEntries(ledgerItems.map((id, i) => [id, { recipes: all[i]! }])))
}

function smallRecipe(from: readonly string[]): fc.Arbitrary<RecipeDraft> {
  const ingredients =
    from.length === 0
      ? fc.constant({})
      : fc.dictionary(fc.constantFrom(...from), fc.integer({ min: 1, max: 3 }), { minKeys: 1, maxKeys: 3 })
  const chance = fc.integer({ min: 1, max: 9 }).map((n) => n / 10)
  return fc.oneof(
    fc.record({ from: ingredients, outputQuantity: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ from: ingredients, chances: fc.tuple(chance).map(([p]) => ({ 1: p })) }),
  )
}

function givingRecipe(own: string, from: readonly string[]): fc.Arbitrary<RecipeDraft> {
  const some = (list: readonly string[], quantity: fc.Arbitrary<number>) =>
    list.length === 0
      ? fc.constant([])
      : fc
          .dictionary(fc.constantFrom(...list), quantity, { maxKeys: 2 })
          .map((rows) =>
            Object.entries(rows).map(([id, amount]) => ({ itemId: itemId(id), quantity: amount })),
          )
  const few = fc.integer({ min: 1, max: 2 })
  const others = ledgerItems.filter((id) => id !== own)
  return fc
    .tuple(
      smallRecipe(from),
      fc.record({
        catalysts: some(from, few),
        keptOnFailure: some(from, few),
        byproducts: some(
          others,
          fc.integer({ min: 1, max: 30 }).map((n) => n / 10),
        ),
      }),
    )
    .map(([recipe, rest]) => ({ ...recipe, ...rest }))
}
