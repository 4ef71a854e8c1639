import { expect, test } from 'vitest'
import { settlementTopic } from '#contract/live'
import { openStream, openTopics } from '../support/live-stream.ts'
import { eventually, serversOfThisFile } from '../support/server.ts'
import { createSettlement, signInSomebody } from '../support/settlements.ts'

const { start } = serversOfThisFile()

test('S6: one address may hold three streams open, whoever opened them; a fourth is refused until one of them closes', async () => {
  const server = await start({ STREAMS_PER_ADDRESS: '3', TRUSTED_PROXIES: '1' })
  const [ada, ben] = [await signInSomebody(server, 'Ada'), await signInSomebody(server, 'Ben')]
  const settlementId = await createSettlement(ada)
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const first = await openStream(server, ada, from('203.0.113.1'))
  const others = [
    await openTopics(server, ada, [{ topic: settlementTopic(settlementId), after: null }], {
      headers: from('203.0.113.1'),
    }),
    await openStream(server, ben, from('203.0.113.1')),
    await openStream(server, ben, from('203.0.113.2')),
  ]
  expect([first, ...others].map(({ status }) => status)).toEqual([200, 200, 200, 200])

  const fourth = await fetch(`${server.url}/api/live?topics=account`, {
    headers: { cookie: ben.cookie, ...from('203.0.113.1') },
  })
  expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await fourth.json()).toEqual({
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many streams are open from this address: it may have 3.',
  })

  first.close()
  await eventually(async () => {
    const again = await openStream(server, ben, from('203.0.113.1'))
    others.push(again)
    return again.status === 200
  })
  for (const stream of others) stream.close()
})

test('S6: a refused stream counts only until its answer is sent', async () => {
  const server = await start({ STREAMS_PER_ADDRESS: '1' })
  for (let tries = 0; tries < 5; tries++) expect((await openStream(server, null)).status).toBe(401)
  const ada = await signInSomebody(server, 'Ada')
  const stream = await openStream(server, ada)
  expect(stream.status).toBe(200)
  stream.close()
})
