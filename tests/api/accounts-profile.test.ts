import { beforeAll, describe, expect, test } from 'vitest'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { call } from '../support/server-requests.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { type SignedIn, signIn } from '../support/sign-in.ts'

const servers = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let open: OpenServer
  beforeAll(async () => {
    open = await startOpenServer(servers, kind)
  })
  const ask = async (procedure: string, body: unknown, who: SignedIn) => {
    const answer = await call(open.server(), procedure, body, who)
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }

  test('AUTH-4: others see “Player” with a number, or the nickname once there is one, or the display name; an empty text removes a name', async () => {
    const who = await signIn(open.server(), 'Name Chooser')
    const publicName = async (change: object) => (await ask('updateUser', change, who)).body.publicName
    const number = await publicName({})
    expect(number).toMatch(/^Player \d{4}$/)
    expect(await publicName({ username: ' Chooser ' })).toBe('Chooser')
    expect(await publicName({ customDisplayName: 'The Chooser' })).toBe('The Chooser')
    expect(await publicName({ customDisplayName: '' })).toBe('Chooser')
    expect(await publicName({ username: '' })).toBe(number)
    expect((await ask('getUser', {}, await signIn(open.server(), 'Name Chooser'))).body.publicName).toBe(
      number,
    )
  })

  test('SYS-6: somebody’s nickname “Éowyn” is refused to others in every spelling, until it is given up', async () => {
    const first = await signIn(open.server(), 'First')
    const second = await signIn(open.server(), 'Second')
    expect((await ask('updateUser', { username: 'Éowyn' }, first)).status).toBe(200)
    for (const username of ['Éowyn', 'ÉOWYN', 'éowyn', 'E\u0301owyn'])
      expect(await ask('updateUser', { username, customDisplayName: 'Not stored' }, second)).toEqual({
        status: 409,
        body: {
          code: 'CONFLICT',
          reason: 'nickname-taken',
          message: 'Somebody else has this nickname. Please choose another one.',
          field: 'username',
        },
      })
    expect((await ask('getUser', {}, second)).body).toMatchObject({ username: '', customDisplayName: '' })
    expect((await ask('updateUser', { username: 'éOWYN' }, first)).body.username).toBe('éOWYN')
    await ask('updateUser', { username: '' }, first)
    expect((await ask('updateUser', { username: 'Éowyn' }, second)).status).toBe(200)
  })

  test('SYS-6: of three players who set the same nickname at the same moment, one gets it', async () => {
    const rivals = await Promise.all(
      ['Rival 1', 'Rival 2', 'Rival 3'].map((name) => signIn(open.server(), name)),
    )
    const answers = await Promise.all(rivals.map((who) => ask('updateUser', { username: 'Prize' }, who)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test.each([
    [{ username: 'x' }, 'Username must be at least 2 characters long', 'username'],
    [{ username: 'x'.repeat(21) }, 'Username cannot be longer than 20 characters', 'username'],
    [
      { username: 'a\u202eb' },
      'Username can only contain letters, numbers, underscores, and dashes',
      'username',
    ],
    [
      { username: '<script>' },
      'Username can only contain letters, numbers, underscores, and dashes',
      'username',
    ],
    [{ customDisplayName: 'x' }, 'Display name must be at least 2 characters long', 'customDisplayName'],
    [
      { customDisplayName: 'x'.repeat(31) },
      'Display name cannot be longer than 30 characters',
      'customDisplayName',
    ],
    [
      { customDisplayName: 'two\nlines' },
      'Display name can only contain letters, numbers, spaces, dashes, underscores, and periods',
      'customDisplayName',
    ],
    [{ preferences: { timeZone: 'Middle/Earth' } }, 'There is no such time zone.', 'preferences.timeZone'],
    [{ preferences: { theme: 'pink' } }, 'This must be one of: light, dark.', 'preferences.theme'],
    [{ preferences: { levels: { Forestry: 0 } } }, 'This must be at least 1.', 'preferences.levels.Forestry'],
    [
      { preferences: { tools: { Axe: { level: 11, rarity: 1 } } } },
      'This must be at most 10.',
      'preferences.tools.Axe.level',
    ],
    [{ email: 'other@example.org' }, 'There is no field called “email” here.', 'email'],
    [{ id: 'x' }, 'There is no field called “id” here.', 'id'],
    [{ emailVerified: true }, 'There is no field called “emailVerified” here.', 'emailVerified'],
    [{ displayName: 'Somebody' }, 'There is no field called “displayName” here.', 'displayName'],
    [{ createdAt: '2020-01-01' }, 'There is no field called “createdAt” here.', 'createdAt'],
  ])('SYS-6: %j is refused with its sentence, and nothing changes', async (change, message, field) => {
    const who = await signIn(open.server(), 'Refused')
    expect(await ask('updateUser', { username: 'unchanged', ...change }, who)).toEqual({
      status: 422,
      body: {
        code: 'INVALID',
        reason: expect.stringMatching(/-invalid$|^no-such-time-zone$/),
        message,
        field,
      },
    })
    expect((await ask('getUser', {}, who)).body.username).toBe('')
  })

  test('SYS-8: preferences are stored one by one and stay for the next sign-in', async () => {
    const who = await signIn(open.server(), 'Particular')
    await ask('updateUser', { preferences: { theme: 'dark', timeZone: 'Europe/Berlin' } }, who)
    const changed = await ask('updateUser', { preferences: { showEmail: true } }, who)
    expect(changed.body.preferences).toMatchObject({
      theme: 'dark',
      timeZone: 'Europe/Berlin',
      showEmail: true,
      shareStatistics: false,
    })
    const later = await ask('getUser', {}, await signIn(open.server(), 'Particular'))
    expect(later.body.preferences).toEqual(changed.body.preferences)
  })

  test('BEY-20: tools and levels told once are there at the next sign-in, and in the export of the account', async () => {
    const who = await signIn(open.server(), 'Woodcutter')
    const told = { tools: { Axe: { level: 3, rarity: 2 } }, levels: { Forestry: 42 } }
    await ask('updateUser', { preferences: told }, who)
    await ask('updateUser', { preferences: { theme: 'dark' } }, who)
    const later = await ask('getUser', {}, await signIn(open.server(), 'Woodcutter'))
    expect(later.body.preferences).toMatchObject({ ...told, theme: 'dark', shareLevels: false })
    expect(JSON.stringify((await ask('exportAccount', {}, who)).body)).toContain('"Forestry":42')
  })

  test('AUTH-4: no answer to one person holds anything of another', async () => {
    const vera = await signIn(open.server(), 'vera')
    await signIn(open.server(), 'olivia')
    const answers = await Promise.all([
      ask('getUser', {}, vera),
      ask('getSessions', {}, vera),
      ask('exportAccount', {}, vera),
      ask('updateUser', {}, vera),
      ask('getSignInProviders', {}, vera),
    ])
    const seen = JSON.stringify(answers)
    expect(seen).toContain('vera@players.example')
    expect(seen).not.toMatch(/olivia/i)
  })

  test('AUTH-5: a player gets everything stored about them, and no secret', async () => {
    const who = await signIn(open.server(), 'Exporter')
    await ask('updateUser', { username: 'exported', preferences: { theme: 'dark' } }, who)
    const { status, body } = await ask('exportAccount', {}, who)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      exportDate: expect.any(String),
      version: 1,
      profile: { name: 'Exporter', username: 'exported', preferences: { theme: 'dark' } },
      accounts: [{ provider_id: 'development', account_id: expect.stringContaining('player Exporter') }],
      sessions: [{ id: expect.any(String) }],
    })
    const token = decodeURIComponent(who.cookie.split('session_token=')[1] ?? '').split('.')[0] ?? 'none'
    expect(JSON.stringify(body)).not.toContain(token)
  })

  test('AUTH-5: every table that belongs to people is in the export, under its name or, with one row, in the singular', async () => {
    const who = await signIn(open.server(), 'Exporter')
    const tables = await open.rows(
      `select table_name from information_schema.columns
       where table_schema = 'public' and column_name = 'user_id'
         and table_name <> 'connection_tests' -- a record of the server's own making, gone with the account
       order by table_name`,
    )
    expect(tables.length).toBeGreaterThanOrEqual(3)
    const { body } = await ask('exportAccount', {}, who)
    const exported = Object.keys(body).map((key) =>
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    )
    const missed = tables
      .map(({ table_name }) => String(table_name))
      .filter((table) => !exported.includes(table) && !exported.includes(table.replace(/s$/, '')))
    expect(missed).toEqual([])
  })

  test('AUTH-5: deleting takes every row, ends every session, and leaves everybody else', async () => {
    const here = await signIn(open.server(), 'Leaver')
    const elsewhere = await signIn(open.server(), 'Leaver')
    const stays = await signIn(open.server(), 'Stayer')
    const { id } = (await ask('getUser', {}, here)).body
    for (const confirm of ['', 'delete', 'yes'])
      expect((await ask('deleteAccount', { confirm }, here)).status).toBe(422)
    expect((await ask('getUser', {}, here)).status).toBe(200)
    expect(await ask('deleteAccount', { confirm: 'DELETE' }, here)).toEqual({ status: 200, body: {} })
    expect((await ask('getUser', {}, here)).status).toBe(401)
    expect((await ask('getUser', {}, elsewhere)).status).toBe(401)
    expect((await ask('getUser', {}, stays)).status).toBe(200)
    const named = await open.rows(
      `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const stored = await textOf(
      open,
      named.map(({ table_name }) => String(table_name)),
    )
    expect(stored).toContain('Stayer')
    expect(stored).not.toContain(String(id))
    expect(stored).not.toContain('Leaver')
    const again = (await ask('getUser', {}, await signIn(open.server(), 'Leaver'))).body
    expect(again.id).not.toBe(id)
  })

  test('I9, AUTH-5: a browser signed in until the account was deleted is told so; one signed out before is not', async () => {
    const here = await signIn(open.server(), 'Farewell')
    const forgotten = await signIn(open.server(), 'Farewell')
    const signedOut = await signIn(open.server(), 'Farewell')
    expect((await call(open.server(), 'auth/sign-out', {}, signedOut)).status).toBe(200)
    await ask('deleteAccount', { confirm: 'DELETE' }, here)
    await signIn(open.server(), 'Farewell')
    expect(await ask('getUser', {}, forgotten)).toEqual({
      status: 401,
      body: { code: 'UNAUTHORIZED', message: 'This account was deleted.', reason: 'account-deleted' },
    })
    expect((await ask('getUser', {}, signedOut)).body.reason).toBe('session-ended')
  })

  test('AUTH-5: the server remembers a deleted account’s sessions for 30 days, then their browsers hear only that the session ended', async () => {
    const who = await signIn(open.server(), 'Long Gone')
    await ask('deleteAccount', { confirm: 'DELETE' }, who)
    const [kept] = await open.rows(
      `select expires_at::text from verifications where identifier like 'deleted-session:%'`,
    )
    const days = (Date.parse(String(kept?.expires_at)) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)
    await open.rows(`update verifications set expires_at = now() - interval '1 minute' returning id`)
    expect((await ask('getUser', {}, who)).body.reason).toBe('session-ended')
    // At every sign-in the server deletes what has expired.
    await signIn(open.server(), 'Somebody Else')
    expect(await open.rows(`select 1 from verifications where identifier like 'deleted-session:%'`)).toEqual(
      [],
    )
  })
})

/** Everything in these tables; in one statement, because the built-in database has to be opened for each. */
async function textOf(open: OpenServer, tables: readonly string[]): Promise<string> {
  const rows = await open.rows(
    tables.map((table) => `select to_jsonb(t)::text as row from "${table}" t`).join(' union all '),
  )
  return rows.map(({ row }) => row).join('\n')
}
