import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itemId } from '#tests/support/catalog-builder'
import {
  aDocument,
  arbitraryDocument,
  arbitraryOperation,
  stockAndQueue,
} from '#tests/support/user-documents'
import { applyOperations } from './apply-operation.ts'
import { operationsBetween } from './operations-between.ts'

describe('SAVE-4: what the user did, as operations', () => {
  test('a press on plus adds 1, a typed amount is set', () => {
    const before = aDocument({ stock: { log: 3 } })
    const after = aDocument({ stock: { log: 4 } })
    expect(operationsBetween(before, after, 'by')).toEqual([
      { op: 'inv.add', itemId: itemId('log'), amount: 1 },
    ])
    expect(operationsBetween(before, after, 'to')).toEqual([
      { op: 'inv.set', itemId: itemId('log'), quantity: 4 },
    ])
  })

  test('emptying the inventory names the items that were in it', () => {
    const before = aDocument({ stock: { log: 3, plank: 1 } })
    expect(operationsBetween(before, aDocument({}), 'to')).toEqual([
      { op: 'inv.clear', itemIds: [itemId('log'), itemId('plank')] },
    ])
  })

  test('another recipe for an entry is one operation, also if it merges two entries', () => {
    const move = [{ op: 'queue.setRecipe', itemId: itemId('plank'), from: 0, to: 1 }]
    const before = aDocument({ queue: { 'plank/0': 5 } })
    expect(operationsBetween(before, aDocument({ queue: { 'plank/1': 5 } }), 'to')).toEqual(move)
    const both = aDocument({ queue: { 'plank/0': 5, 'plank/1': 2 } })
    expect(operationsBetween(both, aDocument({ queue: { 'plank/1': 7 } }), 'to')).toEqual(move)
  })

  test('equal documents give no operation', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        expect(operationsBetween(document, structuredClone(document), 'to')).toEqual([])
      }),
    )
  })

  test('applied to the document before, they give the document after', () => {
    fc.assert(
      fc.property(
        arbitraryDocument,
        arbitraryDocument,
        fc.constantFrom('by' as const, 'to' as const),
        (before, after, meant) => {
          const result = applyOperations(before, operationsBetween(before, after, meant))
          expect(stockAndQueue(result)).toEqual(stockAndQueue(after))
          for (const part of ['choices', 'odds', 'keptBack'] as const)
            expect(new Map<string, unknown>(result[part]), part).toEqual(
              new Map<string, unknown>(after[part]),
            )
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('SAVE-4: applying operations', () => {
  test('operations that change nothing give the same object', () => {
    const document = aDocument({ stock: { log: 3 }, queue: { 'plank/0': 5 } })
    expect(applyOperations(document, [{ op: 'inv.set', itemId: itemId('log'), quantity: 3 }])).toBe(document)
    expect(applyOperations(document, [{ op: 'inv.remove', itemId: itemId('chair') }])).toBe(document)
    const thereAndBack = [1, -1].map((amount) => ({
      op: 'inv.add' as const,
      itemId: itemId('log'),
      amount,
    }))
    expect(applyOperations(document, thereAndBack)).toBe(document)
  })

  test('amounts stay between 0 and 1,000,000,000, and an item with 0 is removed', () => {
    const document = aDocument({ stock: { log: 999_999_999 } })
    const log = itemId('log')
    expect(applyOperations(document, [{ op: 'inv.add', itemId: log, amount: 5 }]).inventory.get(log)).toBe(
      1e9,
    )
    expect(applyOperations(document, [{ op: 'inv.add', itemId: log, amount: -1e9 }]).inventory.has(log)).toBe(
      false,
    )
  })

  test('several at once give the same as one after the other, and the given document is not changed', () => {
    fc.assert(
      fc.property(arbitraryDocument, fc.array(arbitraryOperation), (document, operations) => {
        const before = structuredClone(document)
        const oneByOne = operations.reduce((now, operation) => applyOperations(now, [operation]), document)
        expect(applyOperations(document, operations)).toEqual(oneByOne)
        expect(document).toEqual(before)
      }),
    )
  })
})
