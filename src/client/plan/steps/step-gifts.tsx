import type { StepGift } from '#domain/crafting/build-step'
import { tellingName } from '../../item/telling-name.ts'
import { stepText as text } from '../../messages/step-text.ts'
import { usePlanCatalog } from '../current-plan.ts'

/** What a step's crafts give besides its item, on average (BEY-4). */
export function StepGifts({ gifts }: { gifts: readonly StepGift[] }) {
  const catalog = usePlanCatalog()
  const named = gifts.map(({ total, itemId }) => text.gift(total, tellingName(catalog, itemId))).join(', ')
  return <p className="text-small text-ink-2">{text.comesWith(named)}</p>
}
