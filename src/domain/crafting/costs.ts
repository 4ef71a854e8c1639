import { type Catalog, findItem } from '../catalog/catalog.ts'
import type { Item } from '../catalog/item.ts'
import type { Inventory } from '../inventory/inventory.ts'
import type { BuildStep } from './build-step.ts'
import type { Choices } from './choice.ts'
import type { Material } from './material.ts'
import { cheapestPurchase, isOnlySold } from './purchase.ts'

/** What a plan costs beside things: supplies of the claim, and the coins that are still to be earned (BEY-19). */
export type Costs = { readonly supplies: number; readonly coins: number }

type Row = Pick<Material, 'itemId' | 'toGet' | 'needed' | 'missing' | 'obtainFirst' | 'craft'>

export function costsOf(
  catalog: Catalog,
  materials: readonly Row[],
  { usable, choices }: { readonly usable: Inventory; readonly choices: Choices },
): Costs {
  let supplies = 0
  let coins = 0
  let bought = 0
  for (const row of materials) {
    const item = findItem(catalog, row.itemId)
    if (!item) continue
    const recipe = row.craft ? item.recipes[row.craft.recipeIndex] : undefined
    supplies += (recipe?.supplies ?? 0) * (row.craft?.crafts ?? 0)
    if (item.tag === coinTag) coins += row.toGet
    bought += coinsOfRow(item, row, choices)
  }
  if (bought === 0) return { supplies, coins }
  return { supplies, coins: coins + Math.max(0, bought - spareCoins(catalog, materials, usable)) }
}

/** What a row costs at a trader's; 0 where it is not bought there. */
export function coinsOfRow(
  item: Item | undefined,
  row: Pick<Row, 'itemId' | 'craft' | 'toGet' | 'obtainFirst'>,
  choices: Choices,
): number {
  if (!item || !isBought(row, choices) || !isOnlySold(item)) return 0
  return cheapestPurchase(item, row.toGet)?.coins ?? 0
}

/** What a step costs at a trader's; 0 where nothing is bought there. */
export function coinsOfStep(
  item: Item | undefined,
  { action, isElsewhere, obtainFirst, needToCraft }: BuildStep,
): number {
  if (!item || action === 'craft' || isElsewhere || obtainFirst || !isOnlySold(item)) return 0
  return cheapestPurchase(item, needToCraft)?.coins ?? 0
}

const coinTag = 'Coins'

/** Nobody knows the cost of what comes from elsewhere, so it is not counted. */
function isBought(
  { itemId, craft, toGet, obtainFirst }: Pick<Row, 'itemId' | 'craft' | 'toGet' | 'obtainFirst'>,
  choices: Choices,
) {
  return craft === null && toGet > 0 && !obtainFirst && choices.get(itemId)?.source !== 'elsewhere'
}

/** Coins in the inventory that no recipe of the plan takes. */
function spareCoins(catalog: Catalog, materials: readonly Row[], usable: Inventory): number {
  const isCoin = (itemId: string) => findItem(catalog, itemId)?.tag === coinTag
  const held = [...usable].reduce((sum, [itemId, amount]) => (isCoin(itemId) ? sum + amount : sum), 0)
  const taken = materials.filter(({ itemId }) => isCoin(itemId))
  return Math.max(0, held - taken.reduce((sum, { needed, missing }) => sum + needed - missing, 0))
}
