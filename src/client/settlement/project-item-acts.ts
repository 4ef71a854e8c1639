import type { EveryActInput } from '#domain/settlement/acts/every-act'
import type { ProjectItem } from '#domain/settlement/ledger-rows'
import { act } from './act.ts'

/** Adds an item to a project, with the ways chosen for what it takes; the form says what failed (PRJ-2). */
export function addItem(settlementId: string, { ways = {}, ...item }: EveryActInput<'addProjectItem'>) {
  const chosen = Object.keys(ways).length > 0 && { ways }
  return act(settlementId, 'addProjectItem', { ...item, ...chosen })
}

/** Asks for another quantity of an item; the form says what failed (PRJ-6). */
export function setItemQuantity(settlementId: string, item: EveryActInput<'updateProjectItem'>) {
  return act(settlementId, 'updateProjectItem', item)
}

/** Puts an item back as it was when it was taken off, with what is finished of it; the form says what failed (BEY-6). */
export function restoreItem(settlementId: string, { projectId, ...item }: ProjectItem) {
  return act(settlementId, 'restoreProjectItem', { projectId, item })
}

/** Takes an item off a project; the form says what failed (PRJ-6). */
export function removeItem(settlementId: string, { projectId, id }: Pick<ProjectItem, 'projectId' | 'id'>) {
  return act(settlementId, 'removeProjectItem', { projectId, projectItemId: id })
}
