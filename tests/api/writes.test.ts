import { beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { call } from '../support/server-requests.ts'

const { start } = serversOfThisFile()
let server: RunningServer
let own: string

beforeAll(async () => {
  server = await start()
  own = `http://localhost:${server.port}`
})

describe('S2: a write is taken', () => {
  test('from our own page', async () => {
    expect(await statusOf({ origin: own, 'sec-fetch-site': 'same-origin', cookie: 'a=b' })).toBe(200)
  })
  test('from our own page in a browser that sends no Sec-Fetch-Site', async () => {
    expect(await statusOf({ origin: own, cookie: 'a=b' })).toBe(200)
  })
  test('from our own page under the other name of this machine', async () => {
    expect(await statusOf({ origin: server.url, 'sec-fetch-site': 'same-origin', cookie: 'a=b' })).toBe(200)
  })
  test('from a program that is no browser', async () => {
    expect(await statusOf({})).toBe(200)
  })
})

describe('S2: a write is refused', () => {
  test.each([
    ['from a foreign page', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['from a foreign page in an old browser', { origin: 'https://evil.example' }],
    [
      'from a foreign page that claims to be ours',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['from a sibling site', { origin: 'http://other.localhost', 'sec-fetch-site': 'same-site' }],
    ['from another port of this machine', { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }],
    ['from a page without an origin', { origin: 'null' }],
    ['from an origin that only begins like ours', { origin: 'http://localhost.evil.example' }],
    ['with a cookie, when nothing says where it comes from', { cookie: 'a=b' }],
    [
      'when the browser says cross-site, whatever the origin',
      { origin: 'own', 'sec-fetch-site': 'cross-site' },
    ],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }],
  ])('%s', async (_title, headers: Record<string, string>) => {
    const sent = { ...headers, ...(headers.origin === 'own' && { origin: own }) }
    const answer = await call(server, 'getCatalogues', {}, sent)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({ code: 'FORBIDDEN', message: expect.stringContaining('PUBLIC_URL') })
  })

  test('also outside the API', async () => {
    const answer = await fetch(`${server.url}/`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    })
    expect(answer.status).toBe(403)
  })
})

describe('S2: only application/json is taken', () => {
  test.each([
    ['application/x-www-form-urlencoded', ''],
    ['multipart/form-data; boundary=x', '--x--'],
    ['text/plain', '{}'],
    ['application/jsonp', '{}'],
    ['', '{}'],
  ])('a body sent as “%s” is refused', async (type, body) => {
    const answer = await call(server, 'getCatalogues', body, { 'content-type': type })
    expect([answer.status, await answer.json()]).toEqual([
      415,
      { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the request as application/json.' },
    ])
  })

  test('with or without a charset', async () => {
    expect(await statusOf({ 'content-type': 'application/json; charset=utf-8' })).toBe(200)
  })
})

test('S2: no answer allows another site to read it', async () => {
  const answer = await fetch(`${server.url}/api/getCatalogues`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })
  await answer.arrayBuffer()
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

async function statusOf(headers: Record<string, string>): Promise<number> {
  const answer = await call(server, 'getCatalogues', {}, headers)
  await answer.arrayBuffer()
  return answer.status
}
