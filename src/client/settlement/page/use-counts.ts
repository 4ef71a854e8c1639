import { useMyIds } from '../people.ts'
import { shownRows, useOpenTaskCount, useOpenTaskCountOf, useSettlements } from '../selectors.ts'
import type { SettlementTab } from '../settlement-route.ts'

/** The number beside each part of the page (SET-1); none where it is not known. */
export function useCounts(): Partial<Record<SettlementTab, number>> {
  const list = useSettlements((state) => state.list)
  const isKnown = useSettlements((state) => shownRows(state) !== null)
  const kinds = useSettlements((state) => shownRows(state)?.stock.size ?? 0)
  const projects = useSettlements((state) => shownRows(state)?.projects.size ?? 0)
  const tasks = useOpenTaskCount()
  // These rows are only deliveries that wait for review; where none waits, no number is shown.
  const contributions = useSettlements((state) => shownRows(state)?.contributions.size ?? 0)
  const myTasks = useOpenTaskCountOf(useMyIds())
  return {
    ...(typeof list !== 'string' && { settlements: list.length }),
    ...(isKnown && { 'my-tasks': myTasks, projects, tasks, inventory: kinds }),
    ...(contributions > 0 && { contributions }),
  }
}
