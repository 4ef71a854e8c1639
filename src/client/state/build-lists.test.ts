import { afterEach, expect, test, vi } from 'vitest'
import type { ItemId } from '#domain/catalog/item'
import { browserStorage } from '#tests/support/browser-storage'
import { buildListsKey, changeLocalLists, type LocalBuildList, readLocalLists } from './build-lists.ts'
import { deleteRescuedText, readRescuedTexts } from './rescued-texts.ts'

afterEach(() => vi.unstubAllGlobals())

function browserThatHolds(stored: Readonly<Record<string, string>>) {
  const held = browserStorage(stored)
  vi.stubGlobal('localStorage', held)
  return held
}

const list = (name: string, updatedAt = '2026-11-21T08:00:00.000Z'): LocalBuildList => ({
  id: name,
  name,
  entries: [{ itemId: '5' as ItemId, quantity: 3, recipeIndex: 0 }],
  createdAt: updatedAt,
  updatedAt,
})
const stored = (...lists: unknown[]) => JSON.stringify({ version: 1, lists })

test('SAVE-8: lists stay in this browser, the newest first', () => {
  browserThatHolds({})
  expect(changeLocalLists((lists) => [...lists, list('old', '2026-11-01T08:00:00.000Z')])).toBeNull()
  expect(changeLocalLists((lists) => [...lists, list('new')])).toBeNull()
  expect(readLocalLists().map(({ name }) => name)).toEqual(['new', 'old'])
})

test.each([
  ['no JSON at all', '{"version":1,"lists":[', []],
  ['no lists', '{"version":1}', []],
  [
    'a damaged list beside a good one',
    stored(list('good'), { ...list('bad'), entries: [{ itemId: 5 }] }),
    ['good'],
  ],
  ['1.5 pieces', stored({ ...list('bad'), entries: [{ itemId: '5', quantity: 1.5, recipeIndex: 0 }] }), []],
])('R11: where storage holds %s, the rest is used, and what was there is set aside', (_, text, names) => {
  const held = browserThatHolds({ [buildListsKey]: text })
  expect(readLocalLists().map(({ name }) => name)).toEqual(names)
  expect(held).toEqual({ [buildListsKey]: text })
  changeLocalLists((lists) => [...lists, list('mine')])
  expect(readLocalLists().map(({ name }) => name)).toEqual([...names, 'mine'])
  const [rescued] = readRescuedTexts()
  expect(rescued?.text).toBe(text)
  expect(deleteRescuedText(rescued!)).toBe(true)
  expect(readRescuedTexts()).toEqual([])
})

test('R13: lists of a newer app are left alone', () => {
  const text = '{"version":2,"lists":{}}'
  const held = browserThatHolds({ [buildListsKey]: text })
  expect(readLocalLists()).toEqual([])
  expect(changeLocalLists(() => [list('mine')])).toBe('newer')
  expect(held).toEqual({ [buildListsKey]: text })
})

test('R10: a browser without room says so and keeps what it had', () => {
  const held = browserThatHolds({ [buildListsKey]: stored(list('mine')) })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.getItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(changeLocalLists(() => [])).toBe('not-kept')
  expect(readLocalLists().map(({ name }) => name)).toEqual(['mine'])
})
