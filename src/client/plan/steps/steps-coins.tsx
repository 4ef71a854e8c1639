import { useDeferredValue, useMemo } from 'react'
import { costsOf } from '#domain/crafting/costs'
import { usableStock } from '#domain/inventory/kept-back'
import { coinsText } from '../../messages/coins-text.ts'
import { usePlan, usePlanCatalog } from '../current-plan.ts'

/** What is still to be paid for all steps together; nothing where nothing costs coins. */
export function StepsCoins() {
  const catalog = usePlanCatalog()
  // Counting the coins of a long plan takes a while: the steps are drawn first.
  const plan = useDeferredValue(usePlan())
  const { coins } = useMemo(() => {
    const { input } = plan.craftPlan()
    return costsOf(catalog, plan.materials, { ...input, usable: usableStock(input) })
  }, [catalog, plan])
  return coins > 0 && <p className="text-small text-ink-2">{coinsText.inAll(coins)}</p>
}
