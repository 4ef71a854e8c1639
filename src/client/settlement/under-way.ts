import { useMemo } from 'react'
import type { Contribution } from '#domain/settlement/contribution'
import type { ListedTask } from './listed-tasks.ts'
import type { PendingAct } from './pending-act.ts'
import { countsHere } from './run-act.ts'
import { shownRows, useSettlements } from './selectors.ts'

/** What was done for a task and does not count yet, in pieces of the task's item: the first that a delivery lists. */
export type UnderWay = {
  /** Entered or delivered, to count at once; waits to be sent. */
  readonly entered: number
  /** Delivered for review; waits to be sent. */
  readonly delivered: number
  readonly inReview: number
}

export const nothingUnderWay: UnderWay = { entered: 0, delivered: 0, inReview: 0 }

export type UnderWayOf = (taskId: string) => UnderWay

/** Tells of each task of the open settlement what is under way for it. */
export function useUnderWay(): UnderWayOf {
  const pending = useSettlements(({ opened }) => (opened.status === 'ready' ? opened.held.pending : null))
  const contributions = useSettlements((state) => shownRows(state)?.contributions)
  const isCounted = useSettlements(
    ({ opened }) => opened.status === 'ready' && countsHere(opened.held.shown, opened.held.counting),
  )
  return useMemo(() => {
    const byTask = underWay(pending ?? [], contributions ?? new Map(), isCounted)
    return (taskId) => byTask.get(taskId) ?? nothingUnderWay
  }, [pending, contributions, isCounted])
}

/**
 * What is under way for each task.
 * @param contributions those that wait for review, among them those that the pending acts make
 * @param isCounted what is entered has been counted for the tasks on this device already, so nothing of it is under way
 */
export function underWay(
  pending: readonly PendingAct[],
  contributions: ReadonlyMap<string, Contribution>,
  isCounted = false,
): ReadonlyMap<string, UnderWay> {
  const byTask = new Map<string, UnderWay>()
  const add = (taskId: string, part: keyof UnderWay, amount: number) => {
    const before = byTask.get(taskId) ?? nothingUnderWay
    byTask.set(taskId, { ...before, [part]: before[part] + amount })
  }
  const unsent = new Set<string>()
  for (const act of pending) {
    if (act.name === 'completeTask' && !isCounted) {
      const { taskId, amount } = act.input as PendingAct<'completeTask'>['input']
      add(taskId, 'entered', amount)
    }
    if (act.name === 'createTaskContribution') {
      const { taskId, itemsContributed } = act.input as PendingAct<'createTaskContribution'>['input']
      // The contribution has the id of its act, and is among those that wait only where it is to be reviewed.
      const isReviewed = contributions.has(act.id)
      if (isReviewed) unsent.add(act.id)
      else if (isCounted) continue
      add(taskId, isReviewed ? 'delivered' : 'entered', itemsContributed[0]?.quantity ?? 0)
    }
  }
  for (const { id, taskId, itemsContributed } of contributions.values())
    if (!unsent.has(id)) add(taskId, 'inReview', itemsContributed[0]?.quantity ?? 0)
  return byTask
}

/**
 * How much can still be delivered now: what is under way is not asked for again (BEY-11). For a generated task, what counts at once is in the
 * shown stock already, and so `now` has gone down by it; the numbers of a task made by hand come with the server's answer.
 */
export function leftToDeliver(
  { task, now }: Pick<ListedTask, 'task' | 'now'>,
  { entered, delivered, inReview }: UnderWay,
): number {
  const uncounted = delivered + inReview + (task.generation === null ? entered : 0)
  return Math.max(0, now - uncounted)
}

/** How much is missing for a task and not under way either. */
export function missingToDeliver(
  { missing }: Pick<ListedTask, 'missing'>,
  { entered, delivered, inReview }: UnderWay,
): number {
  return Math.max(0, missing - entered - delivered - inReview)
}

/** Whether somebody can do something for a task now that is not under way already: what was delivered waits for others (BEY-10, SET-1). */
export function isReadyNow(
  listed: Pick<ListedTask, 'task' | 'now' | 'state' | 'item'>,
  underWay: UnderWay,
): boolean {
  if (listed.state !== 'ready') return false
  return listed.item ? leftToDeliver(listed, underWay) > 0 : underWay.delivered + underWay.inReview === 0
}
