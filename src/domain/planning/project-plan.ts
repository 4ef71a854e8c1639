import type { ItemId } from '../catalog/item.ts'
import type { PlanNodes } from '../crafting/plan-nodes.ts'
import type { Project, ProjectItem, Task, TaskKind } from '../settlement/ledger-rows.ts'

/** The rows of one project that say what it needs. */
export type ProjectRows = {
  readonly project: Project
  readonly items: readonly ProjectItem[]
  /** All of its tasks, deleted ones too. */
  readonly tasks: readonly Task[]
}

/** What one project has to do with one item. */
export type Share = {
  readonly itemId: ItemId
  /** When the walk, which shares the stock out item by item, comes to this one: products before ingredients. */
  readonly turn: number
  /** The key of the allotment: the row that says how much of the item the project holds. */
  readonly key: string
  /** The plan's nodes of the item, in the order in which they get stock. */
  readonly nodes: readonly number[]
  /** Asked for by the project's own items, where the catalogue lacks the item. */
  readonly unplanned: number
  /** The generated task of this generation, also if it is deleted. */
  readonly task: Task | null
  /** What kind a generated task has. */
  readonly kind: TaskKind
  /** The hand-made tasks that ask for the item, by creation. */
  readonly byHand: readonly Task[]
  /** What these tasks ask for together. */
  readonly byHandAmount: number
}

/** What a project needs, laid out from its rows and the catalogue alone: no stock is looked at. */
export type ProjectPlan = ProjectRows & {
  readonly nodes: PlanNodes
  /** Asked for by the project's items, per node. */
  readonly asked: Float64Array
  /** Sorted by turn. */
  readonly shares: readonly Share[]
}

/** How many pieces of a project's item are still asked for: those of a kind that is never stock are finished one by one. */
export function stillAsked({ quantity, finished }: ProjectItem): number {
  return Math.max(0, quantity - finished)
}
