import { type Refused, refused, refusedWith } from '../act-refusal.ts'
import { isAssignable } from '../assignable.ts'
import { assigneesOf } from '../assigned.ts'
import { type Change, put } from '../change.ts'
import { type Contribution, decidedBy, eachItemOnce } from '../contribution.ts'
import { findContribution } from '../find-contribution.ts'
import { type LedgerAct, type LedgerActing, unchanged } from '../ledger-act.ts'
import { ledgerLimits } from '../limits.ts'
import { may } from '../right.ts'
import { personOf } from '../same-person.ts'
import { stockMoves } from '../stock-moves.ts'
import { type Rows, settlementIn } from '../tables.ts'
import { findTask, titleOf } from '../task-rows.ts'
import { acceptDelivery } from './accept-delivery.ts'
import { assigneeChanges, withPerson } from './assignees.ts'
import { type ContributionFacts, deliveredFacts } from './contribution-facts.ts'
import { faultOf, nothingMoves, type Said, type Submitted, submittedRow } from './submitted-contribution.ts'

type ContributionAct<Input, Answer = Contribution> = LedgerAct<Input, Answer, ContributionFacts>

/**
 * Delivers for a task (CON-1). Somebody who is not assigned to the task claims it by delivering (BEY-12). The delivery waits for
 * review, or counts at once where the settlement asks for no approval (SET-6).
 */
const createTaskContribution: ContributionAct<Submitted> = {
  action: 'contribution.create',
  ledger: true,
  addsTo: 'contributions',
  run(rows, input, acting) {
    const { taskId, playerId } = input
    const task = findTask(rows, taskId)
    if (!task) return refused('no-task')
    if (rows.taskNumbers.get(taskId)?.status === 'completed') return refused('task-done')
    if (playerId !== undefined && !rows.players.has(playerId)) return refused('no-player')
    if (playerId !== undefined && !may(acting.by, 'inventory.edit')) return refused('no-right')
    const fault = faultOf(input, task, acting.catalog)
    if (fault) return fault
    const claimed = claimFor(rows, input, acting)
    if ('refused' in claimed) return claimed
    const pending = submittedRow(input, task, acting)
    const activity = (kind: 'contribution.submitted' | 'contribution.counted') => ({
      kind,
      facts: {
        ...deliveredFacts(pending, acting.catalog),
        task: titleOf(task, acting.catalog),
        player: rows.players.get(playerId ?? '')?.name,
      },
    })
    if (settlementIn(rows).settings.requireContributionApproval) {
      // The rows hold only the contributions that wait for review.
      if (rows.contributions.size >= ledgerLimits.pendingContributions)
        return refused('too-many-contributions')
      const changes = [...claimed, put('contributions', pending)]
      return { ...nothingMoves(pending), changes, activity: activity('contribution.submitted') }
    }
    const approved: Contribution = { ...pending, ...decidedBy(acting), status: 'approved' }
    const moves = stockMoves(rows, acting)
    const refusal = acceptDelivery(rows, moves, approved, acting)
    if (refusal) return refusal
    return {
      answer: () => approved,
      changes: [...claimed, put('contributions', approved), ...moves.changes()],
      entries: moves.entries,
      cause: { kind: 'stock' },
      activity: activity('contribution.counted'),
    }
  },
}

type OfContribution = { readonly contributionId: string }

/** Changes a contribution of the caller's own, while it waits for review; what is not given stays. */
const updateTaskContribution: ContributionAct<OfContribution & Partial<Said>> = {
  action: 'contribution.withdraw_own',
  ledger: true,
  asks: ({ contributionId }) => ({ contributions: [contributionId] }),
  run(rows, { contributionId, ...said }, acting) {
    const before = ownPending(rows, contributionId, acting)
    if ('refused' in before) return before
    const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
    const { itemsContributed, materials, notes, proofOfWork } = { ...before, ...given }
    const fault = faultOf({ itemsContributed, materials }, rows.tasks.get(before.taskId), acting.catalog)
    if (fault) return fault
    const after: Contribution = {
      ...before,
      itemsContributed: eachItemOnce(itemsContributed),
      materials: eachItemOnce(materials),
      notes,
      proofOfWork,
    }
    if (JSON.stringify(after) === JSON.stringify(before)) return unchanged(before)
    const changed = { ...after, revision: before.revision + 1, updatedAt: acting.now }
    return {
      ...nothingMoves(changed),
      changes: [put('contributions', changed)],
      activity: { kind: 'contribution.changed', facts: deliveredFacts(changed, acting.catalog) },
    }
  },
}

/** Takes a contribution of the caller's own back, while it waits for review (BEY-12). */
const withdrawTaskContribution: ContributionAct<OfContribution> = {
  action: 'contribution.withdraw_own',
  ledger: true,
  asks: ({ contributionId }) => ({ contributions: [contributionId] }),
  run(rows, { contributionId }, acting) {
    const before = ownPending(rows, contributionId, acting)
    if ('refused' in before) return before
    const withdrawn: Contribution = { ...before, ...decidedBy(acting), status: 'withdrawn' }
    return {
      ...nothingMoves(withdrawn),
      changes: [put('contributions', withdrawn)],
      activity: { kind: 'contribution.withdrawn', facts: deliveredFacts(before, acting.catalog) },
    }
  },
}

export const contributionActs = { createTaskContribution, updateTaskContribution, withdrawTaskContribution }

/**
 * The changes by which whoever delivered is assigned to the task, unless they are already. A named player who can be given no task,
 * since they play no more or are linked to a viewer, is not assigned.
 */
function claimFor(
  rows: Rows,
  { taskId, playerId }: Submitted,
  acting: LedgerActing,
): readonly Change[] | Refused {
  const who = personOf(rows, playerId ?? acting.by.userId)
  if (playerId !== undefined && !isAssignable(rows, who)) return []
  const before = assigneesOf(rows, taskId)
  const changes = assigneeChanges(rows, { taskId, before, wanted: withPerson(rows, before, who) }, acting)
  if ('refused' in changes && changes.refused.why === 'too-many-assignees')
    return refusedWith('task-full', changes.refused.facts)
  return changes
}

function ownPending(rows: Rows, contributionId: string, acting: LedgerActing): Contribution | Refused {
  const found = findContribution(rows, contributionId, acting)
  if (!found) return refused('no-contribution')
  if (found.byNo !== acting.byNo) return refused('not-yours')
  return found.status === 'pending' ? found : refused('decided-stays')
}
