import type { PlanInput } from '#domain/crafting/plan'
import { restoreText } from '../../messages/restore-text.ts'
import { changeCalculator } from '../../state/history.ts'
import { keepPlanAside } from '../../state/keep-plan-aside.ts'
import type { Message } from '../../ui/use-message.ts'

/** Puts an earlier plan in the place of what stands, which is kept aside before; one step that undo takes back. */
export function restorePlan({ buildList, inventory, choices }: PlanInput): Message {
  keepPlanAside('plan-restored')
  changeCalculator({ kind: 'planRestored' }, () => ({ buildList, inventory, choices }))
  return { kind: 'success', text: restoreText.restored }
}
