import { isMade, type Task } from '../ledger-rows.ts'
import type { Workload } from './workload.ts'

/** Who gets which of several tasks, before anything is assigned. */
export type Spread = readonly { readonly taskId: string; readonly who: string }[]

export const presets = ['balanced', 'skillBased', 'urgent', 'gathering'] as const
export type Preset = (typeof presets)[number]

/** How many open tasks a preset leaves somebody with at most (TSK-4). */
export const mostByPreset: Readonly<Record<Preset, number>> = {
  balanced: 3,
  skillBased: 3,
  urgent: 2,
  gathering: 3,
}

/** Which tasks a preset is about: all, what is crafted, what is of high priority, what is gathered. */
export function isForPreset(preset: Preset, { kind, priority }: Pick<Task, 'kind' | 'priority'>): boolean {
  switch (preset) {
    case 'balanced':
      return true
    case 'skillBased':
      return isMade(kind)
    case 'urgent':
      return priority === 'high'
    case 'gathering':
      return kind === 'gather'
  }
}

/**
 * Deals tasks out in turn, to whoever has the fewest open tasks first; nobody gets beyond `most` open tasks, and what is left then
 * goes to nobody (TSK-4).
 */
export function spread(
  tasks: readonly Pick<Task, 'id'>[],
  loads: readonly Pick<Workload, 'who' | 'open'>[],
  most: number,
): Spread {
  return dealInTurn(tasks, fewestFirst(loads), most)
}

/** The people with the fewest open tasks first. */
export function fewestFirst<Load extends Pick<Workload, 'who' | 'open'>>(
  loads: readonly Load[],
): readonly Load[] {
  return [...loads].sort((a, b) => a.open - b.open || (a.who < b.who ? -1 : 1))
}

/** Deals tasks out in turn, in the given order of people; nobody gets beyond `most` open tasks. */
export function dealInTurn(
  tasks: readonly Pick<Task, 'id'>[],
  loads: readonly Pick<Workload, 'who' | 'open'>[],
  most: number,
): Spread {
  const open = new Map(loads.map((load) => [load.who, load.open]))
  const inOrder = loads.map(({ who }) => who)
  const dealt: { taskId: string; who: string }[] = []
  let turn = 0
  for (const { id: taskId } of tasks) {
    const next = nextWithRoom(inOrder, turn, (who) => open.get(who)! < most)
    if (next === null) break
    const who = inOrder[next]!
    open.set(who, open.get(who)! + 1)
    dealt.push({ taskId, who })
    turn = next + 1
  }
  return dealt
}

/** The place of the next person with room, from `turn` on and round again; null where everybody is full. */
function nextWithRoom(
  inOrder: readonly string[],
  turn: number,
  hasRoom: (who: string) => boolean,
): number | null {
  for (let step = 0; step < inOrder.length; step++) {
    const at = (turn + step) % inOrder.length
    if (hasRoom(inOrder[at]!)) return at
  }
  return null
}
