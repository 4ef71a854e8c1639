import fc from 'fast-check'
import type { BuildListEntry } from '#domain/build-list/build-list'
import type { ItemId } from '#domain/catalog/item'
import type { Choice } from '#domain/crafting/choice'
import { allItems, type Odds, type PlanOdds } from '#domain/crafting/odds'
import { type ItemDraft, itemId, type RecipeDraft } from './catalog-builder.ts'

export const ids = Array.from({ length: 14 }, (_, i) => `i${i}`)

/**
 * Makes up the items and their recipes. Ingredients come from later items only; with `circles` from all items, the item itself too.
 * With `givesBack`, recipes also keep things, give them back on failure or by chance, and give other things. With `farms`, some things
 * also come back from what is made with them, as seeds do from the harvest.
 */
export function arbitraryDrafts({
  circles,
  givesBack = false,
  farms = false,
}: {
  circles: boolean
  givesBack?: boolean
  farms?: boolean
}): fc.Arbitrary<Record<string, ItemDraft>> {
  if (farms) return fc.tuple(arbitraryDrafts({ circles, givesBack }), arbitraryFarms).map(withFarms)
  const recipeFor = (own: string, from: readonly string[]) =>
    givesBack ? arbitraryGivingRecipe(own, from) : arbitraryRecipe(from)
  return fc
    .tuple(
      ...ids.map((_, i) => fc.array(recipeFor(ids[i]!, circles ? ids : ids.slice(i + 1)), { maxLength: 3 })),
    )
    .map((recipes) => Object.fromEntries(ids.map((id, i) => [id, { recipes: recipes[i]! }])))
}

type Farm = {
  /** The items from the harvest to the seed, each made of the next one. */
  readonly items: readonly string[]
  /** How many pieces of the next item a craft of each takes, and how many of its own it gives. */
  readonly takes: readonly number[]
  readonly gives: readonly number[]
  /** How many seeds a craft of the harvest gives back. */
  readonly back: number
  /** Whether each recipe also takes what it took before. */
  readonly takesMore: boolean
}

const arbitraryFarms: fc.Arbitrary<readonly Farm[]> = fc.array(
  fc.record({
    items: fc.subarray([...ids], { minLength: 3, maxLength: 4 }),
    takes: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
    gives: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
    back: fc.integer({ min: 1, max: 5000 }).map((n) => n / 1000),
    takesMore: fc.boolean(),
  }),
  { minLength: 1, maxLength: 3 },
)

function withFarms([drafts, farms]: [Record<string, ItemDraft>, readonly Farm[]]): Record<string, ItemDraft> {
  const grown = { ...drafts }
  for (const { items, takes, gives, back, takesMore } of farms) {
    const seed = itemId(items.at(-1)!)
    items.slice(0, -1).forEach((id, i) => {
      const known = takesMore ? grown[id]?.recipes?.[0] : undefined
      const byproducts = (known?.byproducts ?? []).filter((row) => row.itemId !== seed)
      const recipe: RecipeDraft = {
        ...known,
        from: { ...known?.from, [items[i + 1]!]: takes[i]! },
        outputQuantity: gives[i]!,
        byproducts: i === 0 ? [...byproducts, { itemId: seed, quantity: back }] : byproducts,
      }
      grown[id] = { recipes: [recipe, ...(grown[id]?.recipes?.slice(1) ?? [])] }
    })
  }
  return grown
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
      // The two chances may come to more than 1 together, unlike any in the game; plans must hold all the same.
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

/** Half of them count with averages throughout. */
export const arbitraryOdds: fc.Arbitrary<PlanOdds> = fc.oneof(
  fc.constant<PlanOdds>(new Map()),
  fc
    .dictionary(fc.constantFrom(allItems, ...ids), fc.constantFrom<Odds>('average', 'safe'), { maxKeys: 4 })
    .map((odds) => new Map(Object.entries(odds).map(([id, value]) => [itemId(id), value]))),
)

export const arbitraryKeptBack: fc.Arbitrary<Map<ItemId, number>> = fc
  .dictionary(fc.constantFrom(...ids), fc.integer({ min: 1, max: 300 }), { maxKeys: 4 })
  .map((amounts) => new Map(Object.entries(amounts).map(([id, amount]) => [itemId(id), amount])))
