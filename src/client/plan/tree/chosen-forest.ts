import type { BuildListEntry } from '#domain/build-list/build-list'
import { recipeTree, type TreeNode } from '#domain/crafting/recipe-tree'
import type { Plan as EnginePlan } from '../../state/engine.ts'
import type { Forest } from './forest.ts'
import { layOutForest } from './forest-layout.ts'

/** All trees together are the default while they have no more boxes than can be seen at once. */
export const surveyableBoxes = 300
/** How many boxes are drawn together at most. */
export const forestLimit = 4_000

export type ChosenForest = {
  /** `all`, or the key of one entry. */
  readonly choice: string
  readonly forest: Forest
  /** Entries that have a tree, and how many of them are drawn. */
  readonly entries: number
  readonly shown: number
}

type Plan = Pick<EnginePlan, 'craftPlan'>

type Drawn = { readonly trees: Map<number, TreeNode | null>; readonly chosen: Map<string, ChosenForest> }

/** The numbers of a plan object never change, so what was laid out for it is kept for as long as it lives. */
const drawnOf = new WeakMap<Plan, Drawn>()

export function entryKey({ itemId, recipeIndex }: BuildListEntry): string {
  return `${itemId}.${recipeIndex}`
}

/** The trees of a queue that were asked for, laid out once per plan; the default where the asked entry is not queued any more. */
export function chosenForest(plan: Plan, asked: string): ChosenForest {
  let drawn = drawnOf.get(plan)
  if (!drawn) {
    drawn = { trees: new Map(), chosen: new Map() }
    drawnOf.set(plan, drawn)
  }
  let chosen = drawn.chosen.get(asked)
  if (!chosen) {
    chosen = choose(plan, asked, drawn.trees)
    drawn.chosen.set(asked, chosen)
  }
  return chosen
}

function choose(plan: Plan, asked: string, trees: Map<number, TreeNode | null>): ChosenForest {
  const craftPlan = plan.craftPlan()
  const { buildList } = craftPlan.input
  const treeOf = (entry: number): TreeNode | null => {
    if (!trees.has(entry)) trees.set(entry, recipeTree(craftPlan, entry))
    return trees.get(entry) ?? null
  }
  // -1 stands for an entry whose item the catalogue does not know: it has no tree.
  const known = [...buildList.keys()].filter((entry) => (craftPlan.targetOfEntry[entry] ?? -1) >= 0)
  const one = known.find((entry) => entryKey(buildList[entry]!) === asked)
  const together = (limit: number) => known.slice(0, fitting(known, treeOf, limit))

  const isAll = asked === 'all' || (one === undefined && together(surveyableBoxes).length === known.length)
  const entries = isAll ? together(forestLimit) : known.filter((entry) => entry === (one ?? known[0]))
  return {
    choice: isAll ? 'all' : entryKey(buildList[entries[0]!]!),
    forest: layOutForest(entries.map((entry) => treeOf(entry)!)),
    entries: known.length,
    shown: entries.length,
  }
}

/** How many of the first trees together have no more boxes than the limit; at least one. */
function fitting(
  entries: readonly number[],
  treeOf: (entry: number) => TreeNode | null,
  limit: number,
): number {
  let boxes = 0
  const tooMany = entries.findIndex((entry) => {
    const tree = treeOf(entry)
    if (tree) boxes += countBoxes(tree)
    return boxes > limit
  })
  return tooMany === -1 ? entries.length : Math.max(1, tooMany)
}

function countBoxes(node: TreeNode): number {
  return node.ingredients.reduce((sum, ingredient) => sum + countBoxes(ingredient), 1)
}
