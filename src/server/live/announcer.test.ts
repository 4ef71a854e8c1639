import { expect, test } from 'vitest'
import { createAnnouncer, updatesIn } from './announcer.ts'
import type { TopicUpdate } from './topic.ts'

const updates = (count: number): readonly TopicUpdate[] =>
  Array.from({ length: count }, () => ({ topic: `settlement:${crypto.randomUUID()}`, part: 'history' }))

/** An announcer, and what it has sent. */
function announcing() {
  const sent: string[] = []
  const announcer = createAnnouncer(async (payload) => {
    sent.push(payload)
  })
  return { sent, announcer }
}

test('SET-8: a hundred acts in a moment are two announcements: the first at once, all others together', async () => {
  const { sent, announcer } = announcing()
  const all = updates(100)
  for (const word of all) announcer.announce([word, word])
  expect(sent).toHaveLength(1)
  await announcer.stop()
  expect(sent).toHaveLength(2)
  expect(sent.flatMap(updatesIn)).toEqual(all)
})

test('SET-8: more than fits into one announcement says only that there is something to look for', async () => {
  const { sent, announcer } = announcing()
  announcer.announce(updates(1_000))
  await announcer.stop()
  expect(sent.map(updatesIn)).toEqual([null])
  expect(
    updates(140)
      .map(({ topic }) => `history=${topic}`)
      .join(' ').length,
  ).toBeLessThan(8_000)
})

test('SET-8: an announcement that fails keeps no later one back', async () => {
  const sent: string[] = []
  const announcer = createAnnouncer(async (payload) => {
    sent.push(payload)
    if (sent.length === 1) throw new Error('out of reach')
  })
  announcer.announce(updates(1))
  const [later] = updates(1)
  announcer.announce([later!])
  await announcer.stop()
  expect(updatesIn(sent[1]!)).toEqual([later])
})
