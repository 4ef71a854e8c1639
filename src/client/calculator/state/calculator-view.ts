import { changeQuery, useQueryPart } from '../../state/address-query.ts'

/** The columns of the calculator and the tabs of its results; what is in sight stands in the address for Back and bookmarks (CAL-1). */
export type Column = 'catalog' | 'queue' | 'results'
export type ResultsTab = 'summary' | 'inventory' | 'steps'

const columns: readonly Column[] = ['catalog', 'queue', 'results']
const tabs: readonly ResultsTab[] = ['summary', 'inventory', 'steps']

export function useView(): { column: Column; tab: ResultsTab } {
  const column = useQueryPart('column')
  const tab = useQueryPart('tab')
  return {
    column: columns.find((name) => name === column) ?? 'catalog',
    tab: tabs.find((name) => name === tab) ?? 'summary',
  }
}

/** The column in sight on a small screen; a wide one shows all three. */
export function showColumn(column: Column): void {
  changeQuery({ column: column === columns[0] ? null : column })
}

export function showTab(tab: ResultsTab): void {
  changeQuery({ tab: tab === tabs[0] ? null : tab })
}
