import type { Catalog } from '#domain/catalog/catalog'
import { type CatalogSearch, createCatalogSearch } from '#domain/catalog/search'
import type { OddsCounting } from '#domain/crafting/craft-count'
import type { Material } from '#domain/crafting/material'
import type { Plan as CraftPlan, PlanInput } from '#domain/crafting/plan'
import type { PlanProblem } from '#domain/crafting/plan-limits'
import { createPlanner, type Planner } from '#domain/crafting/planner'
import { hasSameParts } from '#domain/crafting/whole-plan'
import { findCounting } from './odds-counting.ts'
import { warnOfCuts } from './warn-of-cuts.ts'

export type Plan = {
  readonly materials: readonly Material[]
  readonly problem: PlanProblem | null
  /** The plan that the numbers were read from; to be read before the input changes. */
  readonly craftPlan: () => CraftPlan
}

export type Engine = {
  readonly catalog: Catalog
  readonly search: CatalogSearch
  /** The plan for that input; the same object while the input is the same. */
  readonly planOf: (input: PlanInput) => Plan
  /** Works out ahead what search and plans need, in steps with pauses between, so that a slow phone can scroll and answer meanwhile. */
  readonly prepare: () => Promise<void>
}

/** A catalogue with its search and its plans, which are made ready when they are first asked for: a settlement's lists need neither. */
export function createEngine(catalog: Catalog): Engine {
  let search: CatalogSearch | null = null
  let planner: Planner | null = null
  const readySearch = () => (search ??= createCatalogSearch(catalog))
  const readyPlanner = () => (planner ??= createPlanner(catalog, findCounting))
  let last: { input: PlanInput; counting: OddsCounting | null; plan: Plan } | null = null
  return {
    catalog,
    get search() {
      return readySearch()
    },
    async prepare() {
      await pause()
      readySearch()
      await pause()
      readyPlanner()
      await pause()
    },
    planOf(input) {
      const counting = findCounting()
      if (last?.counting === counting && hasSameParts(last.input, input)) return last.plan
      const planner = readyPlanner()
      planner.update(input)
      warnOfCuts(planner.cuts())
      const plan = {
        materials: planner.materials(),
        problem: planner.problem(),
        craftPlan: () => planner.plan(),
      }
      last = { input, counting, plan }
      return plan
    },
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
