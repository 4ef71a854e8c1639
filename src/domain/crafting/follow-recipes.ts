import { type BuildList, validQuantity } from '../build-list/build-list.ts'
import { type Catalog, findItem } from '../catalog/catalog.ts'
import type { ItemId, Recipe } from '../catalog/item.ts'
import type { Choice, Choices } from './choice.ts'
import type { Material } from './material.ts'

type Meant = { readonly buildList: BuildList; readonly choices: Choices }

/**
 * The queue and choices for another catalogue, with each recipe a player chose at its place there (BEY-14). An item left at the
 * default stays there; for a chosen recipe that is gone the default is used.
 */
export function followRecipes(before: Catalog, after: Catalog, { buildList, choices }: Meant): Meant {
  const indexOf = (itemId: ItemId, recipeIndex: number) =>
    followedIndex(before, after, { itemId, recipeIndex })
  return {
    buildList: joined(
      buildList.map((entry) => ({ ...entry, recipeIndex: indexOf(entry.itemId, entry.recipeIndex) })),
    ),
    choices: new Map(
      [...choices].flatMap(([itemId, choice]): [ItemId, Choice][] => {
        if (choice.source !== 'craft') return [[itemId, choice]]
        const recipeIndex = indexOf(itemId, choice.recipeIndex)
        // The chosen recipe is gone, or is the default there: either way no choice of its own is left.
        return recipeIndex === 0 && choice.recipeIndex !== 0 ? [] : [[itemId, { ...choice, recipeIndex }]]
      }),
    ),
  }
}

/** The items of a plan for which a recipe is chosen that the other catalogue lacks. */
export function itemsOfGoneRecipes(
  before: Catalog,
  after: Catalog,
  { buildList, choices }: Meant,
): readonly ItemId[] {
  const crafted = [...choices].flatMap(([itemId, choice]) =>
    choice.source === 'craft' ? [{ itemId, recipeIndex: choice.recipeIndex }] : [],
  )
  const gone = [...buildList, ...crafted].filter((asked) => isRecipeGone(before, after, asked))
  return [...new Set(gone.map(({ itemId }) => itemId))]
}

type AskedRecipe = { readonly itemId: string; readonly recipeIndex: number }

/** Whether a recipe was chosen that the other catalogue lacks, though it has the item. */
export function isRecipeGone(before: Catalog, after: Catalog, { itemId, recipeIndex }: AskedRecipe): boolean {
  const meant = recipeIndex > 0 ? findItem(before, itemId)?.recipes[recipeIndex] : undefined
  const now = findItem(after, itemId)?.recipes
  return meant !== undefined && now !== undefined && !now.some((recipe) => isSame(recipe, meant))
}

/** Items that a plan crafts in another way under another catalogue, because their default recipe is another one (BEY-14). */
export function otherWays(
  { catalog: before, materials }: { catalog: Catalog; materials: readonly Material[] },
  { catalog: after, materials: fresh }: { catalog: Catalog; materials: readonly Material[] },
): readonly ItemId[] {
  // An item that is obtained first and also crafted has two rows, and the crafted one comes last: it is the one that stays here.
  const ways = new Map(fresh.map((row) => [row.itemId, recipeOf(after, row)]))
  return materials.flatMap((row) => {
    const way = ways.get(row.itemId)
    // A row that is obtained first, because a circle was cut at its item, is not crafted: it has no recipe to compare.
    const isKept = !ways.has(row.itemId) || row.obtainFirst || isSame(recipeOf(before, row), way)
    return isKept ? [] : [row.itemId]
  })
}

/** The number of a chosen recipe in another catalogue; 0, the default's, for one that is gone. */
export function followedIndex(before: Catalog, after: Catalog, { itemId, recipeIndex }: AskedRecipe): number {
  const known = findItem(before, itemId)?.recipes ?? []
  const meant = known[recipeIndex]
  const now = findItem(after, itemId)?.recipes
  if (recipeIndex === 0 || !meant || !now) return recipeIndex
  const alike = now.flatMap((recipe, index) => (isSame(recipe, meant) ? [index] : []))
  // Several may take the same items: then the equal one, else the one at the same position among them.
  const equal = alike.find((index) => JSON.stringify(now[index]) === JSON.stringify(meant))
  const nth = known.slice(0, recipeIndex).filter((recipe) => isSame(recipe, meant)).length
  return equal ?? alike[nth] ?? alike[0] ?? 0
}

function recipeOf(catalog: Catalog, { itemId, craft }: Material): Recipe | undefined {
  return craft ? findItem(catalog, itemId)?.recipes[craft.recipeIndex] : undefined
}

/** Whether two recipes have the same name and take the same items, however many of each. */
function isSame(a: Recipe | undefined, b: Recipe | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && takenBy(a) === takenBy(b))
}

function takenBy({ name, ingredients, keptOnFailure }: Recipe): string {
  return [name, ...[...ingredients, ...keptOnFailure].map(({ itemId }) => itemId).sort()].join('\n')
}

/** Two entries of an item that now name the same recipe are one. */
function joined(buildList: BuildList): BuildList {
  const entries = new Map<string, BuildList[number]>()
  for (const entry of buildList) {
    const key = `${entry.itemId} ${entry.recipeIndex}`
    const known = entries.get(key)
    entries.set(key, known ? { ...known, quantity: validQuantity(known.quantity + entry.quantity) } : entry)
  }
  return [...entries.values()]
}
