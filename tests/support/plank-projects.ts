import { actedLedger } from './acted-ledger.ts'
import { aCatalog, itemId } from './catalog-builder.ts'

const catalog = aCatalog({ plank: { recipes: [{ from: { log: 20 } }] }, log: {} })

/** A ledger whose projects are made of planks, of 20 logs each. */
export function ledgerOfPlanks() {
  const ledger = actedLedger(catalog)
  return {
    ...ledger,
    /** Makes a project of some planks. @returns its id */
    planks(name: string, quantity: number) {
      // The project gets the id of the act that creates it.
      const id = ledger.idOfNextAct()
      ledger.act('createProject', { name, items: [{ itemId: itemId('plank'), quantity }] })
      return id
    },
    stocked: (amounts: Readonly<Record<string, number>>) =>
      ledger.act('addItemsToInventory', {
        items: Object.entries(amounts).map(([id, quantity]) => ({ itemId: itemId(id), quantity })),
      }),
  }
}
