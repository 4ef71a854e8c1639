import { describe, expect, test } from 'vitest'
import { openBrowser } from '#scripts/seed/cookie-jar'
import { startIssuer } from '../support/issuer.ts'
import { serversOfThisFile } from '../support/server.ts'
import { freePort } from '../support/server-port.ts'
import { call } from '../support/server-requests.ts'
import { pageOf, signIn } from '../support/sign-in.ts'

const { dataFolder, folder, launch, start } = serversOfThisFile()
const https = { PUBLIC_URL: 'https://planner.example' }

describe('a server with contradictory settings about accounts says so in one sentence', () => {
  test.each<[Record<string, string>, string]>([
    [
      { GOOGLE_CLIENT_ID: 'x' },
      'GOOGLE_CLIENT_SECRET must be given too: GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET belong together.',
    ],
    [
      { DISCORD_CLIENT_SECRET: 'x' },
      'DISCORD_CLIENT_ID must be given too: DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET belong together.',
    ],
    [
      { OIDC_ISSUER: 'https://id.example' },
      'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be given too: OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET belong together.',
    ],
    [
      { OIDC_ISSUER: 'http://id.example' },
      'OIDC_ISSUER must be an https address (http only on this machine).',
    ],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters.'],
    [{ SIGN_IN_PASSWORD: 'yes' }, 'SIGN_IN_PASSWORD must be on or off.'],
    [{ PASSWORD_MIN_LENGTH: '5' }, 'PASSWORD_MIN_LENGTH must be a whole number from 6 to 128.'],
    [
      { PASSWORD_NEEDS: 'digit,emoji' },
      'PASSWORD_NEEDS must be a list out of lowercase,uppercase,digit,symbol.',
    ],
    [
      { PASSWORD_MIN_LENGTH: '12', PASSWORD_MAX_LENGTH: '8' },
      'PASSWORD_MAX_LENGTH must not be below PASSWORD_MIN_LENGTH.',
    ],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must look like smtp://user:password@host:587.'],
    [{ ...https, SIGN_IN_EMAIL_LINK: 'on' }, 'SMTP_URL must be given: signing in by email sends mails.'],
    [
      { ...https, SIGN_IN_PHONE: 'on' },
      'PHONE_SENDER_URL must be given: signing in by phone sends text messages.',
    ],
  ])('%j', async (settings, sentence) => {
    const { code, errors } = await (await launch({ DATA_DIR: folder(), ...settings })).ended
    expect([code, errors]).toEqual([1, `${sentence}\n`])
  })
})

describe('AUTH-1: the development page is only for this machine', () => {
  test.each([
    ['at a public address', https],
    ['when the network can reach it', { HOST: '0.0.0.0' }],
    ['at another machine’s address', { PUBLIC_URL: 'http://192.168.0.10:3000' }],
  ])('%s it does not exist', async (_title, settings: Record<string, string>) => {
    const server = await start(settings)
    expect(await (await call(server, 'getSignInProviders')).json()).toEqual([])
    const start404 = await call(server, 'auth/start', { provider: 'development' })
    expect([start404.status, await start404.json()]).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'This server offers no such way to sign in.' },
    ])
    for (const path of [
      'development/auth',
      'development/.well-known/openid-configuration',
      'callback/development',
    ])
      expect((await fetch(`${server.url}/api/auth/${path}`)).status).toBe(404)
  })
})

test('AUTH-1: Google and Discord are offered by configuration, in this order, and lead to their own pages', async () => {
  const server = await start({
    GOOGLE_CLIENT_ID: 'g',
    GOOGLE_CLIENT_SECRET: 'gs',
    DISCORD_CLIENT_ID: 'd',
    DISCORD_CLIENT_SECRET: 'ds',
    OIDC_ISSUER: `http://127.0.0.1:${await freePort()}`,
    OIDC_CLIENT_ID: 'o',
    OIDC_CLIENT_SECRET: 'os',
  })
  expect(await (await call(server, 'getSignInProviders')).json()).toEqual([
    { id: 'google', name: 'Google', isDevelopment: false },
    { id: 'discord', name: 'Discord', isDevelopment: false },
    { id: 'oidc', name: 'OpenID Connect', isDevelopment: false },
  ])
  const answer = await openBrowser().ask(`${pageOf(server)}/api/auth/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"provider":"discord"}',
  })
  const url = new URL(JSON.parse(answer.body).url)
  expect(url.origin + url.pathname).toBe('https://discord.com/oauth2/authorize')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'd',
    scope: 'identify email',
    code_challenge_method: 'S256',
    redirect_uri: `${pageOf(server)}/api/auth/callback/discord`,
  })
})

test('AUTH-1: a provider that cannot be reached is reported as such, and works again when it is back', async () => {
  // The server is given this issuer's client id and secret, but the address of a port at which nothing listens yet.
  const issuer = await startIssuer()
  const port = await freePort()
  const server = await start({ ...issuer.settings, OIDC_ISSUER: `http://127.0.0.1:${port}` })
  const refused = await call(server, 'auth/start', { provider: 'oidc' })
  expect([refused.status, await refused.json()]).toEqual([
    503,
    {
      code: 'SERVICE_UNAVAILABLE',
      message: 'The provider cannot be reached at the moment.',
      reason: 'network-request-failed',
    },
  ])
  await issuer.stop()
  const back = await startIssuer(port)
  expect((await call(server, 'auth/start', { provider: 'oidc' })).status).toBe(200)
  await back.stop()
})

test('S6: ten sign-ins a minute can be begun from one address', async () => {
  const server = await start()
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt++)
    statuses.push((await call(server, 'auth/start', { provider: 'development' })).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

test('S3: with https the cookie is bound to the host and to https', async () => {
  const issuer = await startIssuer()
  const port = await freePort()
  const server = await start({
    PORT: String(port),
    PUBLIC_URL: `https://localhost:${port}`,
    ...issuer.settings,
  })
  const begun = await call(
    server,
    'auth/start',
    { provider: 'oidc' },
    { origin: `https://localhost:${port}`, host: `localhost:${port}` },
  )
  expect(begun.status).toBe(200)
  const state = begun.headers.getSetCookie().find((line) => line.includes('state'))
  expect(state).toMatch(/^__Host-bitcalc\.state=/)
  expect(state?.split('; ').slice(1).sort()).toEqual([
    'HttpOnly',
    'Max-Age=300',
    'Path=/',
    'SameSite=Lax',
    'Secure',
  ])
  await issuer.stop()
})

test('a session survives a restart of the server; with another secret it is invalid', async () => {
  const settings = { DATA_DIR: dataFolder(), PORT: String(await freePort()) }
  const first = await start(settings)
  const olivia = await signIn(first, 'olivia')
  first.signal('SIGTERM')
  await first.ended
  const second = await start(settings)
  expect((await call(second, 'getUser', {}, olivia)).status).toBe(200)
  second.signal('SIGTERM')
  await second.ended
  const third = await start({ ...settings, AUTH_SECRET: 'x'.repeat(32) })
  expect((await call(third, 'getUser', {}, olivia)).status).toBe(401)
})
