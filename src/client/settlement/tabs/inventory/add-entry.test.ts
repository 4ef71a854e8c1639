import { expect, test } from 'vitest'
import { findItem } from '#domain/catalog/catalog'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { emptyEntry, entryAfter } from './add-entry.ts'

const catalog = aCatalog({ Log: {}, Plank: {} })
const [log, plank] = ['Log', 'Plank'].map((name) => findItem(catalog, itemId(name))!)
const sent = { typed: 'Log', item: log, quantity: 20, note: 'from the mill' }

test('INV-1: once 20 logs are added the form is empty, as long as nothing was typed since', () => {
  expect(entryAfter(sent, sent)).toBe(emptyEntry)
})

test('INV-1: planks that are typed before the answer to 20 logs stay, without the number and the note of the logs', () => {
  const next = { ...sent, typed: 'Plank', item: plank }
  expect(entryAfter(sent, next)).toEqual({ ...emptyEntry, typed: 'Plank', item: plank })
  const whole = { ...next, quantity: 4, note: 'from the yard' }
  expect(entryAfter(sent, whole)).toEqual(whole)
})

test('INV-1: the letters “Pla” that are typed before the answer to 20 logs stay', () => {
  const next = { ...sent, typed: 'Pla', item: undefined }
  expect(entryAfter(sent, next)).toEqual({ ...emptyEntry, typed: 'Pla' })
})
