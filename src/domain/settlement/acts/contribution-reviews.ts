import { type Refused, refused } from '../act.ts'
import { type Change, put } from '../change.ts'
import { type Contribution, decidedBy, eachItemOnce, type Line, remainderOf } from '../contribution.ts'
import { findContribution } from '../find-contribution.ts'
import type { LedgerAct, LedgerActing } from '../ledger-act.ts'
import { type StockMoves, stockMoves, unchanged } from '../stock-moves.ts'
import type { Rows } from '../tables.ts'
import { acceptDelivery } from './accept-delivery.ts'
import type { ContributionFacts } from './contribution-facts.ts'
import { deliveredFacts } from './contributions.ts'

type ReviewAct<Input, Answer> = LedgerAct<Input, Answer, ContributionFacts>

/** The contribution as it was shown. */
type Shown = { readonly contributionId: string; readonly revision: number }

type Approval = Shown & {
  /** How much of each item is accepted; all of it where not given (BEY-21). */
  readonly accepted?: readonly Line[] | undefined
  /** The materials that were really used, where those differ from what was said. */
  readonly materials?: readonly Line[] | undefined
  /** Why the rest is not accepted. */
  readonly reason?: string | undefined
}

/**
 * Accepts what was delivered: it comes into the stock once, for the task's project as far as that misses it (CON-3). Of a part that is
 * not accepted a rejected contribution of its own is made, so that the sums stay (BEY-21).
 */
const approveTaskContribution: ReviewAct<Approval, Contribution> = {
  action: 'contribution.approve_other',
  ledger: true,
  asks: ({ contributionId }) => ({ contributions: [contributionId] }),
  run(rows, input, acting) {
    const shown = shownPending(rows, input, acting)
    if ('refused' in shown) return shown
    const moves = stockMoves(rows, acting)
    const done = approved(rows, moves, shown, { ...input, acting })
    if ('refused' in done) return done
    const { row, rest } = done
    return {
      answer: () => row,
      changes: [...done.changes, ...moves.changes()],
      entries: moves.entries,
      cause: { kind: 'stock' },
      activity: {
        kind: 'contribution.approved',
        facts: {
          ...deliveredFacts(row, acting.catalog),
          ...giverOf(rows, row, acting),
          rest,
          selfApproved: row.byNo === acting.byNo,
        },
      },
    }
  },
}

type OneResult = { readonly contributionId: string; readonly refused: Refused['refused']['why'] | null }

/** Accepts several as they are, each under the rules of accepting one; what cannot be accepted stays, with its reason (BEY-12). */
const approveTaskContributions: ReviewAct<
  { readonly contributions: readonly Shown[] },
  { readonly results: readonly OneResult[] }
> = {
  action: 'contribution.approve_other',
  ledger: true,
  asks: ({ contributions }) => ({ contributions: contributions.map(({ contributionId }) => contributionId) }),
  run(rows, { contributions }, acting) {
    const moves = stockMoves(rows, acting)
    const changes: Change[] = []
    const named = new Set<string>()
    const results = contributions.map((one): OneResult => {
      const isAgain = named.has(one.contributionId)
      named.add(one.contributionId)
      const shown = isAgain ? refused('contribution-decided') : shownPending(rows, one, acting)
      const done = 'refused' in shown ? shown : approved(rows, moves, shown, { acting })
      if ('refused' in done) return { contributionId: one.contributionId, refused: done.refused.why }
      changes.push(...done.changes)
      return { contributionId: one.contributionId, refused: null }
    })
    if (changes.length === 0) return unchanged({ results })
    return {
      answer: () => ({ results }),
      changes: [...changes, ...moves.changes()],
      entries: moves.entries,
      cause: { kind: 'stock' },
      activity: {
        kind: 'contributions.approved',
        facts: { count: results.filter((one) => one.refused === null).length },
      },
    }
  },
}

/** Sends it back with a reason; no stock moves (CON-3). */
const rejectTaskContribution: ReviewAct<Shown & { readonly reason: string }, Contribution> = {
  action: 'contribution.reject_other',
  ledger: true,
  asks: ({ contributionId }) => ({ contributions: [contributionId] }),
  run(rows, input, acting) {
    const shown = shownPending(rows, input, acting)
    if ('refused' in shown) return shown
    const row: Contribution = { ...shown, ...reviewedBy(acting), status: 'rejected', reason: input.reason }
    return {
      answer: () => row,
      changes: [put('contributions', row)],
      entries: [],
      cause: null,
      activity: {
        kind: 'contribution.rejected',
        facts: {
          ...deliveredFacts(row, acting.catalog),
          ...giverOf(rows, row, acting),
          reason: input.reason,
        },
      },
    }
  },
}

export const contributionReviewActs = {
  approveTaskContribution,
  approveTaskContributions,
  rejectTaskContribution,
}

/** The pending contribution as it was shown. Only the owner decides on their own (SET-5). */
function shownPending(
  rows: Rows,
  { contributionId, revision }: Shown,
  acting: LedgerActing,
): Contribution | Refused {
  const found = findContribution(rows, contributionId, acting)
  if (!found) return refused('no-contribution')
  if (found.byNo === acting.byNo && !acting.by.isOwner) return refused('own-contribution')
  if (found.status !== 'pending') return refused('contribution-decided')
  return found.revision === revision ? found : refused('contribution-changed')
}

type Decision = Omit<Approval, keyof Shown> & { readonly acting: LedgerActing }
type Approved = {
  readonly row: Contribution
  readonly changes: readonly Change[]
  /** How many pieces were not accepted. */
  readonly rest: number
}

function approved(
  rows: Rows,
  moves: StockMoves,
  pending: Contribution,
  { accepted = pending.itemsContributed, materials = pending.materials, reason = '', acting }: Decision,
): Approved | Refused {
  const delivered = new Map(pending.itemsContributed.map(({ itemId, quantity }) => [itemId, quantity]))
  const itemsContributed = eachItemOnce(accepted).filter(({ quantity }) => quantity > 0)
  if (itemsContributed.some(({ itemId, quantity }) => quantity > (delivered.get(itemId) ?? 0)))
    return refused('more-than-delivered')
  if (itemsContributed.length === 0) return refused('nothing-accepted')
  const remainder = remainderOf(pending.itemsContributed, itemsContributed)
  if (remainder.length > 0 && reason === '') return refused('reason-missing')
  if (materials.some(({ itemId }) => !acting.catalog.indexById.has(itemId))) return refused('no-item')
  const row: Contribution = {
    ...pending,
    ...reviewedBy(acting),
    itemsContributed,
    materials: eachItemOnce(materials).filter(({ quantity }) => quantity > 0),
    status: 'approved',
  }
  const refusal = acceptDelivery(rows, moves, row, acting)
  if (refusal) return refusal
  const rejected: Contribution = {
    ...pending,
    ...reviewedBy(acting),
    id: acting.id,
    itemsContributed: remainder,
    materials: [],
    status: 'rejected',
    reason,
    splitOf: pending.id,
  }
  return {
    row,
    changes: [put('contributions', row), ...(remainder.length > 0 ? [put('contributions', rejected)] : [])],
    rest: remainder.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

function reviewedBy(acting: LedgerActing) {
  return { ...decidedBy(acting), updatedAt: acting.now }
}

/** Who delivered it, for the log, which says apart who acted. */
function giverOf({ players }: Rows, { byNo, playerId }: Contribution, acting: LedgerActing) {
  return {
    ...(byNo !== acting.byNo && { member: byNo }),
    ...(playerId !== null && { player: players.get(playerId)?.name }),
  }
}
