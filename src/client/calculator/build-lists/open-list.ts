import { addEntry } from '#domain/build-list/build-list'
import type { SavedBuildList } from '../../state/build-lists.ts'
import { changeCalculator } from '../../state/history.ts'
import { keepPlanAside } from '../../state/keep-plan-aside.ts'

/** Replaces the queue by a saved list, in one step; inventory and choices stay. */
export function replaceQueue({ entries }: SavedBuildList): void {
  keepPlanAside('build-list-opened')
  changeCalculator({ kind: 'listOpened' }, () => ({ buildList: entries.reduce(addEntry, []) }))
}

/** Adds a saved list to the queue, in one step; amounts of the same entry add up. */
export function mergeIntoQueue({ entries }: SavedBuildList): void {
  keepPlanAside('build-list-opened')
  changeCalculator(
    { kind: 'listOpened' },
    ({ buildList }) => ({ buildList: entries.reduce(addEntry, buildList) }),
    'by',
  )
}
