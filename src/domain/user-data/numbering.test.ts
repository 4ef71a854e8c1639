import { expect, test } from 'vitest'
import { aDocument } from '#tests/support/user-documents'
import type { ItemId } from '../catalog/item.ts'
import { isNumberedOtherwise, numberingAfter } from './numbering.ts'
import type { Operation } from './operation.ts'
import { emptyTrail } from './trail.ts'

const sawn = aDocument({ queue: { 'plank/1': 4 } })
const plain = aDocument({ queue: { 'plank/0': 4 } })
const by = (catalogue: string | null, document = sawn) => ({ document, catalogue, trail: emptyTrail })
const request = (catalogue: string | null, ...operations: Operation[]) => ({
  clientId: 'phone',
  baseVersion: 3,
  operations,
  catalogue,
})
const move: Operation = { op: 'catalogue.move', from: 'v1', to: 'v2', operations: [] }

test('BEY-14: only a request that names another numbering than the plan’s is refused, and only if the plan has chosen recipes', () => {
  expect(isNumberedOtherwise(by('v2'), request('v1'))).toBe(true)
  for (const other of [by('v1'), by(null), by('v2', plain)])
    expect(isNumberedOtherwise(other, request('v1'))).toBe(false)
  expect(isNumberedOtherwise(by('v2'), request(null))).toBe(false)
})

test('SAVE-4, BEY-14: only a device that knows the whole plan can move it, and only from the game data that it has', () => {
  expect(isNumberedOtherwise(by('v1'), request('v2', move))).toBe(false)
  expect(isNumberedOtherwise(by('v3'), request('v2', move))).toBe(true)
  // The laptop has saved version 4, and the phone's request was made on version 3.
  const byLaptop = { version: 4, clientId: 'laptop', others: 0 }
  const trail = { ...emptyTrail, traces: new Map([['stock log', byLaptop]]) }
  for (const document of [sawn, plain])
    expect(isNumberedOtherwise({ document, trail, catalogue: 'v1' }, request('v2', move))).toBe(true)
})

test('BEY-14: a plan keeps its numbering until it is moved; without chosen recipes it has none', () => {
  expect(numberingAfter(sawn, by('v1'), request(null))).toBe('v1')
  expect(numberingAfter(sawn, by('v1'), request('v2', move))).toBe('v2')
  expect(numberingAfter(plain, by('v1'), request('v1'))).toBeNull()
})

test('BEY-14: after an earlier release has chosen a recipe without naming its game data, the plan’s numbering is unknown', () => {
  const choosing: Operation = { op: 'queue.setQty', itemId: 'plank' as ItemId, recipeIndex: 1, quantity: 2 }
  expect(numberingAfter(sawn, by('v1'), request(null, choosing))).toBeNull()
  expect(numberingAfter(sawn, by('v1'), request('v1', choosing))).toBe('v1')
  const stocking: Operation = { op: 'inv.add', itemId: 'log' as ItemId, amount: 2 }
  expect(numberingAfter(sawn, by(null), request('v1', stocking))).toBeNull()
  expect(numberingAfter(sawn, by(null), request('v2', choosing))).toBe('v2')
})
