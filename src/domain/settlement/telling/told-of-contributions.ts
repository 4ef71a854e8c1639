import { grouped } from '../../grouped.ts'
import type { Change } from '../change.ts'
import type { Contribution } from '../contribution.ts'
import type { PersonNo } from '../names.ts'
import { memberOf } from '../same-person.ts'
import type { Rows } from '../tables.ts'
import type { Acted } from './acted.ts'
import type { ReviewOutcome, Told } from './notification.ts'
import { byNumber, thoseWhoMay, toThoseWhoMay } from './people-told.ts'

/**
 * The deliveries that an act has decided or taken back, and the members who may have been told that these wait for review: they need
 * not look any more.
 */
export function waitsNoMore({ before, after, changes }: Acted): {
  readonly subjects: readonly string[]
  readonly userIds: readonly string[]
} {
  const subjects = contributionsIn(changes)
    .filter(({ id, status }) => status !== 'pending' && before.contributions.has(id))
    .map(({ id }) => id)
  return { subjects, userIds: subjects.length > 0 ? thoseWhoMay(after, 'contribution.approve_other') : [] }
}

/** One notification for each author, however many of their deliveries were decided at once. */
export function reviewed({ before, after, changes }: Acted): readonly Told[] {
  const told = contributionsIn(changes)
    .filter((row) => isReviewed(before, row))
    .flatMap((row) => authorsOf(after, row).map((author) => ({ author, row })))
  // The part that was not accepted is a contribution of its own (BEY-21).
  const rests = grouped(contributionsIn(changes), ({ splitOf }) => splitOf)
  return [...grouped(told, ({ author }) => author)].map(([userId, all]) => {
    const { row } = all[0]!
    const rest = rests.get(row.id)?.[0]
    const facts = { ...firstItem(row), others: all.length - 1, ...outcomeOf(row, rest) }
    // A delivery is decided only once: its id alone tells the occasion, and no bucket is needed.
    return { userId, kind: 'reviewed', subject: row.id, bucket: '', facts }
  })
}

/** A delivery that somebody outside the settlement made to a shared project, and what became of it. */
export type ReviewedOutside = {
  readonly byNo: PersonNo
  readonly projectId: string
  readonly row: Contribution
  readonly outcome: ReviewOutcome
  readonly reason: string
}

/** Decided deliveries of authors who are no members; the server knows with whom a project is shared. */
export function reviewedOutside({ before, after, changes }: Acted): readonly ReviewedOutside[] {
  const decided = contributionsIn(changes)
  return decided.flatMap((row) => {
    const { byNo, projectId } = row
    if (!isReviewed(before, row) || projectId === null || byNumber(after, byNo) !== null) return []
    const rest = decided.find(({ splitOf }) => splitOf === row.id)
    return [{ byNo, projectId, row, ...outcomeOf(row, rest) }]
  })
}

/** Whether a delivery that waited is now accepted or rejected, and was not taken back by its author. */
function isReviewed({ contributions }: Rows, { id, status }: Contribution): boolean {
  return status !== 'pending' && status !== 'withdrawn' && contributions.has(id)
}

/** @param rest the part of it that was not accepted */
function outcomeOf(row: Contribution, rest: Contribution | undefined) {
  const outcome = rest ? 'partly' : (row.status as ReviewOutcome)
  return { outcome, reason: rest?.reason ?? row.reason ?? '' }
}

/** The members who get the news of a delivery: whoever entered it, and whoever is linked to the named player it was entered for. */
function authorsOf(rows: Rows, { byNo, playerId }: Contribution): readonly string[] {
  // An empty list stands for nobody: `flat` leaves nothing of it.
  return [...new Set([byNumber(rows, byNo) ?? [], memberOf(rows, playerId ?? '') ?? []].flat())]
}

/** Tells those who may decide on others' deliveries of each new one; a change of one that waits already tells nobody. */
export function waiting({ before, after, changes }: Acted): readonly Told[] {
  return contributionsIn(changes)
    .filter(({ id, status }) => status === 'pending' && !before.contributions.has(id))
    .flatMap((row) => {
      const facts = { ...firstItem(row), others: row.itemsContributed.length - 1 }
      return toThoseWhoMay(after, 'contribution.approve_other', {
        kind: 'waitingForReview',
        subject: row.id,
        // A delivery is new only once.
        bucket: '',
        facts,
      })
    })
}

/** The contributions that were added or changed, in order. */
function contributionsIn(changes: readonly Change[]): readonly Contribution[] {
  return changes.flatMap((change) => ('put' in change && change.put === 'contributions' ? [change.row] : []))
}

function firstItem({ itemsContributed: [first] }: Contribution) {
  return { itemId: first!.itemId, amount: first!.quantity }
}
