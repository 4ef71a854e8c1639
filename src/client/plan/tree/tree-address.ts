import { changeQuery, queryPart, useQuery, useQueryPart } from '../../state/address-query.ts'

/** `?tree=` opens the trees, `?tree=all` all of them, `?tree=<item>.<recipe>` one; `as` says how they are shown. */
export type TreeLook = 'tree' | 'list'

/** Stands in the history's entry, so that closing goes back instead of leaving an open tree behind. */
const openedHere = { visualTree: 'opened' }

export function useIsTreeOpen(): boolean {
  return useQuery(() => queryPart('tree') !== null)
}

/** Which trees the address asks for, and how they are to be shown; a closed dialog reads as one opened by a plain `?tree=`. */
export function useAskedTree(): { readonly asked: string; readonly look: TreeLook | null } {
  const asked = useQuery(() => queryPart('tree') ?? '')
  const look = useQueryPart('as')
  return { asked, look: look === 'tree' || look === 'list' ? look : null }
}

export function openTree(): void {
  changeQuery({ tree: '' }, { replace: false, state: openedHere })
}

/** Replaces the address, so that one Back still closes the tree. */
export function showTreeOf(asked: string): void {
  changeQuery({ tree: asked }, { replace: true, state: history.state })
}

export function showTreeAs(look: TreeLook): void {
  changeQuery({ as: look }, { replace: true, state: history.state })
}

export function closeTree(): void {
  if (queryPart('tree') === null) return
  if (history.state?.visualTree === openedHere.visualTree) history.back()
  else changeQuery({ tree: null, as: null }, { replace: true, state: null })
}
