import { usePathname } from 'wouter/use-browser-location'
import { changeQuery, queryPart } from '../state/address-query.ts'

/** The part of the address that names the row which is open beside its list. */
type OpenRow = 'task' | 'contribution' | 'item'

/**
 * Closes the row that a panel shows. An answer may call this when another row or page is open by now, which then stays as it is, with what was
 * typed in it.
 */
export function useCloseRow(part: OpenRow, id: string): () => void {
  const path = usePathname()
  return () => {
    if (location.pathname === path && queryPart(part) === id)
      changeQuery({ [part]: null }, { replace: true, state: null })
  }
}
