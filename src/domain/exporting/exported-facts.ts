import { type Catalog, findItem } from '../catalog/catalog.ts'
import { isCraftedByChance } from '../crafting/by-chance.ts'
import type { Choices } from '../crafting/choice.ts'
import { coinsOfRow } from '../crafting/costs.ts'
import type { Material } from '../crafting/material.ts'
import type { Odds } from '../crafting/odds.ts'
import type { Inventory } from '../inventory/inventory.ts'
import { type KeptBack, usableStock } from '../inventory/kept-back.ts'
import { unpackingsFor } from '../lookup/unpacking.ts'

/** What an export says of a row beside its numbers. */
export type ExportedFacts = {
  /** How its crafts count on chance; null where chance decides nothing. */
  readonly odds: Odds | null
  /** Pieces that no plan uses. */
  readonly keptBack: number
  /** Packages in the stock to be opened for it. */
  readonly packages: number
  /** What it costs at a trader's; 0 where it is not bought. */
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
  return (row) => ({
    odds: oddsOf(catalog, row),
    keptBack: planned.keptBack?.get(row.itemId) ?? 0,
    packages: row.toGet > 0 ? (packed.get(row.itemId) ?? 0) : 0,
    coins: coinsOfRow(findItem(catalog, row.itemId), row, planned.choices),
  })
}

function oddsOf(catalog: Catalog, row: Material): Odds | null {
  if (!row.craft || row.craft.crafts === 0 || !isCraftedByChance(catalog, row)) return null
  return row.craft.isSafe ? 'safe' : 'average'
}
