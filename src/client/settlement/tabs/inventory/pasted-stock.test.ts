import { expect, test } from 'vitest'
import { itemId } from '#tests/support/catalog-builder'
import { amountsToTake, pastedEffect, tooLow } from './pasted-stock.ts'

const [log, rope] = [itemId('log'), itemId('rope')]
const stock = new Map([['log', { quantity: 30, reserved: 8 }]])

test('BEY-7: 12 logs added to 30 make 42, 12 counted make 12; rope, which is not there yet, begins at 0', () => {
  expect(pastedEffect(stock, log, 12, 'add')).toBe('30 → 42')
  expect(pastedEffect(stock, log, 12, 'set')).toBe('30 → 12')
  expect(pastedEffect(stock, log, 30, 'set')).toBe('stays 30')
  expect(pastedEffect(stock, rope, 5, 'set')).toBe('0 → 5')
})

test('INV-2: 7 counted logs are fewer than the 8 that are reserved', () => {
  expect(pastedEffect(stock, log, 7, 'set')).toBe('cannot be set: 8 are reserved')
  const amounts = new Map([
    [log, 7],
    [rope, 5],
  ])
  expect([...tooLow(stock, amounts)]).toEqual(['log'])
})

test('BEY-7: an amount of 0 is not sent to be added; as counted it is sent for rope, but not for logs, of which 8 are reserved', () => {
  const none = new Map([
    [log, 0],
    [rope, 0],
  ])
  expect(amountsToTake(none, 'add', new Set())).toEqual(new Map())
  expect(amountsToTake(none, 'set', tooLow(stock, none))).toEqual(new Map([[rope, 0]]))
})
