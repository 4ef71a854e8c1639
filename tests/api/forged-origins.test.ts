import { beforeAll, describe, expect, test } from 'vitest'
import { set } from '../support/saving.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { ask, type RawAnswer, type RawHeaders } from '../support/server-requests.ts'
import { answerOf, type Somebody, signInSomebody } from '../support/settlements.ts'

/** Headers that are not those of our own page. PORT is the server's; null leaves a header out. */
type Headers = Readonly<Record<string, string | string[] | null>>
/** 45 cases (B16), each of which asks all ten addresses. */
type Case = readonly [what: string, headers: Headers]

const here = 'http://localhost:PORT'
const evil = 'https://evil.example'
const oldBrowser = { 'sec-fetch-site': null }
const nothing = { origin: null, 'sec-fetch-site': null }

const addresses: readonly (readonly [path: string, body: object])[] = [
  ['/api/updateUser', { customDisplayName: 'Forged' }],
  [
    '/api/saveUserData',
    { clientId: crypto.randomUUID(), seq: 1, baseVersion: 1, operations: [set('log', 1)] },
  ],
  ['/api/createSettlement', { name: 'Forged' }],
  ['/api/openSampleSettlement', {}],
  ['/api/getCatalogues', {}],
  ['/api/auth/start', { provider: 'development' }],
  ['/api/endAllSessions', {}],
  ['/api/deleteAccount', { confirm: 'DELETE' }],
  ['/api/auth/sign-out', {}],
  ['/', {}],
]

const taken: readonly Case[] = [
  ['from our own page', {}],
  ['from our own page in a browser that sends no Sec-Fetch-Site', oldBrowser],
  ['from our own page in a browser that sends no Origin', { origin: null }],
  [
    'from our own page under the other name of this machine',
    { host: '127.0.0.1:PORT', origin: 'http://127.0.0.1:PORT' },
  ],
  ['from a program that is no browser', { ...nothing, cookie: null }],
  ['as JSON with a charset', { 'content-type': 'application/json; charset=utf-8' }],
  ['as JSON written in capitals', { 'content-type': 'Application/JSON' }],
]

