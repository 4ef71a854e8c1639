import { expect, test } from 'vitest'
import { maskAddress } from './mask-address.ts'

test('SYS-8: a masked address shows its first letters and its ending, whatever its length', () => {
  expect(maskAddress('olivia@example.com')).toBe('o•••@e•••.com')
  expect(maskAddress('o@mail.example.co.uk')).toBe('o•••@m•••.uk')
  expect(maskAddress('root@localhost')).toBe('r•••@l•••')
})

test('SYS-8: text that is no address is masked completely', () => {
  expect(maskAddress('olivia')).toBe('•••')
  expect(maskAddress('@example.com')).toBe('•••')
})
