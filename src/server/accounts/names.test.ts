import { expect, test } from 'vitest'
import { type NameField, nameFault, tidyName } from './names.ts'

const wrongUsername = 'Username can only contain letters, numbers, underscores, and dashes'
const wrongDisplayName =
  'Display name can only contain letters, numbers, spaces, dashes, underscores, and periods'

test.each<[NameField, string, string | null]>([
  ['username', 'Al', null],
  ['username', 'A', 'Username must be at least 2 characters long'],
  ['username', 'a'.repeat(20), null],
  ['username', 'a'.repeat(21), 'Username cannot be longer than 20 characters'],
  ['username', 'Ægir_the-2nd', null],
  ['username', '𝒜'.repeat(20), null],
  ['username', 'two words', wrongUsername],
  ['username', 'dot.ted', wrongUsername],
  // A zero-width space, a change of direction; further down, letters that show nothing.
  ['username', 'a\u200bb', wrongUsername],
  ['username', 'a\u202eb', wrongUsername],
  ['username', 'a\nb', wrongUsername],
  ['username', '\u3164\u3164', wrongUsername],
  ['username', '<b>', wrongUsername],
  ['username', '', null],
  ['customDisplayName', 'Dr. Al-Khwarizmi_1', null],
  ['customDisplayName', 'A', 'Display name must be at least 2 characters long'],
  ['customDisplayName', 'a'.repeat(30), null],
  ['customDisplayName', 'a'.repeat(31), 'Display name cannot be longer than 30 characters'],
  ['customDisplayName', 'a\tb', wrongDisplayName],
  ['customDisplayName', 'a\u00a0b', wrongDisplayName],
  ['customDisplayName', 'a\u2066b', wrongDisplayName],
  ['customDisplayName', 'a@b', wrongDisplayName],
])('SYS-9: as %s, %j is answered with %j', (field, name, sentence) => {
  expect(nameFault(field, tidyName(name))).toBe(sentence)
})

test('SET-10: a letter and its accent count as one character, however they were typed', () => {
  expect(tidyName(' e\u0301a ')).toBe('éa')
  expect(tidyName('The   Miller')).toBe('The Miller')
})
