import type { Catalog } from '../catalog/catalog.ts'
import { assigneesOf } from '../settlement/assigned.ts'
import { mostByPreset, spread } from '../settlement/assigning/spread.ts'
import { workloads } from '../settlement/assigning/workload.ts'
import { type Change, put } from '../settlement/change.ts'
import type { Task } from '../settlement/ledger-rows.ts'
import { type Rows, settlementIn } from '../settlement/tables.ts'

type Made = { readonly before: Rows; readonly after: Rows; readonly walked: readonly Change[] }

/**
 * Who is to do the tasks that the walk has made. A task made anew for the same item keeps its people (PRJ-3); the others are dealt out to
 * members by the balanced preset where the settings say so (SET-6).
 * @param now ISO time
 */
export function assignNewTasks(
  { before, after, walked }: Made,
  catalog: Catalog,
  now: string,
): readonly Change[] {
  const made = walked.flatMap((change) =>
    'put' in change && change.put === 'tasks' && !before.tasks.has(change.row.id) ? [change.row] : [],
  )
  if (made.length === 0) return []
  const replaced = replacedTasks(before, after)
  const kept = made.map((task) => peopleOf(before, replaced.get(itemOf(task))))
  const carried = made.flatMap((task, i) =>
    kept[i]!.map(({ who, at }) => put('assignees', { taskId: task.id, who, at })),
  )
  const open = made.filter((_, i) => kept[i]!.length === 0)
  return [
    ...carried,
    ...(settlementIn(after).settings.autoAssignTasks ? dealtOut(open, after, catalog, now) : []),
  ]
}

function dealtOut(tasks: readonly Task[], after: Rows, catalog: Catalog, now: string): readonly Change[] {
  const members = workloads(after, catalog, now).filter(({ who }) => after.members.has(who))
  return spread(tasks, members, mostByPreset.balanced).map(({ taskId, who }) =>
    put('assignees', { taskId, who, at: now }),
  )
}

/** The generated tasks that are gone, by project and item. */
function replacedTasks({ tasks }: Rows, after: Rows): ReadonlyMap<string, Task> {
  const gone = [...tasks.values()].filter(({ id, generation }) => generation !== null && !after.tasks.has(id))
  return new Map(gone.map((task) => [itemOf(task), task]))
}

function peopleOf({ assignees }: Rows, task: Task | undefined) {
  if (!task) return []
  return assigneesOf({ assignees }, task.id).map((who) => assignees.get(`${task.id}:${who}`)!)
}

function itemOf({ projectId, itemId }: Task): string {
  return `${projectId}:${itemId}`
}
