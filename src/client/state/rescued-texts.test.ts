import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#tests/support/browser-storage'
import { setAside } from './plan-copies.ts'
import { setPlanOwner } from './plan-owner.ts'
import { forgetRescuedTexts, readRescuedTexts } from './rescued-texts.ts'

afterEach(() => vi.unstubAllGlobals())

test('AUTH-3, R11: a damaged plan is offered to its account alone and is forgotten with it; one made signed out is offered to everybody', () => {
  const storage = browserStorage()
  vi.stubGlobal('localStorage', storage)
  const offeredTo = (userId: string | null) => {
    setPlanOwner(userId)
    return readRescuedTexts().map(({ text }) => text)
  }
  setAside(storage, 'of nobody', { owner: null, now: 1 })
  setAside(storage, 'of Olivia', { owner: 'olivia', now: 3 })
  setAside(storage, 'of Ben', { owner: 'ben', now: 2 })
  // Build lists that could not be read were set aside at 4; they belong to no account.
  storage.setItem('bit-calculator.build-lists.rescued.4', 'lists')
  expect(offeredTo('ben')).toEqual(['lists', 'of Ben', 'of nobody'])
  expect(offeredTo('olivia')).toEqual(['lists', 'of Olivia', 'of nobody'])
  expect(offeredTo(null)).toEqual(['lists', 'of nobody'])
  forgetRescuedTexts('ben')
  expect(offeredTo('ben')).toEqual(['lists', 'of nobody'])
  expect(offeredTo('olivia')).toEqual(['lists', 'of Olivia', 'of nobody'])
  setPlanOwner(null)
})
