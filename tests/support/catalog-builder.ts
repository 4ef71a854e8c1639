import type { Catalog } from '#domain/catalog/catalog'
import { type Item, type ItemId, kindOfId, type Recipe, type Source } from '#domain/catalog/item'
import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'
import { plainRecipe } from '#domain/catalog/plain-recipe'

export type RecipeDraft = Partial<Omit<Recipe, 'ingredients' | 'possibilities'>> & {
  /** Ingredient id to quantity. */
  readonly from: Readonly<Record<string, number>>
  /** Output amount to chance. */
  readonly chances?: Readonly<Record<number, number>>
}

export type ItemDraft = Partial<Omit<Item, 'id' | 'recipes'>> & { readonly recipes?: readonly RecipeDraft[] }

export function itemId(id: string): ItemId {
  return id as ItemId
}

export function aRecipe({ from, chances, ...facts }: RecipeDraft): Recipe {
  return {
    ...plainRecipe('craft', ''),
    ...facts,
    ingredients: Object.entries(from).map(([id, quantity]) => ({ itemId: itemId(id), quantity })),
    possibilities: Object.entries(chances ?? {}).map(([amount, probability]) => ({
      amount: Number(amount),
      probability,
    })),
  }
}

/** A node where one chops without a skill: a piece for each point of effort, 1.6 seconds and 0.75 stamina an action, if not told otherwise. */
export function aSource(facts: Partial<Source>): Source {
  return {
    type: 'resource',
    name: 'Oak',
    tier: 1,
    verb: 'Chop',
    skill: null,
    level: 0,
    tool: null,
    amount: 1,
    effort: 1,
    time: 1.6,
    stamina: 0.75,
    ...facts,
  }
}

/** Items from a compact table: what is left out gets the plainest value, the name from the id. */
export function someItems(drafts: Readonly<Record<string, ItemDraft>>): Item[] {
  return Object.entries(drafts).map(([id, { recipes, ...facts }]) => ({
    id: itemId(id),
    name: id,
    tier: 1,
    rarity: 1,
    tag: '',
    kind: kindOfId(id),
    otherRecipes: [],
    sources: [],
    tool: null,
    station: null,
    ...facts,
    recipes: (recipes ?? []).map(aRecipe),
  }))
}

export function aCatalog(drafts: Readonly<Record<string, ItemDraft>>): Catalog {
  return openCatalog(packCatalog(someItems(drafts), { name: 'Test', date: '2026-08-06', version: 'test' }))
}
