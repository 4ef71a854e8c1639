import { type Catalog, findItem } from '#domain/catalog/catalog'
import type { Recipe } from '#domain/catalog/item'
import { isByChance } from '#domain/crafting/outcomes'
import type { TreeNode } from '#domain/crafting/recipe-tree'
import type { SkillLevels } from '#domain/crafting/skill-levels'
import { joinDotted, recipeText, sourceText } from '../../item/origin.ts'
import { formatShare } from '../../messages/format-pieces.ts'
import { keptBackText } from '../../messages/kept-back-text.ts'
import { oddsText } from '../../messages/odds-text.ts'
import { treeText } from '../../messages/tree-text.ts'

/** The player's levels, and how many pieces of the box's item they keep back. */
type Own = { readonly levels: SkillLevels; readonly keptBack: number }

/** The quiet line of a box: how it counts on chance, what the player keeps back, and where its item comes from or what its recipe needs. */
export function boxDetailText(catalog: Catalog, node: TreeNode, { levels, keptBack }: Own): string {
  const { itemId, recipeIndex, obtainFirst } = node
  if (obtainFirst) return treeText.obtainFirstHint
  const item = findItem(catalog, itemId)
  const reserve = keptBack > 0 && keptBackText.note(keptBack)
  if (recipeIndex === null) return joinDotted([reserve, sourceText(item, levels)])
  const recipe = item?.recipes[recipeIndex]
  return joinDotted([oddsOf(node, recipe), reserve, recipeText(recipe) || treeText.byHand])
}

function oddsOf({ isSafe, toGet }: TreeNode, recipe: Recipe | undefined): string | false {
  if (toGet === 0 || !isByChance(recipe?.possibilities ?? [])) return false
  return oddsText.planOptions[isSafe ? 'safe' : 'average']
}

/**
 * How many pieces of the node its parent uses up; where `kept` is above 0, how many it needs at hand. What it uses up may be no whole
 * number, since parents share a rounding: then the words also say of how many pieces, those of the whole plan, it is a share.
 */
export function neededText({ needed, kept, demand }: TreeNode): string {
  if (kept > 0) return treeText.kept(formatShare(kept))
  const share = formatShare(needed)
  // Of what is not whole, the text begins with ≈ or a word.
  return /^\d/.test(share) ? treeText.needed(share) : treeText.shareOf(share, demand)
}

/** A path of names, from the target down. */
export function pathText(path: readonly { readonly node: TreeNode }[]): string {
  return path.map(({ node }) => node.itemName).join(treeText.pathSeparator)
}
