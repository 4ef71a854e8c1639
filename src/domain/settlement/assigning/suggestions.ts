import type { Task, TaskKind } from '../ledger-rows.ts'
import type { Workload } from './workload.ts'

/** What speaks for giving somebody a task, and what against it (TSK-4). */
export type Ground = 'idle' | 'light' | 'experienced' | 'specialist' | 'building'
export type Warning = 'busy' | 'overdue' | 'full' | 'level'

export type Suggestion = {
  readonly who: string
  /** 0 to 100. */
  readonly score: number
  readonly reasons: readonly Ground[]
  readonly warnings: readonly Warning[]
}

export type SuggestionOptions = {
  /** Whether what somebody has to do counts. */
  readonly balanceWorkload: boolean
  /** Whether what somebody has done before counts. */
  readonly matchSkills: boolean
  /** From this many open tasks, or this many estimated hours, on, somebody is full. */
  readonly maxTasks: number
  readonly maxHours: number
}

/** The values of the panel at first (TSK-4). */
export const usualOptions: SuggestionOptions = {
  balanceWorkload: true,
  matchSkills: true,
  maxTasks: 5,
  maxHours: 2,
}

/** What each adds to a score. `full` is not among them: it is shown and changes no score. */
const points: Readonly<Record<Exclude<Ground | Warning, 'full'>, number>> = {
  idle: 20,
  light: 10,
  busy: -15,
  overdue: -25,
  level: -30,
  experienced: 15,
  specialist: 10,
  building: 5,
}
/** By how many points, up or down, a score differs by task and person at most. */
const jitter = 5

/** What a task asks of whoever does it. */
export type TaskDemands = {
  /** The building at which it is done; null for nowhere in particular. */
  readonly building: string | null
  /** Whether somebody has said that their level is too low for it; nothing is assumed of anybody else. */
  readonly lacksLevel: (who: string) => boolean
}

/**
 * Who to give a task to, the best first. The score is 100 with the points of TSK-4 and a few by task and person, so that equal people
 * do not always come in the same order and a list does not jump while one looks at it. Equal scores are ordered by the sum before
 * it is cut at 100 (TSK-4).
 */
export function suggestionsFor(
  task: Pick<Task, 'id' | 'kind'>,
  { building, lacksLevel }: TaskDemands,
  loads: readonly Workload[],
  options: SuggestionOptions = usualOptions,
): readonly Suggestion[] {
  return loads
    .map((load) => {
      const reasons = groundsFor(load, task.kind, building, options)
      const warnings = warningsFor(load, lacksLevel(load.who), options)
      const sum = [...reasons, ...warnings].reduce(
        (total, one) => total + (one === 'full' ? 0 : points[one]),
        100,
      )
      const jittered = sum + jitterOf(task.id, load.who)
      return {
        who: load.who,
        score: Math.min(100, Math.max(0, Math.round(jittered))),
        reasons,
        warnings,
        jittered,
      }
    })
    .sort((a, b) => b.jittered - a.jittered || (a.who < b.who ? -1 : 1))
    .map(({ jittered: _, ...suggestion }) => suggestion)
}

function groundsFor(
  { open, done, buildings }: Workload,
  kind: TaskKind,
  building: string | null,
  { balanceWorkload, matchSkills }: SuggestionOptions,
): readonly Ground[] {
  const ofKind = done[kind] ?? 0
  const all = Object.values(done).reduce((sum, count) => sum + count, 0)
  return [
    ...(balanceWorkload && open === 0 ? (['idle'] as const) : []),
    ...(balanceWorkload && (open === 1 || open === 2) ? (['light'] as const) : []),
    ...(matchSkills && ofKind > 0 ? (['experienced'] as const) : []),
    ...(matchSkills && ofKind > all / 2 ? (['specialist'] as const) : []),
    ...(matchSkills && building !== null && buildings.has(building) ? (['building'] as const) : []),
  ]
}

function warningsFor(
  { open, overdue, hours }: Workload,
  lacksLevel: boolean,
  { balanceWorkload, matchSkills, maxTasks, maxHours }: SuggestionOptions,
): readonly Warning[] {
  return [
    ...(balanceWorkload && open >= 4 ? (['busy'] as const) : []),
    ...(balanceWorkload && overdue > 0 ? (['overdue'] as const) : []),
    ...(matchSkills && lacksLevel ? (['level'] as const) : []),
    ...(open >= maxTasks || hours >= maxHours ? (['full'] as const) : []),
  ]
}

/** −5 to 5, always the same for a task and a person (FNV-1a). */
function jitterOf(taskId: string, who: string): number {
  let hash = 0x811c9dc5
  for (const letter of taskId + who) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return (hash / 0xffffffff) * 2 * jitter - jitter
}
