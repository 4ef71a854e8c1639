import type { Catalog } from '../catalog/catalog.ts'
import { grouped } from '../grouped.ts'
import { mostByPreset, spread } from '../settlement/assigning/spread.ts'
import { workloads } from '../settlement/assigning/workload.ts'
import { afterChanges, type Change, put } from '../settlement/change.ts'
import type { Assignee, Task } from '../settlement/ledger-rows.ts'
import { isOfOrder } from '../settlement/standing-order.ts'
import { type Rows, settlementIn } from '../settlement/tables.ts'

/** An act of the ledger, and the walk that ran after it to work out what follows, such as new tasks. */
type ActAndWalk = {
  /** The rows before the act. */
  readonly before: Rows
  /** The rows after the act, before the walk. */
  readonly acted: Rows
  /** The rows after the walk. */
  readonly after: Rows
  /** What the walk changed. */
  readonly walked: readonly Change[]
}

/**
 * Assigns the tasks that the walk has made. A task regenerated for the same item of a project keeps its people (PRJ-3); the others
 * are dealt out to members by the balanced preset where the settings say so (SET-6).
 * @param now ISO time
 */
export function assignNewTasks(
  { before, acted, after, walked }: ActAndWalk,
  catalog: Catalog,
  now: string,
): readonly Change[] {
  const made = walked.flatMap((change) =>
    'put' in change && change.put === 'tasks' && !acted.tasks.has(change.row.id) ? [change.row] : [],
  )
  if (made.length === 0) return []
  const people = formerPeople(before, after)
  const carried = made.flatMap((task) =>
    (people.get(keyOf(task)) ?? []).map((row) => put('assignees', { ...row, taskId: task.id })),
  )
  if (!settlementIn(after).settings.autoAssignTasks) return carried
  const open = made.filter((task) => !people.has(keyOf(task)))
  return [...carried, ...dealtOut(open, afterChanges(after, carried), catalog, now)]
}

function dealtOut(tasks: readonly Task[], rows: Rows, catalog: Catalog, now: string): readonly Change[] {
  const members = workloads(rows, catalog, now).filter(({ who }) => rows.members.has(who))
  return spread(tasks, members, mostByPreset.balanced).map(({ taskId, who }) =>
    put('assignees', { taskId, who, at: now }),
  )
}

/**
 * Those who were to do the generated tasks that are gone, by project and item. Not those of standing orders, which have no project.
 */
function formerPeople(before: Rows, after: Rows): ReadonlyMap<string, readonly Assignee[]> {
  const ofGone = [...before.assignees.values()].flatMap((row) => {
    const task = after.tasks.has(row.taskId) ? undefined : before.tasks.get(row.taskId)
    return task && task.generation !== null && !isOfOrder(task) ? [{ row, key: keyOf(task) }] : []
  })
  const byItem = grouped(ofGone, ({ key }) => key)
  return new Map([...byItem].map(([key, found]) => [key, found.map(({ row }) => row)]))
}

function keyOf({ projectId, itemId }: Task): string {
  return `${projectId}:${itemId}`
}
