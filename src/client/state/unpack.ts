import { maxQuantity } from '#domain/build-list/build-list'
import { addQuantity, type Inventory } from '#domain/inventory/inventory'
import type { Unpacking } from '#domain/lookup/unpacking'
import { changeCalculator, type StepName } from './history.ts'

/** Opens packages: they leave the inventory and what they hold enters it, in one step that undo takes back (BEY-22). */
export function unpack(unpackings: readonly Unpacking[]): void {
  const [first] = unpackings
  if (!first) return
  const name: StepName =
    unpackings.length === 1 ? { kind: 'unpacked', itemId: first.itemId } : { kind: 'allUnpacked' }
  // Amounts change by so much: what another device adds meanwhile is kept.
  changeCalculator(name, ({ inventory }) => ({ inventory: unpackings.reduce(opened, inventory) }), 'by')
}

function opened(inventory: Inventory, { itemId, packageId, holds, packages }: Unpacking): Inventory {
  const fitting = Math.floor((maxQuantity - (inventory.get(itemId) ?? 0)) / holds)
  const count = Math.min(packages, inventory.get(packageId) ?? 0, fitting)
  return addQuantity(addQuantity(inventory, packageId, -count), itemId, count * holds)
}
