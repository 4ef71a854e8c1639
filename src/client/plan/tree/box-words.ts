import { type Catalog, findItem } from '#domain/catalog/catalog'
import type { Recipe } from '#domain/catalog/item'
import { isByChance } from '#domain/crafting/outcomes'
import type { TreeNode } from '#domain/crafting/recipe-tree'
import type { SkillLevels } from '#domain/crafting/skill-levels'
import { join, recipeText, sourceText } from '../../item/origin.ts'
import { formatShare } from '../../messages/format-pieces.ts'
import { keptBackText } from '../../messages/kept-back-text.ts'
import { oddsText } from '../../messages/odds-text.ts'
import { treeText } from '../../messages/tree-text.ts'

/** The player's levels, and how many pieces of the box's item they keep back. */
type Own = { readonly levels: SkillLevels; readonly kept: number }

/** Where a raw material comes from, or the station and skill of the recipe; before them how it counts on chance, and what the player keeps back. */
export function originOf(catalog: Catalog, node: TreeNode, { levels, kept }: Own): string {
  const { itemId, recipeIndex, obtainFirst } = node
  if (obtainFirst) return treeText.obtainFirstHint
  const item = findItem(catalog, itemId)
  const reserve = kept > 0 && keptBackText.note(kept)
  if (recipeIndex === null) return join([reserve, sourceText(item, levels)])
  const recipe = item?.recipes[recipeIndex]
  return join([oddsOf(node, recipe), reserve, recipeText(recipe) || treeText.byHand])
}

function oddsOf({ isSafe, toGet }: TreeNode, recipe: Recipe | undefined): string | false {
  if (toGet === 0 || !isByChance(recipe?.possibilities ?? [])) return false
  return oddsText.planOptions[isSafe ? 'safe' : 'average']
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
