import { expect, test } from 'vitest'
import { itemId } from '#tests/support/catalog-builder'
import { largerAmounts } from './larger-amounts.ts'

test('SAVE-3, SYS-5: of 3 planks here and 5 in the account 5 stay, and items of one side alone stay too', () => {
  const here = new Map([
    [itemId('log'), 12],
    [itemId('plank'), 3],
  ])
  const account = new Map([
    [itemId('plank'), 5],
    [itemId('stool'), 1],
  ])
  const both = { log: 12, plank: 5, stool: 1 }
  expect(Object.fromEntries(largerAmounts(here, account))).toEqual(both)
  expect(Object.fromEntries(largerAmounts(account, here))).toEqual(both)
})