const foreign: readonly Case[] = [
  ['from a foreign page', { origin: evil, 'sec-fetch-site': 'cross-site' }],
  ['from a foreign page in an old browser', { origin: evil, ...oldBrowser }],
  ['from a foreign page without a cookie', { origin: evil, ...oldBrowser, cookie: null }],
  ['from a foreign page that claims to be ours', { origin: evil }],
  ['from a sibling site', { origin: 'http://other.localhost', 'sec-fetch-site': 'same-site' }],
  ['from another port of this machine', { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }],
  ['from our host with https, in an old browser', { origin: 'https://localhost:PORT', ...oldBrowser }],
  [
    'from the other name of this machine, in an old browser',
    { origin: 'http://127.0.0.1:PORT', ...oldBrowser },
  ],
  ['from the other name of this machine, which claims to be ours', { origin: 'http://127.0.0.1:PORT' }],
  ['from a page without an origin, in an old browser', { origin: 'null', ...oldBrowser }],
  ['from a frame without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['from a page without an origin that claims to be ours', { origin: 'null' }],
  ['from an empty origin', { origin: '' }],
  ['from an origin that only begins like ours', { origin: 'http://localhost.evil.example:PORT' }],
  ['from our origin without its port', { origin: 'http://localhost' }],
  ['from our origin as the user of another', { origin: `${here}@evil.example` }],
  ['from our origin with a user', { origin: 'http://vera@localhost:PORT' }],
  ['from our origin with a path', { origin: `${here}/` }],
  ['from our origin with a dot behind its name', { origin: 'http://localhost.:PORT' }],
  ['from our origin in capitals', { origin: 'HTTP://LOCALHOST:PORT' }],
  ['from our host in another kind of address', { origin: 'ftp://localhost:PORT' }],
  ['from two origins, the first of which is ours', { origin: [here, evil] }],
  ['from two origins in one line', { origin: `${here} ${evil}` }],
  ['when the browser says cross-site, whatever the origin', { 'sec-fetch-site': 'cross-site' }],
  ['when the browser says same-site, whatever the origin', { 'sec-fetch-site': 'same-site' }],
  ['when the browser says same-origin in capitals', { 'sec-fetch-site': 'Same-Origin' }],
  ['when the browser says two things', { 'sec-fetch-site': ['same-origin', 'cross-site'] }],
  ['typed into the address bar', { origin: null, 'sec-fetch-site': 'none' }],
  ['with a cookie, when nothing says where it comes from', nothing],
  ['with a cookie and nothing but a Referer of ours', { ...nothing, referer: `${here}/` }],
]

const notJson: readonly Case[] = [
  ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['as a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['as text that calls itself JSON', { 'content-type': 'text/plain; charset=application/json' }],
  ['as another type that begins like JSON', { 'content-type': 'application/jsonp' }],
  ['as nothing in particular', { 'content-type': null }],
]

const { start } = serversOfThisFile()
let server: RunningServer
let vera: Somebody
let herState: unknown
let players = 0

beforeAll(async () => {
  server = await start({ SIGN_INS_PER_MINUTE: '1000', API_REQUESTS_PER_MINUTE: '100000' })
  vera = await signInSomebody(server, 'Vera')
  herState = await stateOf(vera)
})

test.each(taken)('S2: a write is taken %s', async (_what, headers) => {
  const [first, ...more] = await askAll(headers, await signInSomebody(server, `Player ${++players}`))
  expect(first?.status).toBe(headers.cookie === null ? 401 : 200)
  for (const { status } of more) {
    expect([403, 415, 421]).not.toContain(status)
    expect(status).toBeLessThan(500)
  }
})

test.each(foreign)('S2: a write is refused %s', async (_what, headers) => {
  for (const { status, body } of await askAll(headers, vera)) {
    expect(status).toBe(403)
    expect(JSON.parse(body.toString())).toEqual({
      code: 'FORBIDDEN',
      message: expect.stringContaining('PUBLIC_URL'),
    })
  }
  expect(await stateOf(vera)).toEqual(herState)
})

test.each(notJson)('S2: a write of our own page is refused %s', async (_what, headers) => {
  const answers = await askAll(headers, vera)
  expect(answers.map(({ status }) => status)).toEqual(
    addresses.map(([path]) => (path.startsWith('/api/') ? 415 : 404)),
  )
  expect(JSON.parse(answers[0]!.body.toString())).toEqual({
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'Send the request as application/json.',
  })
  expect(await stateOf(vera)).toEqual(herState)
})

describe('S2: a foreign page', () => {
  test.each([
    ['changes nothing by reading', 'GET'],
    ['is told by no answer that it may read or ask', 'OPTIONS'],
    ['is refused with every other method', 'PUT'],
  ])('%s', async (_what, method) => {
    const asks = { origin: evil, 'sec-fetch-site': 'cross-site', 'access-control-request-method': 'POST' }
    for (const { status, headers } of await askAll(asks, vera, method)) {
      if (method === 'PUT') expect(status).toBe(403)
      expect(status).toBeLessThan(500)
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
    expect(await stateOf(vera)).toEqual(herState)
  })
})

/** What all ten addresses answer to a signed-in player's request, one after the other. */
async function askAll(given: Headers, who: Somebody, method = 'POST'): Promise<readonly RawAnswer[]> {
  const ours = {
    host: 'localhost:PORT',
    origin: here,
    'sec-fetch-site': 'same-origin',
    cookie: who.cookie,
    'content-type': 'application/json',
  }
  const sent = Object.entries<string | string[] | null>({ ...ours, ...given })
  const headers: RawHeaders = Object.fromEntries(
    sent.flatMap(([name, value]) => (value === null ? [] : [[name, withPort(value)]])),
  )
  const answers: RawAnswer[] = []
  for (const [path, body] of addresses)
    answers.push(
      await ask(server, path, { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body) }) }),
    )
  return answers
}

function withPort(value: string | string[]): string | string[] {
  const put = (text: string) => text.replaceAll('PORT', String(server.port))
  return typeof value === 'string' ? put(value) : value.map(put)
}

function stateOf(who: Somebody): Promise<unknown> {
  const procedures = ['getUser', 'getSessions', 'getSettlementsUserCanAccess', 'loadUserData']
  return Promise.all(procedures.map((procedure) => answerOf(who.ask(procedure))))
}
