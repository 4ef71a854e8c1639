import { gonePlayer, personName } from '#contract/sentences/log-sentence'
import { type Catalog, findItem, itemName } from '#domain/catalog/catalog'
import type { Item, ItemId } from '#domain/catalog/item'
import { unknownItem } from '#domain/catalog/read-item'
import type { Contribution } from '#domain/settlement/contribution'
import type { PersonNo } from '#domain/settlement/names'
import type { Member, Rows } from '#domain/settlement/tables'
import type { Replies } from '../../../api/ask.ts'
import { contributionsText } from '../../../messages/contributions-text.ts'
import type { ListedTask } from '../../listed-tasks.ts'

const text = contributionsText.row

/** A contribution as lists show it. */
export type ListedContribution = {
  readonly id: string
  readonly contribution: Contribution
  /** Who delivered: a member by user id, or a named player; of somebody who is gone only the name is left. */
  readonly who: { readonly id: string; readonly name: string }
  /** Who entered it for a named player; null where they did it themselves. */
  readonly enteredBy: string | null
  readonly decidedBy: string | null
  /** Who took the approval back later, and when; null where nobody did. */
  readonly takenBack: TakenBack | null
  readonly isOwn: boolean
  /** The item named first, with the others counted. */
  readonly item: Item
  readonly amount: number
  readonly others: number
  readonly task: string
  readonly project: string
  /** '40 Plank from Mika', to tell it apart from others. */
  readonly what: string
}

/** `isWhole`: all that the approval brought was taken back, not only some of its lines. */
type TakenBack = { readonly by: string; readonly at: string; readonly isWhole: boolean }

/** The people, projects and tasks around the contributions, to list them by. */
export type ContributionContext = {
  readonly catalog: Catalog
  readonly rows: Pick<Rows, 'members' | 'players' | 'projects'>
  readonly membersByNo: ReadonlyMap<PersonNo, Member>
  readonly tasks: ReadonlyMap<string, ListedTask>
  /** The user's own number; null where they are no member. */
  readonly myNo: number | null
  /** The names, by number, of people who are no members any more, where the server was asked. */
  readonly names?: Readonly<Record<string, string | null>>
  /** The titles of tasks that are gone. */
  readonly taskTitles?: Readonly<Record<string, string>>
  /** Approvals that were taken back later, by contribution. */
  readonly takenBack?: Replies['getTaskContributionsBySettlement']['takenBack']
}

export function listedContribution(
  contribution: Contribution,
  context: ContributionContext,
): ListedContribution {
  const { catalog, rows, myNo } = context
  const { id, byNo, playerId, decidedByNo, itemsContributed } = contribution
  const [first, ...others] = itemsContributed
  const item = itemOf(catalog, first!.itemId)
  const member = nameOf(context, byNo)
  // A player who is gone keeps the id, so that the filter by players does not take their deliveries for those of the member.
  const who =
    playerId === null ? member : { id: playerId, name: rows.players.get(playerId)?.name ?? gonePlayer }
  const back = context.takenBack?.[id]
  return {
    id,
    contribution,
    who,
    enteredBy: playerId === null ? null : member.name,
    decidedBy: decidedByNo === null ? null : nameOf(context, decidedByNo).name,
    takenBack: back ? { by: nameOf(context, back.byNo).name, at: back.at, isWhole: back.isWhole } : null,
    isOwn: byNo === myNo,
    item,
    amount: first!.quantity,
    others: others.length,
    task: taskOf(contribution, context),
    project: projectOf(contribution, context),
    what: text.what(first!.quantity, item.name, who.name),
  }
}

/** The contributions that wait, the oldest first (BEY-21). */
export function oldestFirst(rows: Iterable<Contribution>): readonly Contribution[] {
  return [...rows].sort((a, b) => compare(a.submittedAt, b.submittedAt) || compare(a.id, b.id))
}

/** A task or a player that narrows what is listed; null for all (CON-2). */
export type ContributionFilter = { readonly taskId: string | null; readonly who: string | null }

export function isInFilter({ contribution, who }: ListedContribution, filter: ContributionFilter): boolean {
  return (
    (filter.taskId === null || contribution.taskId === filter.taskId) &&
    (filter.who === null || who.id === filter.who)
  )
}

export function itemOf(catalog: Catalog, itemId: ItemId): Item {
  return findItem(catalog, itemId) ?? unknownItem(itemId)
}

function nameOf(
  { membersByNo, names = {} }: ContributionContext,
  no: number,
): { readonly id: string; readonly name: string } {
  const member = membersByNo.get(no)
  // `personName` takes null, the name of a deleted account, for a name that is not there, so the cast is safe.
  return member
    ? { id: member.userId, name: member.name }
    : { id: String(no), name: personName(no, names as Record<string, string>) }
}

/** The title of a contribution's task, also of a task that is gone. */
export function taskOf(
  { taskId, itemsContributed }: Contribution,
  { catalog, tasks, taskTitles = {} }: ContributionContext,
): string {
  const listed = tasks.get(taskId)
  return (
    listed?.title ?? taskTitles[taskId] ?? text.unknownTask(itemName(catalog, itemsContributed[0]!.itemId))
  )
}

function projectOf({ taskId, projectId }: Contribution, { rows, tasks }: ContributionContext): string {
  // A task without a project may belong to a standing order, which stands in the project's place.
  if (projectId === null) return tasks.get(taskId)?.project ?? ''
  return rows.projects.get(projectId)?.name ?? text.endedProject
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
