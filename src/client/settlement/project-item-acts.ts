import type { EveryActInput } from '#domain/settlement/acts/every-act'
import type { ProjectItem, Ways } from '#domain/settlement/ledger-rows'
import type { Outcome } from '../api/outcome.ts'
import { act } from './act.ts'

/** Adds an item to a project, with the ways chosen for what it takes; the form says what failed (PRJ-2). */
export async function addItem(
  settlementId: string,
  item: EveryActInput<'addProjectItem'>,
  ways: Ways,
): Promise<Outcome<unknown>> {
  if (Object.keys(ways).length > 0) {
    const { projectId } = item
    const chosen = await act(settlementId, 'setProjectWays', { projectId, ways })
    if (!chosen.done) return chosen
  }
  return act(settlementId, 'addProjectItem', item)
}

/** Asks for another quantity of an item; the form says what failed (PRJ-6). */
export function setItemQuantity(settlementId: string, item: EveryActInput<'updateProjectItem'>) {
  return act(settlementId, 'updateProjectItem', item)
}

/** Takes an item off a project; the form says what failed (PRJ-6). */
export function removeItem(settlementId: string, { projectId, id }: Pick<ProjectItem, 'projectId' | 'id'>) {
  return act(settlementId, 'removeProjectItem', { projectId, projectItemId: id })
}
