import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '#scripts/seed/cookie-jar'
import { startSignIn } from '#scripts/seed/development-sign-in'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { ask } from '../support/server-requests.ts'
import { pageOf } from '../support/sign-in.ts'

const { start } = serversOfThisFile()
let server: RunningServer

beforeAll(async () => {
  server = await start({ SIGN_INS_PER_MINUTE: '1000' })
})

type Headers = Readonly<Record<string, string>>

/** What each address of the development sign-in answers to a request with these headers. */
async function statuses(headers: Headers): Promise<Readonly<Record<string, number>>> {
  const own = { host: `localhost:${server.port}` }
  const form = { ...own, ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  const interaction = new URL(await choosePage()).pathname
  return {
    start: (await post('auth/start', { provider: 'development' }, headers)).status,
    discovery: (await get('development/.well-known/openid-configuration')).status,
    keys: (await get('development/jwks')).status,
    authorization: (await get('development/auth')).status,
    page: (await ask(server, interaction, { headers: { ...own, ...headers } })).status,
    choice: (await ask(server, interaction, { method: 'POST', headers: form, body: 'account=olivia' }))
      .status,
    token: (await ask(server, '/api/auth/development/token', { method: 'POST', headers: form })).status,
    callback: (await get('callback/development?code=x&state=y')).status,
  }
  function get(path: string) {
    return ask(server, `/api/auth/${path}`, { headers: { ...own, ...headers } })
  }
}

/** The page where somebody, at this machine, is about to choose who to be. */
async function choosePage(): Promise<string> {
  const browser = openBrowser()
  return (await browser.open(await startSignIn(browser, pageOf(server), 'development'))).url
}

async function post(path: string, body: object, headers: Headers) {
  const answer = await ask(server, `/api/${path}`, {
    method: 'POST',
    headers: { host: `localhost:${server.port}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: JSON.parse(answer.body.toString()) }
}

describe('AUTH-1: where PUBLIC_URL was forgotten, the development sign-in does not answer through a proxy', () => {
  const nothing = {
    start: 404,
    discovery: 404,
    keys: 404,
    authorization: 404,
    page: 404,
    choice: 404,
    token: 404,
    callback: 404,
  }

  test('as a control, it answers on this machine', async () => {
    expect(await statuses({})).toEqual({
      start: 200,
      discovery: 200,
      keys: 200,
      authorization: 400,
      page: 200,
      choice: 200,
      token: 400,
      callback: 302,
    })
  })

  test.each<[string, Headers]>([
    ['Forwarded', { forwarded: 'for=203.0.113.7;host=planner.example;proto=https' }],
    ['X-Forwarded-For', { 'x-forwarded-for': '203.0.113.7' }],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'planner.example' }],
    ['X-Forwarded-Proto', { 'x-forwarded-proto': 'https' }],
    ['X-Real-IP', { 'x-real-ip': '203.0.113.7' }],
    ['Via', { via: '1.1 proxy' }],
    ['an empty X-Forwarded-For', { 'x-forwarded-for': '' }],
  ])('which is known by %s', async (_title, headers) => {
    expect(await post('getSignInProviders', {}, headers)).toEqual({ status: 200, body: [] })
    expect(await statuses(headers)).toEqual(nothing)
  })

  test('which rewrites Host, adds nothing and speaks HTTP/1.0, as nginx does by itself', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(server.port, '127.0.0.1')
      let received = ''
      socket.on('data', (chunk) => {
        received += chunk
      })
      socket.on('close', () => resolve(received))
      socket.write(
        `POST /api/getSignInProviders HTTP/1.0\r\nhost: 127.0.0.1:${server.port}\r\n` +
          'content-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
      )
    })
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer.split('\r\n\r\n')[1]).toContain('[]')
  })
})

describe('S6: a proxy that TRUSTED_PROXIES does not count', () => {
  const warnings = (where: RunningServer) =>
    where
      .output()
      .split('\n')
      .filter((line) => line.includes('TRUSTED_PROXIES'))
  const askThrice = async (where: RunningServer) => {
    const answered = () => where.output().split('/api/openapi.json').length - 1
    const before = answered()
    for (const headers of [{ via: '1.1 proxy' }, { 'x-forwarded-for': '203.0.113.7' }, {}])
      await ask(where, '/api/openapi.json', { headers: { host: `localhost:${where.port}`, ...headers } })
    await eventually(async () => answered() === before + 3)
  }

  test('is named in the log once, with the setting and without an address', async () => {
    const untold = await start()
    await askThrice(untold)
    await askThrice(untold)
    expect(warnings(untold).map((line) => JSON.parse(line))).toEqual([
      {
        level: 40,
        time: expect.any(String),
        msg:
          'Requests come through a proxy, but TRUSTED_PROXIES is 0: limits count everybody behind it as one. Set ' +
          'TRUSTED_PROXIES to the number of proxies of yours.',
      },
    ])
  })

  test('is not named where it is counted', async () => {
    const told = await start({ TRUSTED_PROXIES: '1' })
    await askThrice(told)
    expect(warnings(told)).toEqual([])
  })
})

describe('AUTH-1: the development sign-in answers only in the address', () => {
  test('its description names query as the only response mode', async () => {
    const path = '/api/auth/development/.well-known/openid-configuration'
    const { body } = await ask(server, path)
    expect(JSON.parse(body.toString()).response_modes_supported).toEqual(['query'])
  })

  test.each(['form_post', 'fragment', 'query.jwt', ''])('response_mode “%s” does not exist', async (mode) => {
    const url = new URL(await startSignIn(openBrowser(), pageOf(server), 'development'))
    url.searchParams.append('response_mode', mode)
    expect((await fetch(url)).status).toBe(404)
  })

  test('a request that is sent as a form is not found', async () => {
    const url = new URL(await startSignIn(openBrowser(), pageOf(server), 'development'))
    url.searchParams.set('response_mode', 'form_post')
    const asked = await fetch(url.origin + url.pathname, { method: 'POST', body: url.searchParams })
    expect(asked.status).toBe(404)
  })
})
