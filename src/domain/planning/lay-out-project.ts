import { type ItemId, recipeActions } from '../catalog/item.ts'
import { layOutNodes, type PlanNodes } from '../crafting/plan-nodes.ts'
import { targetOf } from '../crafting/selection.ts'
import type { Project, Task, TaskKind } from '../settlement/ledger-rows.ts'
import { keyOf } from '../settlement/tables.ts'
import { type LedgerCatalog, selectionOf, turnOf } from './ledger-catalog.ts'
import { byCreation } from './project-order.ts'
import { type ProjectPlan, type ProjectRows, type Share, stillAsked } from './project-plan.ts'

/** The plan of a project: laid out again where one of its rows is another object than the last time. */
export function planOf(ledger: LedgerCatalog, rows: ProjectRows): ProjectPlan {
  const known = ledger.plans.get(rows.project)
  if (known && sameRows(known.items, rows.items) && sameRows(known.tasks, rows.tasks)) return known
  const plan = layOutProject(ledger, rows, [])
  ledger.plans.set(rows.project, plan)
  return plan
}

function sameRows(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && before.every((row, i) => row === after[i])
}

/** Lays out what a project needs; `strays` are items that it holds though it may not need them. */
export function layOutProject(
  ledger: LedgerCatalog,
  rows: ProjectRows,
  strays: readonly ItemId[],
): ProjectPlan {
  const { graph, indexById, ids } = ledger.catalog
  const { selected, order } = selectionOf(ledger, rows.project.ways)
  const known = rows.items.filter(({ itemId }) => indexById.has(itemId))
  const targets = known.map((item) => targetOf(graph, selected, indexById.get(item.itemId)!, item))
  const nodes = layOutNodes({ graph, order, selected, countCrafts: null }, targets)
  const asked = new Float64Array(nodes.count)
  known.forEach((row, i) => {
    asked[nodes.targetNode[i]!]! += stillAsked(row)
  })
  const drafts = new Map<ItemId, Draft>()
  const draft = (itemId: ItemId) => {
    const found = drafts.get(itemId) ?? { nodes: [], unplanned: 0, task: null, byHand: [] }
    drafts.set(itemId, found)
    return found
  }
  for (let node = 0; node < nodes.count; node++) draft(ids[nodes.item[node]!]!).nodes.push(node)
  for (const row of rows.items) {
    if (!indexById.has(row.itemId)) draft(row.itemId).unplanned += stillAsked(row)
  }
  for (const task of rows.tasks) addTask(task, rows.project, draft)
  for (const itemId of strays) draft(itemId)
  return { ...rows, nodes, asked, shares: sharesOf(ledger, rows.project, nodes, drafts) }
}

/** What is gathered of an item before its `Share` is made; `unplanned` is asked for by the project's items but not in the catalogue. */
type Draft = { nodes: number[]; unplanned: number; task: Task | null; byHand: Task[] }

/** Notes a task with its item: one made by hand unless it is deleted, a generated one if it is of the present generation, deleted too. */
function addTask(task: Task, project: Project, draft: (itemId: ItemId) => Draft): void {
  if (task.itemId === null) return
  if (task.generation === null) {
    if (task.deletedAt === null) draft(task.itemId).byHand.push(task)
  } else if (task.generation === project.generation) draft(task.itemId).task = task
}

function sharesOf(
  ledger: LedgerCatalog,
  project: Project,
  nodes: PlanNodes,
  drafts: ReadonlyMap<ItemId, Draft>,
): readonly Share[] {
  const shares = [...drafts].map(
    ([itemId, draft]): Share => ({
      ...draft,
      itemId,
      turn: turnOf(ledger, itemId),
      // The amount plays no part in the key.
      key: keyOf.allotments({ projectId: project.id, itemId, amount: 0 }),
      kind: kindOf(ledger, project, nodes, itemId, draft),
      byHand: draft.byHand.sort(byCreation),
      byHandAmount: draft.byHand.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    }),
  )
  return shares.sort((a, b) => a.turn - b.turn)
}

/** What is done for an item's generated task; `num` is above 0 where a node is made by a recipe. */
function kindOf(
  { catalog }: LedgerCatalog,
  { ways }: Project,
  { num, recipe }: PlanNodes,
  itemId: ItemId,
  { nodes, unplanned, task }: Draft,
): TaskKind {
  const made = nodes.find((node) => num[node]! > 0)
  if (made !== undefined) return recipeActions[catalog.graph.action[recipe[made]!]!]!
  if (ways[itemId] === 'elsewhere' || unplanned > 0) return 'collect'
  // An item that nothing asks for any more leaves its task the kind that it has.
  return nodes.length === 0 && task ? task.kind : 'gather'
}
