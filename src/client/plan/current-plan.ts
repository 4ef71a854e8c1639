import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { BuildList } from '#domain/build-list/build-list'
import type { Catalog } from '#domain/catalog/catalog'
import { useCalculator } from '../state/calculator.ts'
import { useCatalogState } from '../state/catalog.ts'
import type { Plan } from '../state/engine.ts'
import { oddsCountingStore } from '../state/odds-counting.ts'

/** A plan that is looked at, such as a project's, in place of the calculator's own. */
export type LookedAtPlan = {
  readonly catalog: Catalog
  readonly buildList: BuildList
  /** Worked out when first asked for. */
  readonly plan: () => Plan
}

/** The plan that parts inside this context show; null for the calculator's own. */
export const LookedAt = createContext<LookedAtPlan | null>(null)

/** What the queue needs, given what is owned. */
export function usePlan(): Plan {
  const lookedAt = useContext(LookedAt)
  const catalog = useCatalogState()
  const state = useCalculator((own) => (lookedAt ? null : own))
  // The code that counts safe odds is fetched when a plan asks for it; the numbers change once it is there.
  useStore(oddsCountingStore)
  if (lookedAt) return lookedAt.plan()
  if (catalog.state !== 'ready' || !state)
    throw new Error('Asked for the plan before the catalogue was loaded.')
  return catalog.engine.planOf(state)
}

/** How many kinds of things are still to be got: the number that the summary's first card says. */
export function useTypesToGet(): number {
  return usePlan().materials.reduce((count, { toGet }) => (toGet > 0 ? count + 1 : count), 0)
}

/** The catalogue that the plan counts with. */
export function usePlanCatalog(): Catalog {
  const lookedAt = useContext(LookedAt)
  const catalog = useCatalogState()
  if (lookedAt) return lookedAt.catalog
  if (catalog.state !== 'ready') throw new Error('Asked for the catalogue before it was loaded.')
  return catalog.engine.catalog
}

/** The queue of the plan that is shown. */
export function usePlanQueue(): BuildList {
  const lookedAt = useContext(LookedAt)
  const own = useCalculator((state) => state.buildList)
  return lookedAt?.buildList ?? own
}
