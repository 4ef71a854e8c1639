import type { LedgerCatalog } from '#domain/planning/ledger-catalog'
import { walk } from '#domain/planning/walk'
import type { Cause } from '#domain/settlement/cause'
import { afterChanges, type Change, put } from '#domain/settlement/change'
import type { Contribution } from '#domain/settlement/contribution'
import type { Project, ProjectItem, StockRow, Task } from '#domain/settlement/ledger-rows'
import { type Rows, stateOf } from '#domain/settlement/tables'
import { itemId } from './catalog-builder.ts'
import { aSnapshot } from './settlement-builder.ts'

export const moment = '2026-01-01T00:00:00.000Z'

/** A settlement's rows with nothing in its ledger. */
export const emptyRows: Rows = stateOf(aSnapshot()).rows

export function aProject(id: string, facts: Partial<Project> = {}): Project {
  return {
    id,
    name: id,
    description: '',
    notes: '',
    priority: 'medium',
    position: 0,
    status: 'not_started',
    statusByHand: false,
    ownerNo: 1,
    generation: 1,
    ways: {},
    createdAt: moment,
    updatedAt: moment,
    ...facts,
  }
}

/** An item of a project, with an id like the item's. */
export function aProjectItem(
  projectId: string,
  item: string,
  quantity: number,
  facts: Partial<ProjectItem> = {},
): ProjectItem {
  return {
    projectId,
    id: item,
    itemId: itemId(item),
    quantity,
    recipeIndex: 0,
    finished: 0,
    addedAt: moment,
    ...facts,
  }
}

/** A task made by hand; with an item where one is given. */
export function aHandMadeTask(id: string, facts: Partial<Task> = {}): Task {
  return {
    id,
    projectId: null,
    itemId: null,
    kind: facts.itemId ? 'collect' : 'hand',
    generation: null,
    amount: null,
    title: id,
    description: '',
    notes: '',
    due: null,
    priority: 'medium',
    createdAt: moment,
    updatedAt: moment,
    deletedAt: null,
    ...facts,
  }
}

export function aStockRow(item: string, quantity: number, facts: Partial<StockRow> = {}): StockRow {
  return {
    itemId: itemId(item),
    quantity,
    reserved: 0,
    kept: 0,
    storageId: null,
    updatedAt: moment,
    ...facts,
  }
}

/** A delivery of one Log that waits for review. */
export function aContribution(id: string, facts: Partial<Contribution> = {}): Contribution {
  return {
    id,
    taskId: 'task',
    projectId: null,
    byNo: 1,
    playerId: null,
    itemsContributed: [{ itemId: itemId('log'), quantity: 1 }],
    materials: [],
    notes: '',
    proofOfWork: '',
    status: 'pending',
    revision: 1,
    submittedAt: moment,
    updatedAt: moment,
    decidedByNo: null,
    decidedAt: null,
    reason: null,
    splitOf: null,
    ...facts,
  }
}

/** The rows after an act's changes and the walk that follows it. */
export function afterAct(
  ledger: LedgerCatalog,
  rows: Rows,
  changes: readonly Change[],
  cause: Cause = { kind: 'stock' },
): Rows {
  const acted = afterChanges(rows, changes)
  return afterChanges(acted, walk(ledger, acted, cause, { now: moment }))
}

/** Adds to the stock of these items, or takes from it; what is kept back stays. */
export function moved(rows: Rows, amounts: Readonly<Record<string, number>>): readonly Change[] {
  return Object.entries(amounts).map(([item, amount]) => {
    const row = rows.stock.get(item) ?? aStockRow(item, 0)
    return put('stock', { ...row, quantity: row.quantity + amount })
  })
}

/** A project with items, as rows. */
export function withItems(project: Project, items: Readonly<Record<string, number>>): readonly Change[] {
  const rows = Object.entries(items).map(([item, quantity]) => aProjectItem(project.id, item, quantity))
  return [put('projects', project), ...rows.map((row) => put('projectItems', row))]
}

/** "completed/target" of each task of a project that is not deleted, by item or, made by hand, by title. */
export function progressOf(rows: Rows, projectId: string): Readonly<Record<string, string>> {
  const tasks = [...rows.tasks.values()].filter(
    (task) => task.projectId === projectId && task.deletedAt === null,
  )
  return Object.fromEntries(
    tasks.map(({ id, title, itemId: item }) => {
      const { completed, target } = rows.taskNumbers.get(id)!
      return [title ?? item!, `${completed}/${target}`]
    }),
  )
}

/** What each project holds of an item. */
export function heldOf(rows: Rows, item: string): Readonly<Record<string, number>> {
  const held = [...rows.allotments.values()].filter((row) => row.itemId === item)
  return Object.fromEntries(held.map(({ projectId, amount }) => [projectId, amount]))
}
