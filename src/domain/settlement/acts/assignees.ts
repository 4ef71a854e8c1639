import type { ActivityOf } from '../act.ts'
import { type Refused, refused, refusedWith } from '../act-refusal.ts'
import { isAssignable } from '../assignable.ts'
import { type AssignedTo, assignedPeople, assignedToOf, assigneesByTask, assigneesOf } from '../assigned.ts'
import { type Change, put } from '../change.ts'
import { type LedgerActing, type LedgerDone, unchanged } from '../ledger-act.ts'
import type { Assignee, Task } from '../ledger-rows.ts'
import { isSamePerson } from '../same-person.ts'
import { keyOf, type Rows, settlementIn } from '../tables.ts'
import { findTask, titleOf } from '../task-rows.ts'
import type { OfTask, TaskAct, TaskFacts } from './task-facts.ts'

type Assignment = OfTask & { readonly assignedTo: AssignedTo }
type Assigned = { readonly assignedTo: AssignedTo }

/** Sets who is to do a task; whoever was assigned before and is named again keeps the time of their assignment (TSK-3). */
const assignTask: TaskAct<Assignment, Assigned> = {
  action: 'task.assign',
  ledger: true,
  run(rows, { taskId, assignedTo }, acting) {
    const task = findTask(rows, taskId)
    if (!task) return refused('no-task')
    const wanted = assignedPeople(assignedTo)
    return onlyThese(rows, { task, wanted, activity: assignedActivity(rows, task, wanted, acting) }, acting)
  },
}

/** Sets who is to do each of several tasks: all of it or nothing, so that one undo takes it back (TSK-4, BEY-6). */
const assignTasks: TaskAct<{ readonly tasks: readonly Assignment[] }, { readonly changed: number }> = {
  action: 'task.assign',
  ledger: true,
  run(rows, { tasks }, acting) {
    const people = assigneesByTask(rows)
    const changes: Change[] = []
    let changed = 0
    for (const { taskId, assignedTo } of tasks) {
      if (!findTask(rows, taskId)) return refused('no-task')
      const before = people.get(taskId) ?? []
      const own = assigneeChanges(rows, { taskId, before, wanted: assignedPeople(assignedTo) }, acting)
      if ('refused' in own) return own
      if (own.length > 0) changed++
      changes.push(...own)
    }
    if (changes.length === 0) return unchanged({ changed })
    return {
      ...nothingFollows,
      answer: () => ({ changed }),
      changes,
      activity: { kind: 'tasks.assigned', facts: { tasks: changed } },
    }
  },
}

/** Assigns the caller to a task, beside whoever has it (BEY-12). */
const claimTask: TaskAct<OfTask, Assigned> = {
  action: 'task.claim',
  ledger: true,
  run(rows, { taskId }, acting) {
    const { userId } = acting.by
    const task = findTask(rows, taskId)
    if (!task) return refused('no-task')
    const wanted = withPerson(rows, assigneesOf(rows, taskId), userId)
    const facts = { task: titleOf(task, acting.catalog) }
    return onlyThese(rows, { task, wanted, activity: { kind: 'task.claimed', facts } }, acting)
  },
}

/** Gives back a task that the caller has, or the named player who is linked to them (BEY-12, SET-7). */
const unclaimTask: TaskAct<OfTask, Assigned> = {
  action: 'task.claim',
  ledger: true,
  run(rows, { taskId }, acting) {
    const { userId } = acting.by
    const task = findTask(rows, taskId)
    if (!task) return refused('no-task')
    const wanted = assigneesOf(rows, taskId).filter((who) => !isSamePerson(rows, who, userId))
    const facts = { task: titleOf(task, acting.catalog) }
    return onlyThese(rows, { task, wanted, activity: { kind: 'task.unclaimed', facts } }, acting)
  },
}

export const assigneeActs = { assignTask, assignTasks, claimTask, unclaimTask }

const nothingFollows = { entries: [], cause: null } as const

type Given = {
  readonly task: Task
  readonly wanted: readonly string[]
  readonly activity: ActivityOf<TaskFacts>
}

/** The result of an act after which these people, and nobody else, are to do a task. */
function onlyThese(
  rows: Rows,
  { task, wanted, activity }: Given,
  acting: LedgerActing,
): LedgerDone<Assigned, TaskFacts> | Refused {
  const before = assigneesOf(rows, task.id)
  const changes = assigneeChanges(rows, { taskId: task.id, before, wanted }, acting)
  if ('refused' in changes) return changes
  const answer = { assignedTo: assignedToOf(wanted) }
  if (changes.length === 0) return unchanged(answer)
  return { ...nothingFollows, answer: () => answer, changes, activity }
}

/** These people and one more, unless that person is among them already, as a member or as a named player (SET-7). */
export function withPerson(rows: Rows, people: readonly string[], who: string): readonly string[] {
  return people.some((one) => isSamePerson(rows, one, who)) ? people : [...people, who]
}

type Wanted = OfTask & { readonly before: readonly string[]; readonly wanted: readonly string[] }

/** The changes after which these people alone are to do a task. Whoever has it may stay, also above a limit that was lowered since. */
export function assigneeChanges(
  rows: Rows,
  { taskId, before, wanted }: Wanted,
  { by, now }: LedgerActing,
): readonly Change[] | Refused {
  const added = wanted.filter((who) => !before.includes(who))
  // A site admin who is not a member gets the same refusal for everybody who cannot be given tasks.
  if (added.some((who) => !isAssignable(rows, who)))
    return refused(rows.members.has(by.userId) ? 'not-assignable' : 'no-member')
  const most = settlementIn(rows).settings.maxAssigneesPerTask
  if (added.length > 0 && wanted.length > most) return refusedWith('too-many-assignees', { most })
  const rowOf = (who: string): Assignee => ({ taskId, who, at: now })
  return [
    ...before
      .filter((who) => !wanted.includes(who))
      .map((who): Change => ({ drop: 'assignees', key: keyOf.assignees(rowOf(who)) })),
    ...added.map((who) => put('assignees', rowOf(who))),
  ]
}

function assignedActivity(rows: Rows, task: Task, wanted: readonly string[], { catalog }: LedgerActing) {
  const facts = { task: titleOf(task, catalog) }
  const [first, ...others] = wanted
  if (first === undefined) return { kind: 'task.unassigned', facts } as const
  const named = { member: rows.members.get(first)?.no, player: rows.players.get(first)?.name }
  return { kind: 'task.assigned', facts: { ...facts, ...named, others: others.length } } as const
}
