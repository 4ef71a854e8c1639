import type { ItemId } from '../catalog/item.ts'
import type { PersonNo } from './names.ts'

export const contributionStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const
export type ContributionStatus = (typeof contributionStatuses)[number]

/** An item and how much of it. */
export type Line = { readonly itemId: ItemId; readonly quantity: number }

/** What somebody delivers for a task (CON-1). Members are sent deliveries that wait for review; they have to ask for decided ones. */
export type Contribution = {
  readonly id: string
  readonly taskId: string
  /** The project of the task when it was delivered; null for a task of none. */
  readonly projectId: string | null
  readonly byNo: PersonNo
  /** The named player who delivered, where somebody else entered it. */
  readonly playerId: string | null
  /** Each item once, the task's own first. */
  readonly itemsContributed: readonly Line[]
  /** The materials of the settlement's stock that were used up for it. */
  readonly materials: readonly Line[]
  readonly notes: string
  /** An address or a few words; may be empty. */
  readonly proofOfWork: string
  readonly status: ContributionStatus
  /** Grows with each edit: whoever decides names the revision that they were shown. */
  readonly revision: number
  /** ISO times. */
  readonly submittedAt: string
  readonly updatedAt: string
  /** null while it is pending. */
  readonly decidedByNo: PersonNo | null
  readonly decidedAt: string | null
  /** Why it was rejected; null otherwise. */
  readonly reason: string | null
  /** The contribution of which this is the part that was not accepted (BEY-21). */
  readonly splitOf: string | null
}

/** The same lines with each item once, in the order in which they were named first. */
export function eachItemOnce(lines: readonly Line[]): readonly Line[] {
  const sums = new Map<ItemId, number>()
  for (const { itemId, quantity } of lines) sums.set(itemId, (sums.get(itemId) ?? 0) + quantity)
  return [...sums].map(([itemId, quantity]) => ({ itemId, quantity }))
}

/** The part of the lines that is not among the accepted ones. */
export function remainderOf(lines: readonly Line[], accepted: readonly Line[]): readonly Line[] {
  const taken = new Map(accepted.map(({ itemId, quantity }) => [itemId, quantity]))
  return lines.flatMap(({ itemId, quantity }) => {
    const left = quantity - (taken.get(itemId) ?? 0)
    return left > 0 ? [{ itemId, quantity: left }] : []
  })
}

/** Who decided on a contribution, and when. */
export function decidedBy({ byNo, now }: { readonly byNo: PersonNo; readonly now: string }) {
  return { decidedByNo: byNo, decidedAt: now }
}
