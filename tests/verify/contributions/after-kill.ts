import type { Contribution } from '#domain/settlement/contribution'
import type { Entry } from '#domain/settlement/ledger-rows'
import type { Snapshot } from '#domain/settlement/tables'
import { answerOf, type Somebody } from '../../support/settlements.ts'
import { allContributions, allEntries, allNotifications } from '../read-whole-lists.ts'
import { sumOf } from '../sum-of.ts'

export type Workshop = {
  readonly settlementId: string
  readonly owner: Somebody
  readonly giver: Somebody
  readonly taskId: string
}

/** A review that was sent, and whether the server said that it was done. */
export type Sent = { readonly wanted: 'approved' | 'rejected'; readonly isAnswered: boolean }

/** Checks that for each contribution everything is stored that belongs to its status, or nothing of it. @returns the faults, as sentences */
export async function wrongAfterKill(
  { settlementId, owner, giver, taskId }: Workshop,
  sent: ReadonlyMap<string, Sent>,
): Promise<readonly string[]> {
  const { tables } = await answerOf(owner.ask<Snapshot>('getSettlement', { settlementId }))
  const contributions = await allContributions(owner, { settlementId })
  const entries = await allEntries(owner, settlementId)
  const told = new Map<string, number>()
  for (const { said, subject } of await allNotifications(giver))
    if (said.kind === 'reviewed') told.set(subject, (told.get(subject) ?? 0) + 1)
  // In the workshop only deliveries of logs for its one task change the stock, so stock, entries and task must agree.
  const stock = tables.stock.find(({ itemId }) => itemId === 'log')?.quantity ?? 0
  const entered = sumOf(entries.map(({ amount }) => amount))
  const completed = tables.taskNumbers.find((numbers) => numbers.taskId === taskId)!.completed
  const pending = new Set(tables.contributions.map(({ id }) => id))
  return [
    ...(stock === entered ? [] : [`${stock} in the stock, ${entered} entered`]),
    ...(completed === stock ? [] : [`the task has ${completed}, the stock ${stock}`]),
    ...contributions.flatMap((one) => wrongOf(one, { entries, told, isWaiting: pending.has(one.id) })),
    ...contributions.flatMap(({ id, status }) => {
      const review = sent.get(id)
      return review?.isAnswered && status !== review.wanted
        ? [`it was answered that one is ${review.wanted}, it is ${status}`]
        : []
    }),
  ]
}

type Around = {
  readonly entries: readonly Entry[]
  /** How many notifications of a review each contribution has, by id. */
  readonly told: ReadonlyMap<string, number>
  /** Whether the settlement lists it among the contributions that wait for review. */
  readonly isWaiting: boolean
}

function wrongOf(
  { id, status, itemsContributed }: Contribution,
  { entries, told, isWaiting }: Around,
): readonly string[] {
  const brought = sumOf(
    entries.filter(({ contributionId }) => contributionId === id).map(({ amount }) => amount),
  )
  const accepted = status === 'approved' ? sumOf(itemsContributed.map(({ quantity }) => quantity)) : 0
  const reviews = told.get(id) ?? 0
  const isReviewed = status === 'approved' || status === 'rejected'
  return [
    ...(brought === accepted ? [] : [`one that is ${status} has entries of ${brought} for ${accepted}`]),
    ...(reviews === Number(isReviewed) ? [] : [`one that is ${status} has ${reviews} notifications`]),
    ...(isWaiting === (status === 'pending')
      ? []
      : [`one that is ${status} is among those that wait: ${isWaiting}`]),
  ]
}

/** Whether a contribution is there in this state. */
export async function isThere(
  { owner, settlementId }: Workshop,
  id: string,
  status: string,
): Promise<boolean> {
  const all = await allContributions(owner, { settlementId })
  return all.some((one) => one.id === id && one.status === status)
}
