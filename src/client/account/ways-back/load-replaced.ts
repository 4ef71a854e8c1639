import type { Catalog } from '#domain/catalog/catalog'
import { followedIndex, isRecipeGone } from '#domain/crafting/follow-recipes'
import { ask } from '../../api/ask.ts'
import { whenInUse } from '../../state/catalog.ts'
import { findCatalog } from '../../state/find-catalog.ts'
import type { ReplacedValue } from './replaced-value.ts'

/**
 * The values that other devices replaced, with their recipes by their places in the catalogue in use (BEY-14). A value whose recipe is
 * gone is left out: putting it back would choose another recipe.
 */
export async function loadReplaced(signal: AbortSignal): Promise<readonly ReplacedValue[]> {
  const values = await ask('listSupersededValues', {}, { signal })
  const inUse = await whenInUse()
  const naming = values.filter((value) => recipeIn(value) > 0)
  const versions = new Set(naming.flatMap(({ catalogue }) => catalogue ?? []))
  const found = [...versions].map(async (version) => [version, await findCatalog(version)] as const)
  const catalogs = new Map(await Promise.all(found))
  return values.flatMap((value) => {
    // Where nobody said by which catalogue the recipe is numbered, its place is taken as it is.
    if (value.catalogue === null || recipeIn(value) === 0) return [value]
    const before = catalogs.get(value.catalogue)
    // A catalogue that nobody has any more cannot tell which recipe was meant, so its values are left out too.
    return before ? followed(before, inUse, value) : []
  })
}

function followed(before: Catalog, inUse: Catalog, value: ReplacedValue): readonly ReplacedValue[] {
  const asked = { itemId: value.itemId, recipeIndex: recipeIn(value) }
  if (isRecipeGone(before, inUse, asked)) return []
  const recipeIndex = followedIndex(before, inUse, asked)
  if (value.part === 'buildList') return [{ ...value, recipeIndex }]
  return value.part === 'choices' ? [{ ...value, choice: { source: 'craft', recipeIndex } }] : [value]
}

/** The recipe that a value names; 0 where it names the default, or none. */
function recipeIn(value: ReplacedValue): number {
  if (value.part === 'buildList') return value.recipeIndex
  return value.part === 'choices' && value.choice?.source === 'craft' ? value.choice.recipeIndex : 0
}
