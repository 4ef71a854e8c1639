import { useContext } from 'react'
import type { TreeNode } from '#domain/crafting/recipe-tree'
import { useCalculator } from '../../state/calculator.ts'
import { LookedAt, usePlanCatalog } from '../current-plan.ts'
import { useMeans } from '../means/means.ts'
import { boxDetailText } from './box-words.ts'

/** The quiet line of a box. What the player keeps back has no part in a plan that is only looked at. */
export function useBoxDetail(node: TreeNode): string {
  const catalog = usePlanCatalog()
  const { levels } = useMeans()
  const isLookedAt = useContext(LookedAt) !== null
  const keptBack = useCalculator((plan) => (isLookedAt ? 0 : (plan.keptBack.get(node.itemId) ?? 0)))
  return boxDetailText(catalog, node, { levels, keptBack })
}
