import { useMemo } from 'react'
import type { ItemId } from '#domain/catalog/item'
import { shownRows, useSettlements } from '../../selectors.ts'
import { type Holder, holdersByItem } from './holders.ts'

/** Which projects hold what, by item. */
export function useHolders(): ReadonlyMap<ItemId, readonly Holder[]> {
  const projects = useSettlements((state) => shownRows(state)?.projects)
  const allotments = useSettlements((state) => shownRows(state)?.allotments)
  return useMemo(
    () => (projects && allotments ? holdersByItem({ projects, allotments }) : new Map()),
    [projects, allotments],
  )
}
