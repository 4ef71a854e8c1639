import { type Refused, refused } from '../act-refusal.ts'
import { type Change, put } from '../change.ts'
import { type Contribution, decidedBy, eachItemOnce, type Line, remainderOf } from '../contribution.ts'
import { findContribution } from '../find-contribution.ts'
import type { LedgerActing } from '../ledger-act.ts'
import type { StockMoves } from '../stock-moves.ts'
import type { Rows } from '../tables.ts'
import { acceptDelivery } from './accept-delivery.ts'

/** The contribution as it was shown. */
export type Shown = { readonly contributionId: string; readonly revision: number }

/** The contribution as it was shown, and what a reviewer accepts of it. */
export type Approval = Shown & {
  /** How much of each item is accepted; all of it where not given (BEY-21). */
  readonly accepted?: readonly Line[] | undefined
  /** The materials that were really used, where those differ from what was said. */
  readonly materials?: readonly Line[] | undefined
  /** Why the rest is not accepted. */
  readonly reason?: string | undefined
}

/** The pending contribution as it was shown. Only the owner decides on their own (SET-5). */
export function shownPending(
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

/**
 * Accepts a pending contribution, or a part of it: its row after that, and, where something is not accepted, a second row, rejected, with
 * the rest. The stock that moves is noted in `moves`, whose changes the caller adds.
 */
export function approved(
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

/** Who decided, and when. */
export function reviewedBy(acting: LedgerActing) {
  return { ...decidedBy(acting), updatedAt: acting.now }
}

/** Who delivered, for the log: the member, unless they acted themselves, and the named player, if there is one. */
export function giverOf({ players }: Rows, { byNo, playerId }: Contribution, acting: LedgerActing) {
  return {
    ...(byNo !== acting.byNo && { member: byNo }),
    ...(playerId !== null && { player: players.get(playerId)?.name }),
  }
}
