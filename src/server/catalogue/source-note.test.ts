import { expect, test } from 'vitest'
import { addsTo } from './source-note.ts'

test('BEY-14: the same data say more once their source names a later day, or has tables that an earlier release did not list', () => {
  const note = { date: '2026-08-06', extraTables: ['item_conversion_recipe_desc'] }
  expect(addsTo(note, note)).toBe(false)
  expect(addsTo(note, { ...note, date: '2026-08-07' })).toBe(true)
  expect(addsTo({ ...note, extraTables: [] }, note)).toBe(true)
  expect(addsTo({ date: '', extraTables: [] }, note)).toBe(true)
  const older = { date: '', extraTables: ['item_conversion_recipe_desc', 'placeable_interaction_desc'] }
  expect(addsTo(note, older), 'never a day that is not known').toBe(false)
})
