import { randomUUID } from 'node:crypto'
import { answerOf, createSettlement, joinAs, type Somebody } from '../../support/settlements.ts'

/** A member who adds to the stock of one item of their own, one piece at a time, as fast as it is answered. */
export type StockWorker = {
  readonly settlementId: string
  readonly itemId: string
  readonly acknowledged: () => number
  readonly work: (isOver: () => boolean) => Promise<void>
}

export async function stockWorkers(
  people: readonly Somebody[],
  itemIds: readonly string[],
): Promise<readonly StockWorker[]> {
  const [owner, ...others] = people
  const settlementId = await createSettlement(owner!)
  for (const other of others) await joinAs(owner!, settlementId, other, 'admin')
  return people.map((who, place) => stockWorker(who, settlementId, itemIds[place]!))
}

function stockWorker(who: Somebody, settlementId: string, itemId: string): StockWorker {
  let acknowledged = 0
  return {
    settlementId,
    itemId,
    acknowledged: () => acknowledged,
    async work(isOver) {
      while (!isOver()) {
        const items = [{ itemId, quantity: 1 }]
        await answerOf(who.ask('addItemsToInventory', { settlementId, operationId: randomUUID(), items }))
        acknowledged += 1
      }
    },
  }
}
