import { addEntry } from '#domain/build-list/build-list'
import type { SavedBuildList } from '../../state/build-lists.ts'
import { changeCalculator } from '../../state/history.ts'
import { keepPlanAside } from '../../state/keep-plan-aside.ts'
import { openedAgain } from '../../state/put-away.ts'

/** Replaces the queue by a saved list, in one step; inventory and choices stay. */
export function replaceQueue(list: SavedBuildList): void {
  keepPlanAside('build-list-opened')
  changeCalculator({ kind: 'listOpened' }, () => ({ buildList: list.entries.reduce(addEntry, []) }))
  explain(list)
}

/** Adds a saved list to the queue, in one step; amounts of the same entry add up. */
export function mergeIntoQueue(list: SavedBuildList): void {
  keepPlanAside('build-list-opened')
  changeCalculator(
    { kind: 'listOpened' },
    ({ buildList }) => ({ buildList: list.entries.reduce(addEntry, buildList) }),
    'by',
  )
  explain(list)
}

function explain({ id, createdAt }: SavedBuildList): void {
  openedAgain({ id, at: Date.parse(createdAt) })
}
