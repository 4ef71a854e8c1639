import { refused } from '../act-refusal.ts'
import { put } from '../change.ts'
import { type Contribution, decidedBy, type Line } from '../contribution.ts'
import { findContribution } from '../find-contribution.ts'
import type { LedgerAct } from '../ledger-act.ts'
import { ledgerLimits, sharingLimits } from '../limits.ts'
import { findTask, titleOf } from '../task-rows.ts'
import { type ContributionFacts, deliveredFacts } from './contribution-facts.ts'
import { faultOf, nothingMoves, submittedRow } from './submitted-contribution.ts'

export type SharedDeliveryInput = {
  readonly taskId: string
  /** The task's own item first. */
  readonly itemsContributed: readonly Line[]
  readonly notes?: string | undefined
  readonly proofOfWork?: string | undefined
}

/**
 * Delivers for a task of the project that is shared with the caller. It waits for review whatever the settlement asks of its members,
 * and claims nothing: who delivers does not belong to the settlement. Browsers cannot run it, so it is no act among the others.
 */
export const deliverToSharedProject: LedgerAct<SharedDeliveryInput, Contribution, ContributionFacts> = {
  action: 'project.deliver_shared',
  ledger: true,
  addsTo: 'contributions',
  run(rows, input, acting) {
    const task = findTask(rows, input.taskId)
    if (!task || task.projectId !== acting.by.sharedProjectId) return refused('no-task')
    if (rows.taskNumbers.get(task.id)?.status === 'completed') return refused('task-done')
    const fault = faultOf(input, task, acting.catalog)
    if (fault) return fault
    if (rows.contributions.size >= ledgerLimits.pendingContributions) return refused('too-many-contributions')
    const own = [...rows.contributions.values()].filter(
      ({ byNo, projectId }) => byNo === acting.byNo && projectId === task.projectId,
    )
    if (own.length >= sharingLimits.deliveriesWaiting) return refused('too-many-deliveries')
    const pending = submittedRow(input, task, acting)
    const facts = { ...deliveredFacts(pending, acting.catalog), task: titleOf(task, acting.catalog) }
    return {
      ...nothingMoves(pending),
      changes: [put('contributions', pending)],
      // No named player: whoever delivers to a shared project does so for themselves.
      activity: { kind: 'contribution.submitted', facts: { ...facts, player: undefined } },
    }
  },
}

/** Takes back a delivery of the caller's own to a shared project, while it waits for review (BEY-12). Others' deliveries count as absent. */
export const withdrawSharedDelivery: LedgerAct<
  { readonly contributionId: string },
  Contribution,
  ContributionFacts
> = {
  action: 'project.deliver_shared',
  ledger: true,
  asks: ({ contributionId }) => ({ contributions: [contributionId] }),
  run(rows, { contributionId }, acting) {
    const before = findContribution(rows, contributionId, acting)
    const isOwn = before?.byNo === acting.byNo && before.projectId === acting.by.sharedProjectId
    if (!before || !isOwn) return refused('no-contribution')
    if (before.status !== 'pending') return refused('decided-stays')
    const withdrawn: Contribution = { ...before, ...decidedBy(acting), status: 'withdrawn' }
    return {
      ...nothingMoves(withdrawn),
      changes: [put('contributions', withdrawn)],
      activity: { kind: 'contribution.withdrawn', facts: deliveredFacts(before, acting.catalog) },
    }
  },
}
