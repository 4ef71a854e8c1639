import { describe, expect, test } from 'vitest'
import { itemId } from '#tests/support/catalog-builder'
import { aDocument } from '#tests/support/user-documents'
import { mergeOperations } from './merge-operations.ts'
import type { Operation } from './operation.ts'
import { emptyTrail } from './trail.ts'
import type { UserDocument } from './user-document.ts'

const log = itemId('log')
const set = (quantity: number): Operation => ({ op: 'inv.set', itemId: log, quantity })

describe('S6: limits of a document', () => {
  const stock = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`i${i}`, 1]))
  // The key of a queue entry is its item's id and the number of its recipe.
  const queue = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`i${i}/0`, 1]))
  // The operation was made on version 1; the document would get version 2.
  const save = (document: UserDocument, operation: Operation) =>
    mergeOperations(
      { document, trail: emptyTrail },
      { clientId: 'phone', baseVersion: 1, operations: [operation] },
      2,
    ).refusal

  test('10,000 items, and not one more', () => {
    expect(save(aDocument({ stock: stock(9_999) }), set(1))).toBeUndefined()
    expect(save(aDocument({ stock: stock(10_000) }), set(1))).toBe('stock')
  })

  test('500 queue entries, and not one more', () => {
    const one: Operation = { op: 'queue.add', itemId: log, recipeIndex: 0, quantity: 1 }
    expect(save(aDocument({ queue: queue(499) }), one)).toBeUndefined()
    expect(save(aDocument({ queue: queue(500) }), one)).toBe('queue')
  })
})
