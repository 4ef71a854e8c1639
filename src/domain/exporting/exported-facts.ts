import { type Catalog, findItem } from '../catalog/catalog.ts'
import { isCraftedByChance } from '../crafting/by-chance.ts'
import type { Choices } from '../crafting/choice.ts'
import { coinsOfRow } from '../crafting/costs.ts'
import type { Material } from '../crafting/material.ts'
import type { Odds } from '../crafting/odds.ts'
import type { Inventory } from '../inventory/inventory.ts'
import { type KeptBack, usableStock } from '../inventory/kept-back.ts'
import { unpackingsFor } from '../lookup/unpacking.ts'
import { firstRows } from './first-rows.ts'

/** What an export says of a row beside its numbers. */
export type ExportedFacts = {
  /** How the row's crafts count on chance; null where chance decides nothing. */
  readonly odds: Odds | null
  /** Pieces of the item that no plan uses; told in its first row alone. */
  readonly keptBack: number
  /** Packages in the stock to be opened for the item; told in its first row of which something is to be got. */
  readonly packages: number
  /** Coins for the row at a trader's; 0 where it is not bought. */
  readonly coins: number
}

type Planned = {
  readonly inventory: Inventory
  readonly choices: Choices
  readonly keptBack?: KeptBack
}

/** Tells the facts of each row of a plan (BEY-4, BEY-19, BEY-22, CAL-8). */
export function exportedFacts(
  catalog: Catalog,
  materials: readonly Material[],
  planned: Planned,
): (row: Material) => ExportedFacts {
  const packed = new Map(
    unpackingsFor(catalog, usableStock(planned), materials).map(({ itemId, packages }) => [itemId, packages]),
  )
  const tellsKept = firstRows(materials)
  const tellsPacked = firstRows(materials.filter(({ toGet }) => toGet > 0))
  return (row) => ({
    odds: oddsOf(catalog, row),
    keptBack: (tellsKept.has(row) && planned.keptBack?.get(row.itemId)) || 0,
    packages: (tellsPacked.has(row) && packed.get(row.itemId)) || 0,
    coins: coinsOfRow(findItem(catalog, row.itemId), row, planned.choices),
  })
}

function oddsOf(catalog: Catalog, row: Material): Odds | null {
  if (!row.craft || row.craft.crafts === 0 || !isCraftedByChance(catalog, row)) return null
  return row.craft.isSafe ? 'safe' : 'average'
}
