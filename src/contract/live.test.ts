import { expect, test } from 'vitest'
import { liveAddress, mostTopics, settlementTopic, topicsAskedFor } from './live.ts'

const riverside = '6f0f3c0e-4a53-4a59-9a8a-0d1f1b0c1234'

test('SAVE-7, SET-8: one address asks for several topics, each with the last number that the reader knows', () => {
  const wanted = [
    { topic: 'account', after: 5 },
    { topic: settlementTopic(riverside), after: 12 },
    { topic: settlementTopic('elm'), after: null },
  ] as const
  const address = liveAddress('tab-1', wanted)
  expect(address).toBe(`/api/live?name=tab-1&topics=account@5,settlement:${riverside}@12,settlement:elm`)
  const asked = new URL(address, 'http://localhost').searchParams
  expect(asked.get('name')).toBe('tab-1')
  expect(topicsAskedFor(asked.get('topics')!)).toEqual(wanted)
})

test.each([
  ['nothing', ''],
  ['an unknown topic', 'account,weather'],
  ['one topic twice', 'account@1,account@2'],
  ['an invalid number', 'account@-1'],
  ['a settlement without an id', 'settlement:'],
  [`more than ${mostTopics} topics`, Array.from({ length: 51 }, (_, at) => `settlement:${at}`).join(',')],
])('S6: an address that asks for %s is refused', (_, text) => {
  expect(topicsAskedFor(text)).toBeNull()
})
