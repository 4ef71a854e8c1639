import { beforeAll, describe, expect, test } from 'vitest'
import { readConfiguration } from '#server/configuration/configuration'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { call, callSlowly } from '../support/server-requests.ts'

const { start } = serversOfThisFile()
let server: RunningServer

beforeAll(async () => {
  server = await start()
})

describe('S6: the size of a request', () => {
  const limit = 256 * 1024

  test('256 KiB is read', async () => {
    const answer = await call(server, 'getCatalogues', textOf(limit))
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([422, 'INVALID'])
  })

  test('one byte more is refused', async () => {
    const answer = await call(server, 'getCatalogues', textOf(limit + 1))
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { code: 'PAYLOAD_TOO_LARGE', message: 'A request may hold at most 256 KiB.' },
    ])
  })

  test('one byte more is refused also when its length is not announced', async () => {
    const answer = await fetch(`${server.url}/api/getCatalogues`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([textOf(limit + 1)]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
    ])
  })
})

describe('S6: the shape of a request', () => {
  test.each([
    [20, 422, 'This must be an object.'],
    [21, 400, 'JSON may be at most 20 levels deep.'],
    [100_000, 400, 'JSON may be at most 20 levels deep.'],
  ])('%i levels deep answers %i', async (levels, status, message) => {
    const answer = await call(server, 'getCatalogues', '['.repeat(levels) + ']'.repeat(levels))
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([status, message])
  })

  test('a field called length that holds no number is refused with 400, however it is spelled; with a number it passes as far as the schema', async () => {
    const odd = async (text: string) => (await call(server, 'getCatalogues', text)).status
    expect([
      await odd('{"list":{"length":{"toString":1}}}'),
      await odd('{"list":[{"\\u006cength":[[]]}]}'),
      await odd('{"list":{"length":5}}'),
    ]).toEqual([400, 400, 422])
  })

  test('brackets inside a text do not count as levels', async () => {
    const answer = await call(server, 'getCatalogues', JSON.stringify({ text: `\\"${'['.repeat(50)}` }))
    await answer.arrayBuffer()
    expect(answer.status).toBe(422)
  })

  test.each([
    [10_000, 422],
    [10_001, 400],
  ])('%i fields answer %i', async (count, status) => {
    const fields = Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 0]))
    const answer = await call(server, 'getCatalogues', fields)
    await answer.arrayBuffer()
    expect(answer.status).toBe(status)
  })
})

test('S6: 1,000 requests a minute are allowed unless the operator says otherwise', () => {
  expect(readConfiguration({}).apiRequestsPerMinute).toBe(1_000)
})

test.concurrent('S6: after as many requests as a minute allows the next has to wait, and is told how long', async () => {
  // One request a second is granted again, and even a slow machine sends more than that.
  const counted = await start({ API_REQUESTS_PER_MINUTE: '60' })
  let answered = 0
  let refused: Response | undefined
  const startedAt = Date.now()
  while (!refused) {
    const answer = await call(counted, 'getCatalogues')
    if (answer.status === 429) refused = answer
    else {
      expect(answer.status).toBe(200)
      answered++
      await answer.arrayBuffer()
    }
  }
  const grantedSince = Math.ceil((Date.now() - startedAt) / 1_000)
  expect(answered).toBeGreaterThanOrEqual(60)
  expect(answered).toBeLessThanOrEqual(60 + grantedSince)
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(await refused.json()).toEqual({
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many requests from this address. Please wait 1 s.',
  })
  const page = await fetch(`${counted.url}/healthz`)
  expect(page.status).toBe(200)
})

test.concurrent('S6: a request that takes longer than 10 s is answered with 503', async () => {
  const startedAt = Date.now()
  const slow = await callSlowly(server)
  const answer = await slow.answer
  expect(answer).toMatch(/^HTTP\/1\.1 503 /)
  expect(answer).toContain('SERVICE_UNAVAILABLE')
  expect(answer).toMatch(/retry-after: 5\r\n/i)
  expect(Date.now() - startedAt).toBeGreaterThan(9_900)
})

function textOf(bytes: number): string {
  return JSON.stringify('x'.repeat(bytes - 2))
}
