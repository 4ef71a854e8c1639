import type { ItemId } from '../catalog/item.ts'
import type { Cause } from '../settlement/cause.ts'
import { type Change, put } from '../settlement/change.ts'
import type { Allotment, Project, StockRow } from '../settlement/ledger-rows.ts'
import { keyOf, type Rows } from '../settlement/tables.ts'
import { generatedTaskId } from '../settlement/task-id.ts'
import { reasonFor } from './cause.ts'
import type { LedgerCatalog } from './ledger-catalog.ts'
import { statusOfProject } from './project-status.ts'
import type { ProjectWalk } from './project-walk.ts'
import { settle } from './settle.ts'
import type { ItemStock } from './settle-item.ts'
import { orderChanges } from './standing-orders.ts'
import { startWalks } from './start-walks.ts'
import { walkTasks } from './task-changes.ts'
import { unclaimedStock } from './unclaimed-stock.ts'

/** The tables that the walk reads and writes. */
export type LedgerRows = Pick<
  Rows,
  'projects' | 'projectItems' | 'tasks' | 'taskNumbers' | 'stock' | 'allotments' | 'standingOrders'
>

export type WalkOptions = {
  /** ISO time. */
  readonly now: string
  /** When tasks that the walk makes are due (SET-6). */
  readonly due?: string | null
  /** The id of the act that the walk follows, if any. Where all of a standing order is there, the ids of its later tasks are made of it. */
  readonly act?: string | null
  /** What the act before the walk has changed, where that is known: no walk is needed where it only moved stock that nobody asks for. */
  readonly changes?: readonly Change[]
}

const none: ItemStock = { quantity: 0, kept: 0 }

/**
 * What follows from the rows as an act has left them (INV-2, TSK-2): who holds which stock, the numbers of every task, new tasks
 * for what is newly missing, the status of projects. Empty where nothing follows: walking again changes nothing.
 */
export function walk(
  ledger: LedgerCatalog,
  rows: LedgerRows,
  cause: Cause,
  { now, due = null, act = null, changes }: WalkOptions,
): readonly Change[] {
  const unclaimed = changes && cause.kind === 'stock' ? unclaimedStock(ledger, rows, changes) : null
  if (unclaimed) return stockChanges(unclaimed, new Map())
  const { walks, claims } = startWalks(ledger, rows)
  const allotted = settle(ledger, (itemId) => rows.stock.get(itemId) ?? none, claims)
  return [
    ...allotmentChanges(rows, walks),
    ...stockChanges(rows.stock.values(), allotted),
    ...walks.flatMap((project) => projectChanges(rows, project, cause, { now, due })),
    ...orderChanges(ledger, rows, (itemId) => leftOf(rows.stock.get(itemId), allotted.get(itemId)), {
      cause,
      now,
      due,
      act,
    }),
  ]
}

/** What projects leave of an item, never below 0. */
function leftOf({ quantity, kept } = none, allotted = 0): number {
  return Math.max(0, quantity - kept - allotted)
}

function allotmentChanges({ allotments, projects }: LedgerRows, walks: readonly ProjectWalk[]): Change[] {
  const changes: Change[] = []
  // How many of the rows of `allotments` belong to projects that are walked; where that is all of them, no other row is looked for.
  let known = 0
  for (const { plan, held, heldBefore } of walks) {
    for (let at = 0; at < held.length; at++) {
      const amount = held[at]!
      if (heldBefore[at]! > 0) known++
      if (amount === heldBefore[at]) continue
      const { key, itemId } = plan.shares[at]!
      const row: Allotment = { projectId: plan.project.id, itemId, amount }
      changes.push(amount > 0 ? put('allotments', row) : { drop: 'allotments', key })
    }
  }
  return known === allotments.size ? changes : [...changes, ...withoutProject(allotments, projects)]
}

/** What was allotted to projects that are no longer there. */
function withoutProject(
  allotments: LedgerRows['allotments'],
  projects: LedgerRows['projects'],
): readonly Change[] {
  return [...allotments.values()].flatMap((row): Change[] =>
    projects.has(row.projectId) ? [] : [{ drop: 'allotments', key: keyOf.allotments(row) }],
  )
}

/** Reserved is what projects hold and what is kept back (INV-2). */
function stockChanges(stock: Iterable<StockRow>, allotted: ReadonlyMap<ItemId, number>): Change[] {
  return [...stock].flatMap((row) => {
    const reserved = row.kept + (allotted.get(row.itemId) ?? 0)
    return reserved === row.reserved ? [] : [put('stock', { ...row, reserved })]
  })
}

function projectChanges(
  rows: LedgerRows,
  walked: ProjectWalk,
  cause: Cause,
  { now, due }: Required<Pick<WalkOptions, 'now' | 'due'>>,
): readonly Change[] {
  const { project } = walked.plan
  const reason = reasonFor(cause, project.id)
  const { changes, numbers, numbersChanged } = walkTasks(walked, {
    rows,
    reason,
    now,
    due,
    owner: (itemId) => ({
      id: generatedTaskId(project.id, itemId, project.generation),
      projectId: project.id,
      generation: project.generation,
    }),
  })
  // If no numbers changed, the status is worked out anew only where needs changed or there are no tasks, and not if it was set by hand.
  const isOpen = !project.statusByHand && (reason === 'needs' || numbers.length === 0)
  if (!numbersChanged && !isOpen) return changes
  const allIsThere = walked.plan.items.length > 0 && walked.missing.every((missing) => missing === 0)
  const status = statusOfProject(project, numbers, allIsThere)
  if (status === project.status && !project.statusByHand) return changes
  const row: Project = { ...project, status, statusByHand: false, updatedAt: now }
  return [...changes, put('projects', row)]
}
