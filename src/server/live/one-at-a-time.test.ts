import { expect, test, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('SET-8, B18: after a topic was sent it rests: five changes that come meanwhile are sent together, those of another topic at once', async () => {
  const sent: string[] = []
  const send = oneAtATime<string>(
    async (topic) => void sent.push(topic),
    (error) => expect.fail(String(error)),
    100,
  )
  send('oakhaven')
  for (let change = 0; change < 5; change++) send('oakhaven')
  send('riverside')
  expect(sent).toEqual(['oakhaven', 'riverside'])
  await vi.waitFor(() => expect(sent).toEqual(['oakhaven', 'riverside', 'oakhaven']))
})
