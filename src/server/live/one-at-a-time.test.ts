import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('SET-8, B18: after a topic was sent it rests: five changes that come meanwhile are sent together, those of another topic at once', async () => {
  const latest = { oakhaven: 1, riverside: 1 }
  const sent: string[] = []
  const send = oneAtATime<keyof typeof latest>(
    async (topic) => void sent.push(`${topic} ${latest[topic]}`),
    (error) => expect.fail(String(error)),
    300,
  )
  send('oakhaven')
  // By then it is sent, and rests.
  await nextTurn()
  for (let change = 2; change <= 6; change++) {
    latest.oakhaven = change
    send('oakhaven')
  }
  send('riverside')
  expect(sent).toEqual(['oakhaven 1', 'riverside 1'])
  await vi.waitFor(() => expect(sent).toEqual(['oakhaven 1', 'riverside 1', 'oakhaven 6']))
})
