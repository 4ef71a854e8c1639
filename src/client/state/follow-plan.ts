import type { BuildList } from '#domain/build-list/build-list'
import { type Catalog, itemName } from '#domain/catalog/catalog'
import type { Choices } from '#domain/crafting/choice'
import { followRecipes, itemsOfGoneRecipes } from '#domain/crafting/follow-recipes'
import { whenInUse } from './catalog.ts'
import { findCatalog } from './find-catalog.ts'

type Meant = { readonly buildList: BuildList; readonly choices: Choices }

type FollowedPlan = Meant & {
  /** Names of items whose chosen recipes could not be followed, and may be others here. */
  readonly unsure: readonly string[]
}

/**
 * The queue and choices of a plan from elsewhere, with its recipes by their places in the catalogue in use (BEY-14).
 * @throws where its own catalogue cannot be opened now
 */
export async function followPlan(
  inUse: Catalog,
  { buildList, choices }: Meant,
  madeWith: string,
): Promise<FollowedPlan> {
  const chosen = chosenRecipes(inUse, { buildList, choices })
  if (madeWith === inUse.info.version || chosen.length === 0) return { buildList, choices, unsure: [] }
  const before = await findCatalog(madeWith)
  // Nobody has that catalogue any more, so the places of its recipes stay as they are.
  if (!before) return { buildList, choices, unsure: chosen }
  const gone = itemsOfGoneRecipes(before, inUse, { buildList, choices })
  const unsure = gone.map((itemId) => itemName(inUse, itemId))
  return { ...followRecipes(before, inUse, { buildList, choices }), unsure }
}

/** `followPlan` for a link or a file: where its catalogue cannot be opened now, it is read all the same, and all its recipes are unsure. */
export async function followReading(
  inUse: Catalog,
  { buildList, choices }: Meant,
  madeWith: string,
): Promise<FollowedPlan> {
  return followPlan(inUse, { buildList, choices }, madeWith).catch(() => ({
    buildList,
    choices,
    unsure: chosenRecipes(inUse, { buildList, choices }),
  }))
}

/**
 * Follows a plan that was put away to the catalogue in use, once there is one; also names the items whose recipes may be others.
 * @param madeWith the version it was made with; where nobody noted it, the one in use is taken for it
 * @throws where no catalogue could be loaded, or its own cannot be opened now
 */
export async function followToUse<Plan extends Meant>(
  plan: Plan,
  madeWith: string | null | undefined,
): Promise<{ readonly plan: Plan; readonly unsure: readonly string[] }> {
  const inUse = await whenInUse()
  const { unsure, ...meant } = await followPlan(inUse, plan, madeWith || inUse.info.version)
  return { plan: { ...plan, ...meant }, unsure }
}

/** Names of the items for which a recipe other than the default is chosen, in the queue or for the whole plan. */
export function chosenRecipes(catalog: Catalog, { buildList, choices }: Meant): readonly string[] {
  const queued = buildList.filter(({ recipeIndex }) => recipeIndex > 0).map(({ itemId }) => itemId)
  const chosen = [...choices].filter(([, choice]) => choice.source === 'craft').map(([itemId]) => itemId)
  return [...new Set([...queued, ...chosen])].map((itemId) => itemName(catalog, itemId))
}
