import { type Refused, refused } from '../act-refusal.ts'
import { type Change, put } from '../change.ts'
import type { Contribution } from '../contribution.ts'
import { type LedgerAct, unchanged } from '../ledger-act.ts'
import { stockMoves } from '../stock-moves.ts'
import {
  type Approval,
  approved,
  giverOf,
  reviewedBy,
  type Shown,
  shownPending,
} from './contribution-decisions.ts'
import { type ContributionFacts, deliveredFacts } from './contribution-facts.ts'

type ReviewAct<Input, Answer> = LedgerAct<Input, Answer, ContributionFacts>

/**
 * Accepts a delivery. Its items come into the stock once, and the task's project gets what it misses of them (CON-3). A part that is
 * not accepted becomes a rejected contribution of its own, so that the sums stay (BEY-21).
 */
const approveTaskContribution: ReviewAct<Approval, Contribution> = {
  action: 'contribution.approve_other',
  ledger: true,
  addsTo: 'contributions',
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

/** Accepts several deliveries as they are, each under the rules for one; one that cannot be accepted stays, with its reason (BEY-12). */
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
      // `rows` stay as they were before the act, so a delivery that is named twice would still wait in them.
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

/** Rejects a delivery with a reason; no stock moves (CON-3). */
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
