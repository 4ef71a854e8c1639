import { useMemo } from 'react'
import type { ItemId } from '#domain/catalog/item'
import type { Material } from '#domain/crafting/material'
import { type Unpacking, unpackingsFor } from '#domain/lookup/unpacking'
import { useEngine } from '../../state/catalog.ts'
import { useUsableStock } from '../../state/usable-stock.ts'

/** The packages in the stock that hold what is missing, by what they hold (BEY-22). */
export function useUnpackings(materials: readonly Material[]): ReadonlyMap<ItemId, Unpacking> {
  const { catalog } = useEngine()
  const usable = useUsableStock()
  return useMemo(
    () => new Map(unpackingsFor(catalog, usable, materials).map((one) => [one.itemId, one])),
    [catalog, usable, materials],
  )
}
