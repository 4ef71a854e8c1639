import { isAssignable } from '../assignable.ts'
import { type AssignedTo, assignedToOf, assigneesByTask } from '../assigned.ts'
import { type Rows, settlementIn } from '../tables.ts'
import { findTask } from '../task-rows.ts'

/** Who had a task before somebody assigned it, and after. */
export type Given = {
  readonly taskId: string
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/**
 * The assignments that take given ones back (BEY-6): people who were added go, people who were taken off come back where that is
 * still possible. People whom others have put on a task since stay; a task that is gone is left out.
 */
export function takenBack(
  rows: Rows,
  given: readonly Given[],
): readonly { readonly taskId: string; readonly assignedTo: AssignedTo }[] {
  const people = assigneesByTask(rows)
  const most = settlementIn(rows).settings.maxAssigneesPerTask
  return given.flatMap(({ taskId, before, after }) => {
    if (!findTask(rows, taskId)) return []
    const now = people.get(taskId) ?? []
    const stays = now.filter((who) => before.includes(who) || !after.includes(who))
    const back = before.filter((who) => !after.includes(who) && !now.includes(who) && isAssignable(rows, who))
    const room = Math.max(0, most - stays.length)
    return [{ taskId, assignedTo: assignedToOf([...stays, ...back.slice(0, room)]) }]
  })
}
