import { navigate, useSearch } from 'wouter/use-browser-location'

/** `?tree=` opens the trees, `?tree=all` all of them, `?tree=<item>.<recipe>` one; `as` says how they are shown. */
export type TreeLook = 'tree' | 'list'

type TreeAddress = { readonly open: boolean; readonly asked: string; readonly look: TreeLook | null }

/** Stands in the history's entry, so that closing goes back instead of leaving an open tree behind. */
const openedHere = { visualTree: 'opened' }

export function useTreeAddress(): TreeAddress {
  const search = new URLSearchParams(useSearch())
  const look = search.get('as')
  return {
    open: search.has('tree'),
    asked: search.get('tree') ?? '',
    look: look === 'tree' || look === 'list' ? look : null,
  }
}

export function openTree(): void {
  go({ tree: '' }, { replace: false, state: openedHere })
}

/** Replaces the address, so that one Back still closes the tree. */
export function showTreeOf(asked: string): void {
  go({ tree: asked }, { replace: true, state: history.state })
}

export function showTreeAs(look: TreeLook): void {
  go({ as: look }, { replace: true, state: history.state })
}

export function closeTree(): void {
  if (!new URLSearchParams(location.search).has('tree')) return
  if (history.state?.visualTree === openedHere.visualTree) history.back()
  else go({ tree: null, as: null }, { replace: true, state: null })
}

function go(
  changes: Readonly<Record<string, string | null>>,
  options: { replace: boolean; state: unknown },
): void {
  const search = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) search.delete(name)
    else search.set(name, value)
  }
  const query = search.size > 0 ? `?${search}` : ''
  navigate(`${location.pathname}${query}${location.hash}`, options)
}
