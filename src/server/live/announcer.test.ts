import { expect, test } from 'vitest'
import { createAnnouncer, updatesIn } from './announcer.ts'
import type { TopicUpdate } from './topic.ts'

const updates = (count: number): readonly TopicUpdate[] =>
  Array.from({ length: count }, () => ({ topic: `settlement:${crypto.randomUUID()}`, part: 'history' }))

/** An announcer, and the payloads it has sent. */
function announcing() {
  const sent: string[] = []
  const announcer = createAnnouncer(async (payload) => {
    sent.push(payload)
  })
  return { sent, announcer }
}

test('SET-8: a hundred acts at once are two payloads: the first is sent at once, all others together', async () => {
  const { sent, announcer } = announcing()
  const all = updates(100)
  for (const update of all) announcer.announce([update, update])
  expect(sent).toHaveLength(1)
  await announcer.stop()
  expect(sent).toHaveLength(2)
  expect(sent.flatMap(updatesIn)).toEqual(all)
})

test('SET-8: updates that do not fit into one payload are replaced by the request to compare', async () => {
  const { sent, announcer } = announcing()
  announcer.announce(updates(1_000))
  await announcer.stop()
  expect(sent.map(updatesIn)).toEqual([null])
})

test('SET-8: 140 updates fit into one payload, of less than 8,000 characters', async () => {
  const { sent, announcer } = announcing()
  const all = updates(140)
  announcer.announce(all)
  await announcer.stop()
  expect(sent.map(updatesIn)).toEqual([all])
  expect(sent[0]!.length).toBeLessThan(8_000)
})

test('SET-8: after a payload that could not be sent, the next one is sent', async () => {
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
