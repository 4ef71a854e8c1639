import type { Spread } from '#domain/settlement/assigning/spread'
import { useSubmit } from '../../../api/use-submit.ts'
import { act } from '../../act.ts'
import type { Assigned } from './assigned.ts'

/** Assigns what was dealt out, in one act: all of it or nothing, and one undo takes it back (TSK-4, BEY-6). */
export function useAssignDealt(
  settlementId: string,
  dealt: Spread,
  onAssigned: (assigned: Assigned) => void,
) {
  return useSubmit(
    () =>
      act(settlementId, 'assignTasks', {
        tasks: dealt.map(({ taskId, who }) => ({ taskId, assignedTo: who })),
      }),
    () =>
      onAssigned({
        count: dealt.length,
        given: dealt.map(({ taskId, who }) => ({ taskId, before: [], after: [who] })),
      }),
  )
}

/** The set with this key, or without it if it had it. */
export function toggled(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return set.has(key) ? new Set([...set].filter((one) => one !== key)) : new Set([...set, key])
}
