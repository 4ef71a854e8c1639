import type { WholePlan } from '#domain/crafting/whole-plan'
import { restoreText } from '../../messages/restore-text.ts'
import { messageWithUnsure } from '../../plan/unsure-message.ts'
import { followToUse } from '../../state/follow-plan.ts'
import { changeCalculator } from '../../state/history.ts'
import { keepPlanAside } from '../../state/keep-plan-aside.ts'
import { explainNumbersOf } from '../../state/put-away.ts'
import type { StoredPlan } from '../../state/stored-plan.ts'
import type { Message } from '../../ui/use-message.ts'

/** A plan that was kept aside, with its recipes by their places in the catalogue in use. */
export async function pointPlan({ catalogVersion, ...kept }: StoredPlan): Promise<WholePlan> {
  return (await followToUse(kept, catalogVersion)).plan
}

/** Replaces the plan by an earlier one, in one step that undo takes back; the plan before it becomes a restore point. */
export async function restorePoint({ catalogVersion, ...kept }: StoredPlan, at: number): Promise<Message> {
  try {
    const { plan, unsure } = await followToUse(kept, catalogVersion)
    keepPlanAside('plan-restored')
    changeCalculator({ kind: 'planRestored' }, () => plan)
    explainNumbersOf({ id: `restore point ${at}`, at })
    return messageWithUnsure(restoreText.restored, unsure)
  } catch {
    return notRestored
  }
}

/** The message where a catalogue that is needed could not be loaded. */
export const notRestored: Message = { kind: 'problem', text: restoreText.notRestored }
