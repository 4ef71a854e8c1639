import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '#scripts/seed/cookie-jar'
import { type Issuer, startIssuer } from '../support/issuer.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { call } from '../support/server-requests.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { callbackOf, pageOf, signIn } from '../support/sign-in.ts'

/** Cookies that are no session, each with some ways to send it: 20 cases with those below (B16). */
type Forgery = readonly [
  what: string,
  sent: (mine: Session & { readonly elsewhere: Session }) => readonly Sent[],
]
type Sent = { readonly cookie?: string; readonly authorization?: string; readonly query?: string }
/** `text` is what the cookie holds, as it is sent: the token, a dot and its signature. */
type Session = { readonly text: string; readonly token: string }

const name = 'bitcalc.session_token'
const named = (text: string): Sent => ({ cookie: `${name}=${text}` })

const forgeries: readonly Forgery[] = [
  [
    'without its signature, or with a part of it',
    ({ text, token }) => [token, `${token}.`, `${token}.AAAA`, text.slice(0, -8)].map(named),
  ],
  [
    'with the signature of the player’s other session',
    ({ token, elsewhere }) => [named(`${token}.${signatureIn(elsewhere.text)}`)],
  ],
  [
    'signed with another secret',
    ({ token }) =>
      ['', 'secret', 'x'.repeat(32)].map((secret) =>
        named(`${token}.${encodeURIComponent(createHmac('sha256', secret).update(token).digest('base64'))}`),
      ),
  ],
  ['with one letter changed', ({ text }) => [named(`${text.startsWith('a') ? 'b' : 'a'}${text.slice(1)}`)]],
  [
    'with something around it, or that cannot be read',
    ({ text }) => [`${text}x`, `x${text}`, `${text}%`, `"${text}"`, '', '.'].map(named),
  ],
  [
    'under the name that it has with https, or in capitals',
    ({ text }) => [{ cookie: `__Host-${name}=${text}` }, { cookie: `${name.toUpperCase()}=${text}` }],
  ],
  ['as a token of another header', ({ text, token }) => [bearer(text), bearer(token)]],
  ['in the address', ({ text }) => [{ query: `?session_token=${text}` }, { query: `?${name}=${text}` }]],
  ['behind a planted cookie of its name', ({ text }) => [{ cookie: `${name}=planted; ${name}=${text}` }]],
]

