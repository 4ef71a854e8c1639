import type { TaskWork } from './project-work.ts'

/** How far a project is, over its tasks, in pieces: done, what can be done now, and what is missing beyond that (PRJ-4). */
export type ProjectProgress = {
  readonly done: number
  readonly now: number
  readonly missing: number
  /** 0 to 100; 100 only where nothing is missing. */
  readonly percent: number
  /** How many tasks are ready, wait and are finished. */
  readonly ready: number
  readonly waiting: number
  readonly finished: number
}

/**
 * Adds up the tasks of a project.
 * @param lacksNothing asked only where no task asks for a piece: whether the project has items and all of them are there
 */
export function projectProgress(work: readonly TaskWork[], lacksNothing: () => boolean): ProjectProgress {
  const total = work.reduce((sum, { numbers }) => sum + numbers.target, 0)
  const open = work.reduce((sum, { missing }) => sum + missing, 0)
  const now = work.reduce((sum, task) => sum + task.now, 0)
  const countOf = (state: TaskWork['state']) => work.filter((task) => task.state === state).length
  return {
    done: total - open,
    now,
    missing: open - now,
    percent: total === 0 ? (lacksNothing() ? 100 : 0) : percentDone(total - open, total),
    ready: countOf('ready'),
    waiting: countOf('waiting'),
    finished: countOf('done'),
  }
}

/** 0 to 100; 100 only where all is done, 0 where there is nothing to do (PRJ-4). */
export function percentDone(done: number, total: number): number {
  if (total === 0) return 0
  const rounded = Math.round((100 * done) / total)
  return done < total ? Math.min(99, rounded) : 100
}
