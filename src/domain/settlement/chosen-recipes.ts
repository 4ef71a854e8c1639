import type { Catalog } from '../catalog/catalog.ts'
import { followedIndex, isRecipeGone } from '../crafting/follow-recipes.ts'
import type { ProjectItem, Way, Ways } from './ledger-rows.ts'
import type { ProjectTemplate } from './template.ts'

type ChosenItem = Pick<ProjectItem, 'itemId' | 'recipeIndex'>

/** The parts of a project or an outline in which recipes are chosen: its items, and the ways in which it comes by what they take. */
export type ChosenRecipes<Item extends ChosenItem = ChosenItem> = {
  readonly items: readonly Item[]
  readonly ways: Ways
}

/** A project that was archived or deleted, as far as it names recipes. */
export type EndedChoices = ChosenRecipes<ProjectItem> & { readonly id: string; readonly name: string }

/** Projects and templates of a settlement that name recipes and are not among the rows that every member sees. */
export type PutAway = {
  readonly ended: readonly EndedChoices[]
  readonly templates: readonly ProjectTemplate[]
}

/** From one catalogue to another. */
export type Move = { readonly from: Catalog; readonly to: Catalog }

/** A recipe's number before and after a move, by the key of its item or the item id of its way. */
type Numbers = Readonly<Record<string, readonly [before: number, after: number]>>
type MovedNumbers = { readonly items: Numbers; readonly ways: Numbers }

/** The recipes that a move gave another number, by project or template, so that moving back gives them their former one. */
export type MovedRecipes = {
  /** The version that was left. */
  readonly from: string
  /** By the id of the project or template. */
  readonly of: Readonly<Record<string, MovedNumbers>>
}

/** Follows the recipes of one project or template, and notes which of them got another number. */
export type RecipeFollower = {
  /** The item with its recipe's new number; the same object where the number stays. @param key tells the item from the others */
  readonly item: <Item extends ChosenItem>(key: string, item: Item) => Item
  readonly ways: (ways: Ways) => Ways
  /** null where all stayed. */
  readonly moved: () => MovedNumbers | null
}

/**
 * Gives each chosen recipe its number in the other catalogue (CAT-2). What was left at the default stays there; a chosen recipe that
 * is gone becomes the default.
 * @param back what the move away from `to` changed: a recipe that still has the number it got then gets its former one back
 */
export function recipeFollower({ from, to }: Move, back: MovedNumbers | undefined): RecipeFollower {
  const moved = { items: new Map<string, [number, number]>(), ways: new Map<string, [number, number]>() }
  const follow = (part: keyof MovedNumbers, key: string, itemId: string, recipeIndex: number): number => {
    const [before, after] = back?.[part][key] ?? []
    const isAsLeft = before !== undefined && after === recipeIndex
    const followed = isAsLeft ? before : followedIndex(from, to, { itemId, recipeIndex })
    if (followed !== recipeIndex) moved[part].set(key, [recipeIndex, followed])
    return followed
  }
  return {
    item(key, item) {
      const recipeIndex = follow('items', key, item.itemId, item.recipeIndex)
      return recipeIndex === item.recipeIndex ? item : { ...item, recipeIndex }
    },
    ways(ways) {
      // Ways that the last move may have taken out: where a recipe became the default, it noted 0 as the number after it. Followed from 0,
      // these get their former number back.
      const dropped = Object.keys(back?.ways ?? {}).filter((itemId) => ways[itemId] === undefined)
      const asked: Ways = { ...Object.fromEntries(dropped.map((itemId) => [itemId, 0])), ...ways }
      const followed = Object.entries(asked).flatMap(([itemId, way]): [string, Way][] => {
        // A way without a number stays, and so does the first recipe where somebody chose it.
        if (typeof way !== 'number' || ways[itemId] === 0) return [[itemId, way]]
        const there = follow('ways', itemId, itemId, way)
        return there === 0 ? [] : [[itemId, there]]
      })
      return moved.ways.size === 0 ? ways : Object.fromEntries(followed)
    },
    moved: () =>
      moved.items.size + moved.ways.size === 0
        ? null
        : { items: Object.fromEntries(moved.items), ways: Object.fromEntries(moved.ways) },
  }
}

type MayName = Partial<ChosenItem> & {
  readonly item?: MayName
  readonly items?: readonly MayName[]
  readonly ways?: { readonly [itemId: string]: Way | null }
}

/** Whether an act's input names a recipe other than the first: in another catalogue its number means another recipe (CAT-2). */
export function actNamesRecipe(input: unknown): boolean {
  const { recipeIndex = 0, item, items = [], ways = {} } = input as MayName
  return (
    recipeIndex > 0 ||
    [item, ...items].some((part) => part !== undefined && actNamesRecipe(part)) ||
    Object.values(ways).some((way) => typeof way === 'number' && way > 0)
  )
}

/** The items for which a recipe is chosen that the other catalogue lacks. */
export function goneChosen({ from, to }: Move, { items, ways }: ChosenRecipes): readonly string[] {
  const crafted = Object.entries(ways).flatMap(([itemId, way]) =>
    typeof way === 'number' ? [{ itemId, recipeIndex: way }] : [],
  )
  const gone = [...items, ...crafted].filter((asked) => isRecipeGone(from, to, asked))
  return [...new Set(gone.map(({ itemId }) => itemId))]
}
