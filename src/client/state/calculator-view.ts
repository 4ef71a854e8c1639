import { navigate, useSearch } from 'wouter/use-browser-location'

/** What of the calculator is in sight, kept in the address so that Back and bookmarks work (CAL-1). */
export type Column = 'catalog' | 'queue' | 'results'
export type ResultsTab = 'summary' | 'inventory' | 'steps'

const columns: readonly Column[] = ['catalog', 'queue', 'results']
const tabs: readonly ResultsTab[] = ['summary', 'inventory', 'steps']

export function useView(): { column: Column; tab: ResultsTab } {
  const search = new URLSearchParams(useSearch())
  return {
    column: columns.find((name) => name === search.get('column')) ?? 'catalog',
    tab: tabs.find((name) => name === search.get('tab')) ?? 'summary',
  }
}

/** The column in sight on a small screen; a wide one shows all three. */
export function showColumn(column: Column): void {
  go('column', column, columns[0])
}

export function showTab(tab: ResultsTab): void {
  go('tab', tab, tabs[0])
}

function go(name: string, value: string, initial: string | undefined): void {
  const search = new URLSearchParams(location.search)
  if (value === initial) search.delete(name)
  else search.set(name, value)
  const query = search.size > 0 ? `?${search}` : ''
  if (query !== location.search) navigate(`${location.pathname}${query}${location.hash}`)
}