const servers = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let open: OpenServer
  /** Two sessions of one player that no test ends. */
  let mine: Session
  let elsewhere: Session

  beforeAll(async () => {
    open = await startOpenServer(servers, kind)
    mine = await newSession()
    elsewhere = await newSession()
  })

  describe('S3: nobody is known by a session', () => {
    test.each(forgeries)('%s', async (_what, sent) => {
      for (const one of sent({ ...mine, elsewhere })) {
        const answer = await userBy(one)
        expect([answer.status, await answer.json()]).toEqual([
          401,
          { code: 'UNAUTHORIZED', message: 'Please sign in first.', reason: 'signed-out' },
        ])
        expect(answer.headers.getSetCookie()).toEqual([])
      }
      expect((await userBy(named(mine.text))).status).toBe(200)
    })

    test('that was planted before somebody signed in', async () => {
      const browser = openBrowser()
      const page = pageOf(open.server())
      const callback = await callbackOf(browser, page, 'olivia')
      const planted = `${mine.token}.AAAA`
      const cookie = `${name}=${planted}; ${browser.cookies(callback.href)}`
      await browser.open(callback.href, { headers: { cookie } })
      const now = textIn(browser.cookies(page))
      expect([planted, mine.text, elsewhere.text]).not.toContain(now)
      expect((await userBy(named(now))).status).toBe(200)
      expect((await userBy(named(planted))).status).toBe(401)
    })
  })

  test('AUTH-3: signing out ends the session at once, here and nowhere else', async () => {
    const here = { cookie: `${name}=${(await newSession()).text}`, origin: pageOf(open.server()) }
    const answer = await call(open.server(), 'auth/sign-out', {}, here)
    expect([answer.status, await answer.json()]).toEqual([200, {}])
    expect(answer.headers.get('set-cookie')).toMatch(/^bitcalc\.session_token=; Max-Age=0; Path=\/;/)
    expect(await (await userBy(here)).json()).toEqual({
      code: 'UNAUTHORIZED',
      message: 'You are signed out here. Please sign in again.',
      reason: 'session-ended',
    })
    expect((await userBy(named(elsewhere.text))).status).toBe(200)
    expect((await call(open.server(), 'auth/sign-out', {}, here)).status).toBe(200)
  })

  test('S3: signing out with a forged session ends none', async () => {
    for (const text of [mine.token, `${mine.token}.AAAA`, `${mine.token}.${signatureIn(elsewhere.text)}`]) {
      const forged = { cookie: `${name}=${text}`, origin: pageOf(open.server()) }
      expect((await call(open.server(), 'auth/sign-out', {}, forged)).status).toBe(200)
    }
    expect((await userBy(named(mine.text))).status).toBe(200)
  })

  test.each([
    ['not used for 14 days has ended', `updated_at = now() - interval '14 days 1 minute'`, 401],
    ['used 13 days ago goes on', `updated_at = now() - interval '13 days'`, 200],
    [
      'begun more than 30 days ago has ended, however much it is used',
      `created_at = now() - interval '30 days 1 minute', expires_at = now() + interval '1 year'`,
      401,
    ],
    ['begun 29 days ago goes on', `created_at = now() - interval '29 days'`, 200],
    ['past its end has ended', `expires_at = now() - interval '1 second'`, 401],
  ])('S3: a session %s', async (_what, change, status) => {
    const { text, token } = await newSession()
    await open.rows(`update sessions set ${change} where token = '${token}'`)
    // Asked twice: a first request that is refused must not make the session last again.
    for (const _ of [1, 2]) expect((await userBy(named(text))).status).toBe(status)
  })

  test('S3: the session cookie is out of reach for scripts and other sites', async () => {
    const browser = openBrowser()
    const callback = await callbackOf(browser, pageOf(open.server()), 'olivia')
    const answer = await browser.ask(callback.href)
    expect(attributesOf(name, answer.headers)).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
    ])
  })

  async function newSession(): Promise<Session> {
    const text = textIn((await signIn(open.server(), 'vera')).cookie)
    return { text, token: text.slice(0, text.lastIndexOf('.')) }
  }

  function userBy({ query = '', ...headers }: Sent): Promise<Response> {
    return call(open.server(), `getUser${query}`, {}, { origin: pageOf(open.server()), ...headers })
  }
})

describe('S3: with https', () => {
  const publicUrl = 'https://planner.example'
  const secureName = `__Host-${name}`
  let issuer: Issuer
  let secure: RunningServer
  let signedIn: Response

  beforeAll(async () => {
    issuer = await startIssuer()
    secure = await servers.start({ ...issuer.settings, PUBLIC_URL: publicUrl })
    const begun = await call(secure, 'auth/start', { provider: 'oidc' }, { origin: publicUrl })
    const { url } = (await begun.json()) as { url: string }
    const back = await fetch(url, { redirect: 'manual' })
    const { pathname, search } = new URL(back.headers.get('location') ?? '')
    signedIn = await fetch(secure.url + pathname + search, {
      headers: { cookie: cookieOf('__Host-bitcalc.state', begun.headers).split(';', 1)[0]! },
      redirect: 'manual',
    })
  })
  afterAll(() => issuer?.stop())

  test('the session cookie is bound to the host and to https', () => {
    expect(attributesOf(secureName, signedIn.headers)).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ])
  })

  test('a session under the name that any site of the domain could plant counts for nothing', async () => {
    const text = textIn(cookieOf(secureName, signedIn.headers), secureName)
    const statusOf = async (cookie: string) =>
      (await call(secure, 'getUser', {}, { cookie, origin: publicUrl })).status
    expect(await statusOf(`${name}=${text}`)).toBe(401)
    expect(await statusOf(`${secureName}=${text}`)).toBe(200)
  })
})

function bearer(text: string): Sent {
  return { authorization: `Bearer ${decodeURIComponent(text)}` }
}

function textIn(cookies: string, its = name): string {
  return cookies.match(new RegExp(`(?<=^|; )${its}=([^;]+)`))?.[1] ?? ''
}

function signatureIn(text: string): string {
  return text.slice(text.lastIndexOf('.') + 1)
}

function cookieOf(its: string, headers: Headers): string {
  return headers.getSetCookie().find((line) => line.startsWith(`${its}=`)) ?? ''
}

function attributesOf(its: string, headers: Headers): readonly string[] {
  return cookieOf(its, headers).split('; ').slice(1).sort()
}
