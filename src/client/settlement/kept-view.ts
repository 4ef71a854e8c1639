import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useMyId } from './membership.ts'
import { useSettlementId } from './selectors.ts'

/**
 * How a list in a settlement is searched, filtered and sorted: kept while the page is open, for each user and settlement, so that
 * somebody who looks at an item's history or at another tab comes back to the same rows.
 */
export function keptView<View>(first: View) {
  const views = createStore<Readonly<Record<string, View>>>(() => ({}))
  return function useView(): readonly [View, (view: View) => void] {
    const key = `${useMyId()} ${useSettlementId()}`
    const view = useStore(views, (all) => all[key] ?? first)
    return [view, (changed) => views.setState({ [key]: changed })]
  }
}
