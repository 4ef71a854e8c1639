import { expect, test } from 'vitest'
import { shortNotes } from './contributions-text.ts'

test('CON-2: a summary has 50 characters of the notes, on one line; a letter of two code units is not cut apart', () => {
  expect(shortNotes('In the loft,\nleft chest')).toBe('In the loft, left chest')
  expect(shortNotes('a'.repeat(50))).toBe('a'.repeat(50))
  expect(shortNotes('🪵'.repeat(51))).toBe(`${'🪵'.repeat(50)}…`)
})
