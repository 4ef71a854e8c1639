import { grouped } from '../../grouped.ts'
import { membershipIn } from '../act.ts'
import type { Change } from '../change.ts'
import type { Contribution } from '../contribution.ts'
import type { Assignee } from '../ledger-rows.ts'
import type { PersonNo } from '../names.ts'
import { type Action, may } from '../right.ts'
import { availableOf, isLowStock } from '../stock.ts'
import { keyOf, type Rows, settlementIn } from '../tables.ts'
import type { Notification, Outcome, Told } from './notification.ts'

/** An act as it was done. */
export type Acted = {
  /** The act's id. */
  readonly id: string
  /** ISO time. */
  readonly now: string
  readonly userId: string
  readonly before: Rows
  readonly after: Rows
  readonly changes: readonly Change[]
}

/**
 * Who is told what of an act: nobody of what they did themselves, and nobody at all where the settlement has notifications off (SET-6). It
 * looks at the changed rows and not at which act it was, so an act that is added later tells without being named here.
 */
export function whoIsTold(acted: Acted): readonly Told[] {
  if (!settlementIn(acted.after).settings.enableNotifications) return []
  return [...assigned(acted), ...reviewed(acted), ...waiting(acted), ...low(acted)].filter(
    ({ userId }) => userId !== acted.userId,
  )
}

/**
 * The deliveries that no longer wait after an act, decided or taken back, and the members who may have been told that they do: they need not
 * look any more.
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

/** One for each person, however many tasks they got at once. Tasks made anew keep the time at which their people were assigned. */
function assigned({ id, now, before, after, changes }: Acted): readonly Told[] {
  const given = changes.flatMap((change) =>
    'put' in change && change.put === 'assignees' && isNew(before, change.row, now) ? [change.row] : [],
  )
  const byMember = grouped(given, ({ who }) => memberOf(after, who) ?? '')
  return [...byMember].flatMap(([userId, rows]): readonly Told[] => {
    const task = after.tasks.get(rows[0]!.taskId)
    if (userId === '' || !task) return []
    const facts = { title: task.title, itemId: task.itemId, others: rows.length - 1 }
    return [{ userId, kind: 'assigned', subject: task.id, bucket: id, facts }]
  })
}

function isNew({ assignees }: Rows, row: Assignee, now: string): boolean {
  return row.at === now && !assignees.has(keyOf.assignees(row))
}

/** One for each author, however many of their deliveries were decided at once. */
function reviewed({ before, after, changes }: Acted): readonly Told[] {
  const told = contributionsIn(changes)
    .filter((row) => isReviewed(before, row))
    .flatMap((row) => authorsOf(after, row).map((author) => ({ author, row })))
  // The part that was not accepted is a contribution of its own (BEY-21).
  const rests = grouped(contributionsIn(changes), ({ splitOf }) => splitOf)
  return [...grouped(told, ({ author }) => author)].map(([userId, all]) => {
    const { row } = all[0]!
    const rest = rests.get(row.id)?.[0]
    const outcome = rest ? 'partly' : (row.status as Outcome)
    const reason = rest?.reason ?? row.reason ?? ''
    const facts = { ...firstItem(row), others: all.length - 1, outcome, reason }
    return { userId, kind: 'reviewed', subject: row.id, bucket: '', facts }
  })
}

/** A delivery that somebody outside the settlement made to a shared project, and what became of it. */
export type ReviewedOutside = {
  readonly byNo: PersonNo
  readonly projectId: string
  readonly row: Contribution
  readonly outcome: Outcome
  readonly reason: string
}

/** What was decided of authors who are no members; the server knows with whom a project is shared. */
export function reviewedOutside({ before, after, changes }: Acted): readonly ReviewedOutside[] {
  const decided = contributionsIn(changes)
  return decided.flatMap((row) => {
    const { byNo, projectId } = row
    if (!isReviewed(before, row) || projectId === null || byNumber(after, byNo) !== null) return []
    const rest = decided.find(({ splitOf }) => splitOf === row.id)
    const outcome = rest ? 'partly' : (row.status as Outcome)
    return [{ byNo, projectId, row, outcome, reason: rest?.reason ?? row.reason ?? '' }]
  })
}

/** Whether it waited before, and is now accepted or sent back; not one that its author took back. */
function isReviewed({ contributions }: Rows, { id, status }: Contribution): boolean {
  return status !== 'pending' && status !== 'withdrawn' && contributions.has(id)
}

/** Who entered it, and the member who is the named player that it was entered for. */
function authorsOf(rows: Rows, { byNo, playerId }: Contribution): readonly string[] {
  return [...new Set([byNumber(rows, byNo) ?? [], memberOf(rows, playerId ?? '') ?? []].flat())]
}

/** Those who may decide on others' deliveries; a change of one that waits already tells nobody. */
function waiting({ before, after, changes }: Acted): readonly Told[] {
  return contributionsIn(changes)
    .filter(({ id, status }) => status === 'pending' && !before.contributions.has(id))
    .flatMap((row) => {
      const facts = { ...firstItem(row), others: row.itemsContributed.length - 1 }
      return toThoseWhoMay(after, 'contribution.approve_other', {
        kind: 'waitingForReview',
        subject: row.id,
        bucket: '',
        facts,
      })
    })
}

/** The contributions that were added or changed, in order. */
function contributionsIn(changes: readonly Change[]): readonly Contribution[] {
  return changes.flatMap((change) => ('put' in change && change.put === 'contributions' ? [change.row] : []))
}

/**
 * One, however many items became low at once: those of which less is available than the settlement wants, and was not before. An item that goes
 * up and down is told once a day.
 */
function low({ now, before, after, changes }: Acted): readonly Told[] {
  const { lowStockThreshold } = settlementIn(after).settings
  const items = changes.flatMap((change) => {
    const itemId = stockItemIn(change)
    const former = itemId === null ? undefined : before.stock.get(itemId)
    if (!former || isLowStock(former, lowStockThreshold)) return []
    const present = after.stock.get(former.itemId) ?? { quantity: 0, reserved: 0 }
    return isLowStock(present, lowStockThreshold)
      ? [{ itemId: former.itemId, amount: availableOf(present) }]
      : []
  })
  const [first] = items
  if (!first) return []
  const facts = { ...first, others: items.length - 1 }
  return toThoseWhoMay(after, 'inventory.edit', {
    kind: 'lowStock',
    subject: first.itemId,
    bucket: now.slice(0, 10),
    facts,
  })
}

function stockItemIn(change: Change): string | null {
  if ('put' in change) return change.put === 'stock' ? change.row.itemId : null
  return 'drop' in change && change.drop === 'stock' ? change.key : null
}

function toThoseWhoMay(rows: Rows, action: Action, notification: Notification): readonly Told[] {
  return thoseWhoMay(rows, action).map((userId) => ({ ...notification, userId }))
}

function thoseWhoMay(rows: Rows, action: Action): readonly string[] {
  return [...rows.members.keys()].filter((userId) => may(membershipIn(rows, userId)!, action))
}

function firstItem({ itemsContributed: [first] }: Contribution) {
  return { itemId: first!.itemId, amount: first!.quantity }
}

/** The member of that user id, or who is linked to the named player of that id. */
function memberOf({ members, players }: Rows, who: string): string | null {
  const userId = members.has(who) ? who : (players.get(who)?.userId ?? '')
  return members.has(userId) ? userId : null
}

function byNumber({ members }: Rows, no: PersonNo): string | null {
  for (const { no: own, userId } of members.values()) if (own === no) return userId
  return null
}
