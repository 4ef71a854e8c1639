import { changeQuery, queryPart, useQueryPart } from '../../state/address-query.ts'

/** `?tree=` opens the trees, `?tree=all` all of them, `?tree=<item>.<recipe>` one; `as` says how they are shown. */
export type TreeLook = 'tree' | 'list'

type TreeAddress = { readonly open: boolean; readonly asked: string; readonly look: TreeLook | null }

/** Stands in the history's entry, so that closing goes back instead of leaving an open tree behind. */
const openedHere = { visualTree: 'opened' }

export function useTreeAddress(): TreeAddress {
  const asked = useQueryPart('tree')
  const look = useQueryPart('as')
  return {
    open: asked !== null,
    asked: asked ?? '',
    look: look === 'tree' || look === 'list' ? look : null,
  }
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
