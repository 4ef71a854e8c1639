import { type Catalog, findItem } from '#domain/catalog/catalog'
import type { TreeNode } from '#domain/crafting/recipe-tree'
import type { SkillLevels } from '#domain/crafting/skill-levels'
import { recipeText, sourceText } from '../../item/origin.ts'
import { formatShare } from '../../messages/format-pieces.ts'
import { treeText } from '../../messages/tree-text.ts'

/** Where a raw material comes from, or the station and skill of the recipe. */
export function originOf(
  catalog: Catalog,
  { itemId, recipeIndex, obtainFirst }: TreeNode,
  levels: SkillLevels,
): string {
  if (obtainFirst) return treeText.obtainFirstHint
  const item = findItem(catalog, itemId)
  if (recipeIndex === null) return sourceText(item, levels)
  return recipeText(item?.recipes[recipeIndex]) || treeText.byHand
}

/** How much of it is needed, and what of that its parent only needs at hand; where parents share a piece, of how many. */
export function neededText({ needed, kept, demand }: TreeNode): string {
  if (kept > 0) return treeText.kept(formatShare(kept))
  const share = formatShare(needed)
  return /^\d/.test(share) ? treeText.needed(share) : treeText.shareOf(share, demand)
}

/** A path of names, from the target down. */
export function pathText(path: readonly { readonly node: TreeNode }[]): string {
  return path.map(({ node }) => node.itemName).join(treeText.pathSeparator)
}
