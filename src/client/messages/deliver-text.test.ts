import { expect, test } from 'vitest'
import { deliverText } from './deliver-text.ts'

test('BEY-12: what is still missing is said of one piece as of several', () => {
  expect(deliverText.notMore(1)).toMatch(/^Only 1 is still missing\./)
  expect(deliverText.notMore(6)).toMatch(/^Only 6 are still missing\./)
})
