import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('SET-8, B18: after a topic was sent it rests: five changes that come meanwhile are sent together, those of another topic at once', async () => {
  const latest = { oakhaven: 1, riverside: 1 }
  const sent: string[] = []
  const send = oneAtATime<keyof typeof latest>(
    async (topic) => {
      sent.push(`${topic} ${latest[topic]}`)
      return 300
    },
    (error) => expect.fail(String(error)),
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

test('SET-8, R4: what could not be sent is tried again for the changes that came meanwhile, but not at once', async () => {
  const [tries, errors]: [string[], unknown[]] = [[], []]
  const send = oneAtATime<string>(
    async (topic) => {
      tries.push(topic)
      if (tries.length === 1) throw new Error('no database')
      return 0
    },
    (error) => void errors.push(error),
  )
  send('oakhaven')
  send('oakhaven')
  await nextTurn()
  expect(tries).toEqual(['oakhaven'])
  await vi.waitFor(() => expect(tries).toEqual(['oakhaven', 'oakhaven']))
  expect(errors).toEqual([new Error('no database')])
})
