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
  let operationId = randomUUID()
  return {
    settlementId,
    itemId,
    acknowledged: () => acknowledged,
    work: (isOver) =>
      overBrokenConnections(isOver, async () => {
        while (!isOver()) {
          const items = [{ itemId, quantity: 1 }]
          await answerOf(who.ask('addItemsToInventory', { settlementId, operationId, items }))
          acknowledged += 1
          operationId = randomUUID()
        }
      }),
  }
}

/** Works on after a broken connection: on a busy machine one that was idle may break. What is sent again is done once. */
export async function overBrokenConnections(isOver: () => boolean, work: () => Promise<void>): Promise<void> {
  while (!isOver())
    await work().catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error
    })
}
