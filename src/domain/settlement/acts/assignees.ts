import type { ActRefusal } from '../act.ts'
import { refused, refusedWith } from '../act.ts'
import { isAssignable } from '../assignable.ts'
import { type AssignedTo, assigneesOf, listed, onTheWire } from '../assigned.ts'
import { type Change, put } from '../change.ts'
import type { LedgerAct, LedgerActing } from '../ledger-act.ts'
import type { Assignee, Task } from '../ledger-rows.ts'
import { unchanged } from '../stock-moves.ts'
import { keyOf, type Rows, settlementIn } from '../tables.ts'
import { openTask, titleOf } from '../task-rows.ts'
import type { TaskFacts } from './task-facts.ts'

type AssigneeAct<Input, Answer> = LedgerAct<Input, Answer, TaskFacts>
type OfTask = { readonly taskId: string }
type Assignment = OfTask & { readonly assignedTo: AssignedTo }
type Assigned = { readonly assignedTo: AssignedTo }

/** Sets who is to do a task; who was assigned before and is named again stays so since then (TSK-3). */
const assignTask: AssigneeAct<Assignment, Assigned> = {
  action: 'task.assign',
  ledger: true,
  run(rows, { taskId, assignedTo }, acting) {
    const task = openTask(rows, taskId)
    if (!task) return refused('no-task')
    const wanted = listed(assignedTo)
    const fault = faultOf(rows, task, wanted)
    if (fault) return { refused: fault }
    const changes = changesFor(rows, taskId, wanted, acting.now)
    const answer = { assignedTo: onTheWire(wanted) }
    if (changes.length === 0) return unchanged(answer)
    return {
      ...without,
      answer: () => answer,
      changes,
      activity: assignedActivity(rows, task, wanted, acting),
    }
  },
}

/** Sets who is to do each of several tasks: all of it or nothing, so that one undo takes it back (TSK-4, BEY-6). */
const assignTasks: AssigneeAct<{ readonly tasks: readonly Assignment[] }, { readonly changed: number }> = {
  action: 'task.assign',
  ledger: true,
  run(rows, { tasks }, { now }) {
    const changes: Change[] = []
    let changed = 0
    for (const { taskId, assignedTo } of tasks) {
      const task = openTask(rows, taskId)
      if (!task) return refused('no-task')
      const wanted = listed(assignedTo)
      const fault = faultOf(rows, task, wanted)
      if (fault) return { refused: fault }
      const own = changesFor(rows, taskId, wanted, now)
      if (own.length > 0) changed++
      changes.push(...own)
    }
    if (changes.length === 0) return unchanged({ changed })
    return {
      ...without,
      answer: () => ({ changed }),
      changes,
      activity: { kind: 'tasks.assigned', facts: { tasks: changed } },
    }
  },
}

/** Takes a task oneself, beside those who have it (BEY-12). */
const claimTask: AssigneeAct<OfTask, Assigned> = {
  action: 'task.claim',
  ledger: true,
  run(rows, { taskId }, { by: { userId }, now, catalog }) {
    const task = openTask(rows, taskId)
    if (!task) return refused('no-task')
    const before = assigneesOf(rows, taskId)
    if (before.includes(userId)) return unchanged({ assignedTo: onTheWire(before) })
    const fault = faultOf(rows, task, [...before, userId])
    if (fault) return { refused: fault }
    return {
      ...without,
      answer: () => ({ assignedTo: onTheWire([...before, userId]) }),
      changes: [put('assignees', { taskId, who: userId, at: now })],
      activity: { kind: 'task.claimed', facts: { task: titleOf(task, catalog) } },
    }
  },
}

/** Gives a task back that one has (BEY-12). */
const unclaimTask: AssigneeAct<OfTask, Assigned> = {
  action: 'task.claim',
  ledger: true,
  run(rows, { taskId }, { by: { userId }, catalog }) {
    const task = openTask(rows, taskId)
    if (!task) return refused('no-task')
    const before = assigneesOf(rows, taskId)
    const left = before.filter((who) => who !== userId)
    const answer = { assignedTo: onTheWire(left) }
    if (left.length === before.length) return unchanged(answer)
    return {
      ...without,
      answer: () => answer,
      changes: [{ drop: 'assignees', key: keyOf.assignees({ taskId, who: userId, at: '' }) }],
      activity: { kind: 'task.unclaimed', facts: { task: titleOf(task, catalog) } },
    }
  },
}

export const assigneeActs = { assignTask, assignTasks, claimTask, unclaimTask }

/** Nothing follows for the ledger. */
const without = { entries: [], cause: null } as const

/** Those who are assigned already may stay, also above a limit that was lowered since. */
function faultOf(rows: Rows, { id }: Task, wanted: readonly string[]): ActRefusal | null {
  const before = new Set(assigneesOf(rows, id))
  const added = wanted.filter((who) => !before.has(who))
  if (added.some((who) => !isAssignable(rows, who))) return { why: 'not-assignable' }
  const most = settlementIn(rows).settings.maxAssigneesPerTask
  if (added.length === 0 || wanted.length <= most) return null
  return refusedWith('too-many-assignees', { most }).refused
}

function changesFor(rows: Rows, taskId: string, wanted: readonly string[], now: string): readonly Change[] {
  const before = assigneesOf(rows, taskId)
  const rowOf = (who: string): Assignee => ({ taskId, who, at: now })
  return [
    ...before
      .filter((who) => !wanted.includes(who))
      .map((who): Change => ({ drop: 'assignees', key: keyOf.assignees(rowOf(who)) })),
    ...wanted.filter((who) => !before.includes(who)).map((who) => put('assignees', rowOf(who))),
  ]
}

function assignedActivity(rows: Rows, task: Task, wanted: readonly string[], { catalog }: LedgerActing) {
  const facts = { task: titleOf(task, catalog) }
  const [first, ...others] = wanted
  if (first === undefined) return { kind: 'task.unassigned', facts } as const
  const named = { member: rows.members.get(first)?.no, player: rows.players.get(first)?.name }
  return { kind: 'task.assigned', facts: { ...facts, ...named, others: others.length } } as const
}
