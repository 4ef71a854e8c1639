import { addEntry } from '#domain/build-list/build-list'
import type { SavedBuildList } from '../../state/build-lists.ts'
import { followToUse } from '../../state/follow-plan.ts'
import { changeCalculator } from '../../state/history.ts'
import { keepPlanAside } from '../../state/keep-plan-aside.ts'
import { explainNumbersOf } from '../../state/put-away.ts'

/** Whether a list takes the queue's place, or is added to it. */
export type OpenHow = 'replace' | 'merge'

/**
 * Opens a saved list in one step, with its recipes by their places in the catalogue in use; inventory and choices stay. Added to the
 * queue, amounts of the same entry add up.
 * @returns the names of items whose recipes may be others here
 * @throws where no catalogue could be loaded
 */
export async function openList(list: SavedBuildList, how: OpenHow): Promise<readonly string[]> {
  const saved = { buildList: list.entries, choices: new Map() }
  const { plan, unsure } = await followToUse(saved, list.catalogue)
  keepPlanAside('build-list-opened')
  changeCalculator(
    { kind: 'listOpened' },
    ({ buildList }) => ({ buildList: plan.buildList.reduce(addEntry, how === 'merge' ? buildList : []) }),
    // What is added counts on top of what another device sets meanwhile; what replaces the queue is set.
    how === 'merge' ? 'by' : 'to',
  )
  // An old list may have been counted by other rules: the plan then says why its numbers are others now.
  explainNumbersOf({ id: list.id, at: Date.parse(list.createdAt) })
  return unsure
}
