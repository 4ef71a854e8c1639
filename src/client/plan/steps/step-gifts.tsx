import type { StepGift } from '#domain/crafting/build-step'
import { calculatorText } from '../../messages/calculator-text.ts'

const text = calculatorText.steps

/** What a step's crafts give besides its item, on average (BEY-4). */
export function StepGifts({ gifts }: { gifts: readonly StepGift[] }) {
  const named = gifts.map(({ total, itemName }) => text.gift(total, itemName)).join(', ')
  return <p className="text-small text-ink-2">{text.comesWith(named)}</p>
}
