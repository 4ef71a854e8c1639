import type { BuildList } from '../build-list/build-list.ts'
import { type Catalog, findItem } from '../catalog/catalog.ts'
import type { ItemId, Recipe } from '../catalog/item.ts'
import type { Choice, Choices } from './choice.ts'
import type { Material } from './material.ts'

type Meant = { readonly buildList: BuildList; readonly choices: Choices }

/**
 * The queue and choices for another catalogue, with each recipe a player chose at its place there (BEY-14). What was left at
 * the default stays at the default, and so does what was chosen and is gone.
 */
export function followRecipes(before: Catalog, after: Catalog, { buildList, choices }: Meant): Meant {
  const indexOf = (itemId: ItemId, index: number) => followedIndex(before, after, itemId, index)
  return {
    buildList: joined(
      buildList.map((entry) => ({ ...entry, recipeIndex: indexOf(entry.itemId, entry.recipeIndex) })),
    ),
    choices: new Map(
      [...choices].flatMap(([itemId, choice]): [ItemId, Choice][] => {
        if (choice.source !== 'craft') return [[itemId, choice]]
        const recipeIndex = indexOf(itemId, choice.recipeIndex)
        return recipeIndex === 0 && choice.recipeIndex !== 0 ? [] : [[itemId, { ...choice, recipeIndex }]]
      }),
    ),
  }
}

/** The items of a plan for which a recipe is chosen that the other catalogue lacks. */
export function goneRecipes(
  before: Catalog,
  after: Catalog,
  { buildList, choices }: Meant,
): readonly ItemId[] {
  const crafted = [...choices].flatMap(([itemId, choice]) =>
    choice.source === 'craft' ? [{ itemId, recipeIndex: choice.recipeIndex }] : [],
  )
  const gone = [...buildList, ...crafted].filter(({ itemId, recipeIndex }) => {
    const meant = recipeIndex > 0 ? findItem(before, itemId)?.recipes[recipeIndex] : undefined
    return meant && findItem(after, itemId)?.recipes.every((recipe) => !isSame(recipe, meant))
  })
  return [...new Set(gone.map(({ itemId }) => itemId))]
}

/** Items that a plan crafts in another way under another catalogue, because their default recipe is another one (BEY-14). */
export function otherWays(
  { catalog: before, materials }: { catalog: Catalog; materials: readonly Material[] },
  { catalog: after, materials: fresh }: { catalog: Catalog; materials: readonly Material[] },
): readonly ItemId[] {
  const ways = new Map(fresh.map((row) => [row.itemId, recipeOf(after, row)]))
  return materials.flatMap((row) => {
    const way = ways.get(row.itemId)
    const isKept = !ways.has(row.itemId) || row.obtainFirst || isSame(recipeOf(before, row), way)
    return isKept ? [] : [row.itemId]
  })
}

function followedIndex(before: Catalog, after: Catalog, itemId: ItemId, index: number): number {
  const meant = findItem(before, itemId)?.recipes[index]
  const now = findItem(after, itemId)?.recipes
  if (index === 0 || !meant || !now) return index
  return Math.max(
    0,
    now.findIndex((recipe) => isSame(recipe, meant)),
  )
}

function recipeOf(catalog: Catalog, { itemId, craft }: Material): Recipe | undefined {
  return craft ? findItem(catalog, itemId)?.recipes[craft.recipeIndex] : undefined
}

/** The same name and the same things taken, however many. */
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
    entries.set(key, known ? { ...known, quantity: known.quantity + entry.quantity } : entry)
  }
  return [...entries.values()]
}
