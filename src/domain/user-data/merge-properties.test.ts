import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itemId } from '#tests/support/catalog-builder'
import { aDocument, anAccount, arbitraryDocument, arbitraryOperation } from '#tests/support/user-documents'
import { applyOperations } from './apply-operation.ts'
import { mergeOperations, type TrackedDocument } from './merge-operations.ts'
import type { PlainOperation } from './operation.ts'
import { emptyTrail } from './trail.ts'

const log = itemId('log')
const add = (amount: number): PlainOperation => ({ op: 'inv.add', itemId: log, amount })
const set = (quantity: number): PlainOperation => ({ op: 'inv.set', itemId: log, quantity })
const remove: PlainOperation = { op: 'inv.remove', itemId: log }
const clear: PlainOperation = { op: 'inv.clear', itemIds: [log, itemId('plank')] }

describe('SAVE-4: whatever the devices do', () => {
  const anySave = fc.record({
    clientId: fc.constantFrom('phone', 'laptop', 'desk'),
    lag: fc.integer({ min: 0, max: 4 }),
    operations: fc.array(arbitraryOperation, { minLength: 1, maxLength: 4 }),
  })

  test('additions give the same sum in every order', () => {
    const additions = fc.array(
      fc.integer({ min: -5, max: 20 }).filter((n) => n !== 0),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(additions, (amounts) => {
        const account = anAccount(aDocument({ stock: { log: 100 } }))
        const other = anAccount(aDocument({ stock: { log: 100 } }))
        for (const [index, amount] of amounts.entries()) account.save(`device ${index}`, 1, add(amount))
        for (const [index, amount] of amounts.toReversed().entries())
          other.save(`device ${index}`, 1, add(amount))
        expect(account.holds()).toEqual(other.holds())
      }),
    )
  })

  test('a single device gets exactly what it did', () => {
    fc.assert(
      fc.property(arbitraryDocument, fc.array(arbitraryOperation), (document, operations) => {
        const merged = mergeOperations(
          { document, trail: emptyTrail },
          { clientId: 'phone', baseVersion: 1, operations },
          2,
        )
        expect(merged.refusal).toBeUndefined()
        if (!merged.refusal) expect(merged.document).toEqual(applyOperations(document, operations))
      }),
    )
  })

  test('no row changes that the sender did not name', () => {
    fc.assert(
      fc.property(arbitraryDocument, fc.array(anySave, { maxLength: 20 }), (document, saves) => {
        const account = anAccount(document)
        let version = 1
        for (const { clientId, lag, operations } of saves) {
          const before = account.holds()
          version = account.save(clientId, Math.max(1, version - lag), ...operations)
          const named = new Set(operations.flatMap(itemsNamed))
          expect(account.holds()).toMatchObject(without(before, named))
        }
      }),
    )
  })

  test('a typed amount survives a removal by a device that did not know it', () => {
    fc.assert(
      fc.property(fc.array(anySave, { maxLength: 10 }), fc.boolean(), (saves, all) => {
        const account = anAccount(aDocument({}))
        let version = 1
        for (const { clientId, lag, operations } of saves)
          version = account.save(clientId, Math.max(1, version - lag), ...operations)
        // Never the amount that is there already: typing that changes nothing, so the laptop would know it.
        const amount = (account.holds().stock?.log ?? 0) + 77
        const typed = account.save('phone', version, set(amount), add(1))
        account.save('laptop', typed - 1, all ? clear : remove)
        expect(account.holds().stock).toHaveProperty('log', amount + 1)
      }),
    )
  })

  test('I7: saves and restores leave a settlement with 2 projects as it is', () => {
    const settlement = { name: 'Hill', projects: [{ id: 'barn' }, { id: 'mill', floors: 2 }], tasks: [] }
    fc.assert(
      fc.property(arbitraryDocument, arbitraryDocument, fc.array(anySave), (document, former, saves) => {
        const account = anAccount({ ...document, settlement })
        let version = 1
        const saveAll = () => {
          for (const { clientId, lag, operations } of saves)
            version = account.save(clientId, Math.max(1, version - lag), ...operations)
        }
        saveAll()
        account.restore({ ...former, settlement: { name: 'Dale', projects: [], tasks: [] } })
        version += 1
        saveAll()
        expect(account.settlement()).toBe(settlement)
      }),
    )
  })

  test('a batch that changes nothing gives the same document and trail objects', () => {
    const tracked: TrackedDocument = { document: aDocument({ stock: { log: 1 } }), trail: emptyTrail }
    const batch = { clientId: 'phone', baseVersion: 1, operations: [set(1), add(2), add(-2)] }
    expect(mergeOperations(tracked, batch, 2)).toBe(tracked)
  })
})

type Amounts = Readonly<Record<string, number>>

/** The inventory and queue without the named items. A key is an item, in the queue `item/recipe`. */
function without(
  { stock = {}, queue = {} }: { readonly stock?: Amounts; readonly queue?: Amounts },
  named: ReadonlySet<string>,
) {
  const others = (amounts: Amounts) =>
    Object.fromEntries(Object.entries(amounts).filter(([key]) => !named.has(key.split('/')[0]!)))
  return { stock: others(stock), queue: others(queue) }
}

function itemsNamed(operation: PlainOperation): readonly string[] {
  if (operation.op === 'inv.clear') return operation.itemIds
  if (operation.op === 'queue.clear') return operation.entries.map(({ itemId }) => itemId)
  return [operation.itemId]
}
