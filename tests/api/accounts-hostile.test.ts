import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CookieBrowser, openBrowser } from '#scripts/seed/cookie-jar'
import { startSignIn } from '#scripts/seed/development-sign-in'
import { type Issuer, startIssuer } from '../support/issuer.ts'
import { serversOfThisFile } from '../support/server.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { pageOf } from '../support/sign-in.ts'
import { callbackIn, expectNobody } from '../support/sign-in-by-issuer.ts'

const servers = serversOfThisFile()
let issuer: Issuer
let open: OpenServer
let page: string
let browser: CookieBrowser

beforeAll(async () => {
  issuer = await startIssuer()
  open = await startOpenServer(servers, { settings: async () => ({}) }, issuer.settings)
  page = pageOf(open.server())
})
afterAll(() => issuer?.stop())
beforeEach(() => {
  issuer.lies = {}
  issuer.person = { sub: 'mallory', email: 'mallory@example.org' }
  browser = openBrowser()
})

test('S4: for comparison, the honest flow signs in', async () => {
  const done = await browser.open((await callbackIn(browser, page)).href)
  expect(done.body).toContain('data-status="success"')
  expect(browser.cookies(page)).toContain('session_token')
})

describe('S4: nobody is signed in by a provider that lies', () => {
  test.each<[string, Issuer['lies']]>([
    ['a subject that is no text', { claims: (claims) => ({ ...claims, sub: { id: 1 } }) }],
    [
      'another issuer in the address',
      { answer: ({ searchParams }) => searchParams.set('iss', 'https://x.example') },
    ],
  ])('%s', async (_title, lies) => {
    issuer.lies = lies
    expectNobody(browser, await browser.open(await startSignIn(browser, page, 'oidc')), page)
  })

  test.each([
    ['access_denied', 'cancelled-popup-request'],
    ['temporarily_unavailable', 'network-request-failed'],
    ['server_error', 'network-request-failed'],
    ['<script>alert(1)</script>', 'invalid-credential'],
    ['__proto__', 'invalid-credential'],
  ])('the error %s becomes %s', async (told, error) => {
    issuer.lies = {
      answer: ({ searchParams }) => {
        searchParams.delete('code')
        searchParams.set('error', told)
        searchParams.set('error_description', '<b>Call this number</b>')
      },
    }
    const done = await browser.open(await startSignIn(browser, page, 'oidc'))
    expectNobody(browser, done, page, error)
    expect(done.body).not.toMatch(/<script>alert|Call this number/)
  })
})

describe('S4: nobody is signed in by a manipulated callback', () => {
  test.each<[string, (address: URL) => void]>([
    ['an empty state', ({ searchParams }) => searchParams.set('state', '')],
    ['two states', ({ searchParams }) => searchParams.append('state', 'x'.repeat(32))],
    ['a very long state', ({ searchParams }) => searchParams.set('state', 'x'.repeat(8_000))],
    ['a state with SQL in it', ({ searchParams }) => searchParams.set('state', "' or 1=1 --")],
  ])('%s', async (_title, change) => {
    const address = await callbackIn(browser, page)
    change(address)
    expectNobody(browser, await browser.open(address.href), page)
  })

  test('of a provider that does not exist', async () => {
    const address = await callbackIn(browser, page)
    for (const id of ['google', 'credential', 'x', '..%2Foidc', '__proto__'])
      expect((await browser.ask(address.href.replace('/oidc?', `/${id}?`))).status).toBe(404)
    expect(browser.cookies(page)).not.toContain('session_token')
  })

  test('sent as a form by another site', async () => {
    const address = await callbackIn(browser, page)
    const answer = await browser.ask(address.href, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.status).toBe(403)
    expect(browser.cookies(page)).not.toContain('session_token')
  })
})

describe('S4: the sign-in returns only to our own pages', () => {
  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/api/auth/done/../../..//evil.example',
  ])('%s is no place to return to', async (place) => {
    for (const field of ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL', 'returnTo']) {
      const answer = await browser.ask(`${page}/api/auth/start`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ provider: 'oidc', [field]: place }),
      })
      expect(answer.status).toBe(422)
    }
    const start = await browser.ask(`${page}/api/auth/start`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ provider: 'oidc', nonce: place.slice(0, 64) }),
    })
    const { url } = JSON.parse(start.body)
    const done = await browser.open(url)
    expect(done.url).toBe(`${page}/api/auth/done`)
    const address = await callbackIn(browser, page)
    for (const field of ['callbackURL', 'errorCallbackURL', 'redirectTo'])
      address.searchParams.set(field, place)
    expect(new URL((await browser.open(address.href)).url).pathname).toBe('/api/auth/done')
  })

  test('an invalid nonce or provider never becomes markup', async () => {
    const odd = encodeURIComponent('"><script>alert(1)</script>')
    for (const path of [`start?provider=${odd}&nonce=${odd}`, `done?nonce=${odd}&error=${odd}`]) {
      const { body, headers } = await browser.ask(`${page}/api/auth/${path}`)
      expect(body).not.toContain('<script>alert')
      expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    }
  })
})

describe('other functions of the sign-in library cannot be reached', () => {
  test.each([
    ['GET', 'get-session'],
    ['GET', 'list-sessions'],
    ['POST', 'sign-in/social'],
    ['POST', 'link-social'],
    ['POST', 'unlink-account'],
    ['POST', 'update-user'],
    ['POST', 'change-email'],
    ['POST', 'delete-user'],
    ['POST', 'get-access-token'],
    ['POST', 'refresh-token'],
    ['GET', 'account-info'],
    ['POST', 'revoke-sessions'],
    ['POST', 'callback/oidc'],
    ['GET', 'sign-out'],
    ['GET', 'error'],
    ['GET', 'ok'],
  ])('%s %s', async (method, path) => {
    const done = await browser.open((await callbackIn(browser, page)).href)
    expect(done.body).toContain('success')
    const answer = await browser.ask(`${page}/api/auth/${path}`, {
      method,
      ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: '{}' }),
    })
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([404, 'NOT_FOUND'])
  })
})

test('S2: another site can neither begin a sign-in nor sign anybody out', async () => {
  await browser.open((await callbackIn(browser, page)).href)
  for (const path of ['start', 'sign-out'])
    for (const headers of [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await browser.ask(`${page}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"provider":"oidc"}',
      })
      expect(answer.status).toBe(403)
    }
  const user = await browser.ask(`${page}/api/getUser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(user.status).toBe(200)
})

test('S4: after all this every session belongs to somebody who signed in', async () => {
  const [half] = await open.rows(
    `select count(*)::int as n from sessions left join profiles using (user_id) where profiles.user_id is null`,
  )
  expect(half).toEqual({ n: 0 })
  expect(await open.rows(`select account_id from accounts`)).toEqual([
    { account_id: `${issuer.url} mallory` },
  ])
})
