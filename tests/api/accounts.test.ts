import { beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '#scripts/seed/cookie-jar'
import { chooseUser, signInWith, startSignIn } from '#scripts/seed/development-sign-in'
import { firstPreferences } from '../support/first-preferences.ts'
import { askAs } from '../support/saving.ts'
import { serversOfThisFile } from '../support/server.ts'
import { bothDatabasesOfThisFile } from '../support/server-databases.ts'
import { call } from '../support/server-requests.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { pageOf, type SignedIn, signIn } from '../support/sign-in.ts'

type Session = { readonly id: string; readonly isThisOne: boolean; readonly device: string }

const servers = serversOfThisFile()

describe.each(bothDatabasesOfThisFile())('on $kind', (kind) => {
  let open: OpenServer
  beforeAll(async () => {
    open = await startOpenServer(servers, kind)
  })
  const ask = async (procedure: string, body: unknown, who: SignedIn | Record<string, never>) => {
    const answer = await call(open.server(), procedure, body, who)
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const sessionsOf = async (who: SignedIn) => (await askAs<Session[]>(open.server(), who, 'getSessions')).body
  const userOf = async (who: SignedIn) => (await ask('getUser', {}, who)).body

  test('AUTH-1: without a configured provider, the development page is offered and says what it is', async () => {
    expect(await ask('getSignInProviders', {}, {})).toEqual({
      status: 200,
      body: [{ id: 'development', name: 'Development sign-in', isDevelopment: true }],
    })
    const browser = openBrowser()
    const page = pageOf(open.server())
    const choose = await browser.open(await startSignIn(browser, page, 'development'))
    expect(choose.body).toContain('For development only. No password is asked.')
    for (const name of ['Olivia', 'Adam', 'Cora', 'Vera', 'Another player'])
      expect(choose.body).toContain(name)
    expect(choose.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
    expect(choose.body).not.toMatch(/https?:\/\//)
  })

  test('AUTH-1: a player who signs in gets their account, with what only they may see', async () => {
    const olivia = await signIn(open.server(), 'olivia')
    expect(await userOf(olivia)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'olivia@players.example',
      emailVerified: true,
      displayName: 'Olivia',
      accountType: 'development',
      username: '',
      customDisplayName: '',
      publicName: expect.stringMatching(/^Player \d{4}$/),
      preferences: firstPreferences,
      createdAt: expect.any(String),
      defaultSettlementId: null,
      lastSignIn: expect.any(String),
      mark: expect.any(String),
    })
  })

  test('AUTH-1: the last page tells the opener its own nonce and no token', async () => {
    const browser = openBrowser()
    const done = await signInWith(browser, pageOf(open.server()), 'vera')
    expect(done.url).toBe(`${pageOf(open.server())}/api/auth/done?nonce=nonce-of-the-page`)
    expect(done.body).toContain('data-nonce="nonce-of-the-page" data-status="success"')
    const [, value = ''] = browser.cookies(done.url).split('session_token=')
    expect(value.length).toBeGreaterThan(40)
    expect(done.body).not.toContain(value.slice(0, 20))
  })

  test('AUTH-1: a player who gives up is told so, and is not signed in', async () => {
    const browser = openBrowser()
    const page = pageOf(open.server())
    const choose = await browser.open(await startSignIn(browser, page, 'development'))
    const done = await browser.open(choose.url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'cancel=cancel',
    })
    expect(done.body).toContain('data-status="error" data-error="cancelled-popup-request"')
    expect(browser.cookies(page)).not.toContain('session_token')
  })

  test('AUTH-1: signing in at 127.0.0.1 leads to the same account as at localhost', async () => {
    const browser = openBrowser()
    const page = `http://127.0.0.1:${open.server().port}`
    await signInWith(browser, page, 'cora')
    const here = await userOf({ cookie: browser.cookies(page), origin: pageOf(open.server()) })
    expect(here.id).toBe((await userOf(await signIn(open.server(), 'cora'))).id)
  })

  test('AUTH-1: any typed name of 1 to 40 characters signs in as its own player; other texts are refused with a sentence', async () => {
    const first = await userOf(await signIn(open.server(), 'Ægir the 2nd'))
    expect(first).toMatchObject({ displayName: 'Ægir the 2nd' })
    expect((await userOf(await signIn(open.server(), ' Ægir  the 2nd '))).id).toBe(first.id)
    const browser = openBrowser()
    const choose = await browser.open(await startSignIn(browser, pageOf(open.server()), 'development'))
    for (const name of ['', ' ', 'x'.repeat(41), 'a\u202eb']) {
      const again = await chooseUser(browser, choose, name)
      expect(again.body).toContain('Please type a name of 1 to 40 characters.')
    }
    expect((await chooseUser(browser, choose, '<b>"&')).body).toContain('data-status="success"')
  })

  test('AUTH-3: a player sees their sessions, ends one of them, then all', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const browser = openBrowser({ userAgent: agent })
    const page = pageOf(open.server())
    await signInWith(browser, page, 'Session Keeper')
    const first = { cookie: browser.cookies(page), origin: page }
    const second = await signIn(open.server(), 'Session Keeper')
    const list = await sessionsOf(second)
    expect(list.map(({ isThisOne }) => isThisOne)).toEqual([true, false])
    expect(Object.keys(list[0]!).sort()).toEqual(['createdAt', 'device', 'id', 'isThisOne', 'lastActive'])
    expect(list.map(({ device }) => device)).toEqual(['Unknown device', 'Firefox on Linux'])
    expect((await ask('endSession', { id: list[1]!.id }, second)).status).toBe(200)
    expect((await ask('getUser', {}, first)).status).toBe(401)
    expect(await ask('endSession', { id: list[1]!.id }, second)).toMatchObject({ status: 404 })
    const third = await signIn(open.server(), 'Session Keeper')
    expect((await ask('endAllSessions', {}, second)).status).toBe(200)
    expect((await ask('getUser', {}, second)).status).toBe(401)
    expect((await ask('getUser', {}, third)).status).toBe(401)
  })

  test('session.revoke_other: nobody ends or sees somebody else’s session', async () => {
    const olivia = await signIn(open.server(), 'olivia')
    const vera = await signIn(open.server(), 'vera')
    const [session] = await sessionsOf(olivia)
    const foreign = await ask('endSession', { id: session!.id }, vera)
    const unknown = await ask('endSession', { id: '00000000-0000-4000-8000-000000000000' }, vera)
    expect(foreign).toEqual(unknown)
    expect(foreign.status).toBe(404)
    expect((await ask('endSession', { id: "' or true --" }, vera)).status).toBe(404)
    expect((await ask('endSession', { id: '\u0000' }, vera)).status).toBe(422)
    expect((await ask('getUser', {}, olivia)).status).toBe(200)
    const seen = await sessionsOf(vera)
    expect(seen.map(({ id }) => id)).not.toContain(session!.id)
  })

  test('AUTH-3: an account that is switched off is signed out everywhere, and cannot sign in', async () => {
    const who = await signIn(open.server(), 'Switched Off')
    const ofThem = `user_id in (select id from users where name = 'Switched Off')`
    await open.rows(`update profiles set disabled = true where ${ofThem}`)
    expect(await ask('getUser', {}, who)).toEqual({
      status: 401,
      body: { code: 'UNAUTHORIZED', message: 'This account has been switched off.', reason: 'user-disabled' },
    })
    // The first request after the account was switched off ended its sessions: from then on no session is known.
    expect((await ask('getUser', {}, who)).body.message).toBe(
      'You are signed out here. Please sign in again.',
    )
    const browser = openBrowser()
    const choose = await browser.open(await startSignIn(browser, pageOf(open.server()), 'development'))
    const done = await chooseUser(browser, choose, 'Switched Off')
    expect(done.body).toContain('data-status="error" data-error="user-disabled"')
    expect(browser.cookies(pageOf(open.server()))).not.toContain('session_token')
    expect(await open.rows(`select id from sessions where ${ofThem}`)).toEqual([])
  })

  test('API-1: without a session, the seven procedures of an account answer “Please sign in first.”', async () => {
    for (const [procedure, body] of [
      ['getUser', {}],
      ['updateUser', { username: 'nobody' }],
      ['getSessions', {}],
      ['endSession', { id: 'x' }],
      ['endAllSessions', {}],
      ['exportAccount', {}],
      ['deleteAccount', { confirm: 'DELETE' }],
    ] as const)
      expect(await ask(procedure, body, {})).toEqual({
        status: 401,
        body: { code: 'UNAUTHORIZED', message: 'Please sign in first.', reason: 'signed-out' },
      })
  })
})
