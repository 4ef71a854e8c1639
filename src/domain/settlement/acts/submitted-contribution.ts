import type { Catalog } from '../../catalog/catalog.ts'
import { refused } from '../act-refusal.ts'
import { type Contribution, eachItemOnce, type Line } from '../contribution.ts'
import type { LedgerActing } from '../ledger-act.ts'
import type { Task } from '../ledger-rows.ts'

/** What somebody says that they delivered. */
export type Said = {
  /** The task's own item first. */
  readonly itemsContributed: readonly Line[]
  /** The materials of the stock that were used up for it. */
  readonly materials?: readonly Line[] | undefined
  readonly notes?: string | undefined
  readonly proofOfWork?: string | undefined
}

export type Submitted = Said & {
  readonly taskId: string
  /** A named player who delivered. */
  readonly playerId?: string | undefined
}

type Lines = Pick<Said, 'itemsContributed' | 'materials'>

/**
 * The refusal of a delivery that names unknown items, or not the task's own item first. The task may be gone from the tables where it
 * was regenerated since.
 */
export function faultOf(
  { itemsContributed, materials = [] }: Lines,
  task: Task | undefined,
  catalog: Catalog,
) {
  if ([...itemsContributed, ...materials].some(({ itemId }) => !catalog.indexById.has(itemId)))
    return refused('no-item')
  const own = task?.itemId ?? null
  return own !== null && itemsContributed[0]?.itemId !== own ? refused('first-item-fixed') : null
}

/** The delivery as a contribution that waits for review. */
export function submittedRow(
  { itemsContributed, materials = [], notes = '', proofOfWork = '', playerId }: Omit<Submitted, 'taskId'>,
  { id: taskId, projectId }: Task,
  { id, byNo, now }: LedgerActing,
): Contribution {
  return {
    id,
    taskId,
    projectId,
    byNo,
    playerId: playerId ?? null,
    itemsContributed: eachItemOnce(itemsContributed),
    materials: eachItemOnce(materials),
    notes,
    proofOfWork,
    status: 'pending',
    revision: 1,
    submittedAt: now,
    updatedAt: now,
    decidedByNo: null,
    decidedAt: null,
    reason: null,
    splitOf: null,
  }
}

/** The parts of the result where a contribution waits for review or is withdrawn: no stock moves. */
export function nothingMoves(contribution: Contribution) {
  return { answer: () => contribution, entries: [], cause: null } as const
}
