import { formatNumber } from '#contract/sentences/numbers'
import { costsOf } from '#domain/crafting/costs'
import { usableStock } from '#domain/inventory/kept-back'
import { targetsText as text } from '../../../messages/targets-text.ts'
import { usePlan, usePlanCatalog } from '../../../plan/current-plan.ts'

/** What the rest of a project costs besides items: supplies of the claim, and coins. Shows nothing where it costs neither (BEY-19). */
export function ProjectCosts() {
  const plan = usePlan()
  const { input } = plan.craftPlan()
  const usable = usableStock(input)
  const { supplies, coins } = costsOf(usePlanCatalog(), plan.materials, { ...input, usable })
  const costs = [
    { name: text.supplies, amount: supplies },
    { name: text.coins, amount: coins },
  ].filter(({ amount }) => amount > 0)
  if (costs.length === 0) return null
  return (
    <dl aria-label={text.costs} className="flex flex-wrap gap-x-4 text-small text-ink-2">
      {costs.map(({ name, amount }) => (
        <div key={name} className="flex gap-1.5">
          <dt>{name}</dt>
          <dd className="font-bold text-ink">{formatNumber(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
