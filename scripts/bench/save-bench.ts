import type { ItemId } from '#domain/catalog/item'
import { applyOperations } from '#domain/user-data/apply-operation'
import type { Operation } from '#domain/user-data/operation'
import { emptyUserDocument } from '#domain/user-data/user-document'
import { medianMs } from './measure.ts'

export type SaveBench = {
  readonly stock: number
  readonly changes: number
  readonly applyMs: number
}

/** Times applying the largest possible save to the document of a full account: as many changes as one save may have (S6). */
export function benchSave(): SaveBench {
  const ids = Array.from({ length: 10_000 }, (_, i) => `i${i}` as ItemId)
  const document = { ...emptyUserDocument, inventory: new Map(ids.map((id) => [id, 1])) }
  const operations = ids.slice(0, 2_000).map((itemId): Operation => ({ op: 'inv.set', itemId, quantity: 2 }))
  return {
    stock: ids.length,
    changes: operations.length,
    applyMs: medianMs(() => applyOperations(document, operations)),
  }
}
