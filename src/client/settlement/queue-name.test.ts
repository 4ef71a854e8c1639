import { expect, test } from 'vitest'
import { ledgerLimits } from '#domain/settlement/limits'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { nameOfQueue } from './queue-name.ts'

const entry = (item: string, quantity: number) => ({ itemId: itemId(item), quantity, recipeIndex: 0 })

test('PRJ-1: a project made of a queue is called by its first item and how many more there are; an empty queue makes none', () => {
  const catalog = aCatalog({ Stick: {}, Plank: {} })
  expect(nameOfQueue(catalog, [entry('Stick', 3)])).toBe('3 x Stick')
  expect(nameOfQueue(catalog, [entry('Stick', 3), entry('Plank', 1)])).toBe('3 x Stick and 1 more')
  expect(nameOfQueue(catalog, [])).toBeNull()
})

test('PRJ-1, S6: a project’s name is cut at the longest name that is allowed, where the item’s name alone is as long', () => {
  const long = 'a'.repeat(ledgerLimits.nameLength)
  const name = nameOfQueue(aCatalog({ [long]: {} }), [entry(long, 3)])
  expect(name).toBe(`3 x ${long}`.slice(0, ledgerLimits.nameLength))
})
