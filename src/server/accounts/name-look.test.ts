import { expect, test } from 'vitest'
import { nameLook } from './name-look.ts'

test.each([
  ['Olivia', 'olivia', 'case'],
  ['Olivia', 'Оlіvіа', 'Cyrillic letters'],
  ['Olivia', '0livia', 'a zero'],
  ['Al', 'AI', 'a capital I for a small L'],
  ['Bob', 'Вοb', 'one Cyrillic, one Greek letter'],
  ['Вера', 'вера', 'case in Cyrillic'],
  ['Miller', 'Мiller', 'a Cyrillic capital'],
  ['Mika', 'Μικa', 'Greek letters'],
  ['Mika', 'Ｍｉｋａ', 'full-width letters'],
  ['Rose', '𝑅𝑜𝑠𝑒', 'mathematical letters'],
  ['Sam', 'Sarn', 'r and n for an m'],
  ['José', 'Jose', 'an accent'],
  ['Olivia', 'Oli\u0307via', 'a dot above an i'],
  ['OLIVIA', 'OLİVIA', 'a Turkish capital'],
  ['Rose', 'Rose\u0332', 'a line below'],
])('SET-10: %s and %s look alike: %s', (name, twin) => {
  expect(nameLook(twin)).toBe(nameLook(name))
})

test.each([
  ['Olivia', 'Oliver'],
  ['Al_Bert', 'Albert'],
  ['日本', '日木'],
])('SET-10: %s and %s do not look alike', (name, other) => {
  expect(nameLook(other)).not.toBe(nameLook(name))
})
