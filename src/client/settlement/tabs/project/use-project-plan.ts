import { useMemo } from 'react'
import type { Catalog } from '#domain/catalog/catalog'
import { createPlanner, type Planner } from '#domain/crafting/planner'
import { projectQueue } from '#domain/planning/project-queue'
import type { LookedAtPlan } from '../../../plan/current-plan.ts'
import type { Plan } from '../../../state/engine.ts'
import { useLedgerRows } from '../../ledger.ts'

/** The project as the calculator plans it, from what it holds; worked out once somebody looks at it (BEY-2). */
export function useProjectPlan(catalog: Catalog, projectId: string): LookedAtPlan | null {
  const rows = useLedgerRows()
  const planner = useMemo(() => onceMade(() => createPlanner(catalog)), [catalog])
  return useMemo(() => {
    if (!rows) return null
    const input = projectQueue(rows, projectId)
    const plan = onceMade((): Plan => {
      const { update, materials, problem, plan: craftPlan } = planner()
      update(input)
      return { materials: materials(), problem: problem(), craftPlan }
    })
    return { catalog, buildList: input.buildList, plan }
  }, [catalog, rows, projectId, planner])
}

function onceMade<Made extends Planner | Plan>(make: () => Made): () => Made {
  let made: Made | null = null
  return () => {
    made ??= make()
    return made
  }
}
