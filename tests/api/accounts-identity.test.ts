import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser } from '#scripts/seed/cookie-jar'
import { startSignIn } from '#scripts/seed/development-sign-in'
import { type Issuer, startIssuer } from '../support/issuer.ts'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { call } from '../support/server-requests.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { pageOf } from '../support/sign-in.ts'

const servers = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let issuer: Issuer
  let open: OpenServer
  beforeAll(async () => {
    issuer = await startIssuer()
    open = await startOpenServer(servers, kind, issuer.settings)
  })
  afterAll(() => issuer?.stop())
  beforeEach(() => {
    issuer.lies = {}
  })
  const signInAs = async (person: Issuer['person']) => {
    issuer.person = person
    const browser = openBrowser()
    const page = pageOf(open.server())
    const done = await browser.open(await startSignIn(browser, page, 'oidc'))
    expect(done.body).toContain('data-status="success"')
    const headers = { cookie: browser.cookies(page), origin: page }
    return (await (await call(open.server(), 'getUser', {}, headers)).json()) as Record<string, unknown>
  }

  test('AUTH-1: the configured provider is offered by its name, and nothing else', async () => {
    expect(await (await call(open.server(), 'getSignInProviders')).json()).toEqual([
      { id: 'oidc', name: 'Guild', isDevelopment: false },
    ])
    const development = await fetch(`${open.server().url}/api/auth/development/auth`)
    expect(development.status).toBe(404)
  })

  test('S4: PKCE with S256, a state and a nonce are asked for, new each time', async () => {
    await signInAs({ sub: 'careful' })
    const first = issuer.asked()
    await signInAs({ sub: 'careful' })
    const second = issuer.asked()
    expect(first).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${pageOf(open.server())}/api/auth/callback/oidc`,
    })
    for (const part of ['state', 'nonce', 'code_challenge']) {
      expect(first[part]!.length).toBeGreaterThanOrEqual(32)
      expect(first[part]).not.toBe(second[part])
    }
  })

  test('S4: the same address with another subject is another account', async () => {
    const mail = { email: 'shared@example.org', email_verified: true }
    const first = await signInAs({ sub: 'first', name: 'First', ...mail })
    const second = await signInAs({ sub: 'second', name: 'Second', ...mail })
    expect(second.id).not.toBe(first.id)
    expect([first.email, second.email]).toEqual(['shared@example.org', 'shared@example.org'])
    expect((await signInAs({ sub: 'first', ...mail })).id).toBe(first.id)
  })

  test('S11: characters that no database stores are left out of a provider’s name and address', async () => {
    const user = await signInAs({ sub: 'hostile', name: 'Ve\u0000ra\ud800', email: 've\u0000ra@example.org' })
    expect(user).toMatchObject({ displayName: 'Vera', email: 'vera@example.org' })
  })

  test('S4: somebody whose name and address changed at the provider keeps the account, with the new name and address', async () => {
    const before = await signInAs({
      sub: 'mover',
      name: 'Old',
      email: 'old@example.org',
      email_verified: true,
    })
    const after = await signInAs({
      sub: 'mover',
      name: 'New',
      email: 'new@example.org',
      email_verified: false,
    })
    expect(after).toMatchObject({
      id: before.id,
      createdAt: before.createdAt,
      displayName: 'New',
      email: 'new@example.org',
      emailVerified: false,
    })
    expect(after.lastSignIn).not.toBe(before.lastSignIn)
  })

  test('S4: subjects are told apart by case and by every character', async () => {
    const ids = new Set<unknown>()
    for (const sub of ['case', 'CASE', 'case ', 'ｃase', 'x'.repeat(255)])
      ids.add((await signInAs({ sub })).id)
    expect(ids.size).toBe(5)
  })

  test('AUTH-1: somebody whose provider tells neither name nor address can sign in', async () => {
    expect(await signInAs({ sub: 'silent' })).toMatchObject({
      displayName: '',
      email: '',
      emailVerified: false,
    })
  })

  test('AUTH-1: an email address that is not in the token is asked of the provider; an answer about another subject is ignored', async () => {
    const person = { sub: 'discreet', email: 'discreet@example.org', email_verified: true }
    issuer.lies = { keepsEmailBack: true }
    expect(await signInAs(person)).toMatchObject({ email: 'discreet@example.org', emailVerified: true })
    issuer.lies = {
      keepsEmailBack: true,
      userInfo: { sub: 'other', email: 'boss@example.org', email_verified: true },
    }
    expect(await signInAs(person)).toMatchObject({ email: '', emailVerified: false })
  })

  test('S7: no token or scope of the provider is stored, and no address is logged', async () => {
    await signInAs({ sub: 'canary', name: 'canary-name', email: 'canary@example.org' })
    const rows = await open.rows(
      `select access_token, refresh_token, id_token, scope, access_token_expires_at from accounts`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(Object.values(row)).toEqual([null, null, null, null, null])
    const texts = await open.rows(
      `select to_jsonb(a)::text as row from accounts a union all select to_jsonb(v)::text from verifications v
       union all select to_jsonb(u)::text from users u union all select to_jsonb(s)::text from sessions s`,
    )
    expect(JSON.stringify(texts)).not.toMatch(/canary-access-token|canary-refresh-token|canary@example/)
    expect(open.server().output()).not.toMatch(/canary|session_token|code=/)
  })

  test('three sign-ins of a new person at the same moment make one account', async () => {
    issuer.person = { sub: 'twin' }
    const page = pageOf(open.server())
    const doneIn = async () => {
      const browser = openBrowser()
      return browser.open(await startSignIn(browser, page, 'oidc'))
    }
    await Promise.all([doneIn(), doneIn(), doneIn()])
    // An `account_id` is the issuer and the subject, with a space between them.
    const [count] = await open.rows(`select count(*)::int as n from accounts where account_id like '% twin'`)
    expect(count).toEqual({ n: 1 })
  })
})
