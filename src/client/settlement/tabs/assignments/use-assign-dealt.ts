import type { Spread } from '#domain/settlement/assigning/spread'
import { act } from '../../act.ts'
import { useActForm } from '../../use-act-form.ts'
import type { Assigned } from './assigned.ts'

/** Assigns what was dealt out, in one act: all of it or nothing, and one undo takes it back (TSK-4, BEY-6). */
export function useAssignDealt(
  settlementId: string,
  dealt: Spread,
  onAssigned: (assigned: Assigned) => void,
) {
  return useActForm(
    () =>
      act(settlementId, 'assignTasks', {
        tasks: dealt.map(({ taskId, who }) => ({ taskId, assignedTo: who })),
      }),
    // Only tasks that nobody has are dealt out, so nobody is named before.
    () => onAssigned(dealt.map(({ taskId, who }) => ({ taskId, before: [], after: [who] }))),
  )
}
