import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type OpenStream, openStream, openTopics } from '../support/live-stream.ts'
import { add, askAs, openSavingBrowser, set } from '../support/saving.ts'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { clusterOfThisFile, databasesOfThisFile, postgresIsInstalled } from '../support/server-databases.ts'
import { ask } from '../support/server-requests.ts'
import { type SignedIn, signIn } from '../support/sign-in.ts'

const { start } = serversOfThisFile()
const cluster = clusterOfThisFile()
const opened: OpenStream[] = []

async function listen(...args: Parameters<typeof openStream>): Promise<OpenStream> {
  const stream = await openStream(...args)
  opened.push(stream)
  return stream
}

afterEach(() => {
  for (const stream of opened.splice(0)) stream.close()
})

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer
  let players = 0
  /** Whoever signs in by the name of an earlier player is that player on another device. */
  const newPlayer = (): Promise<SignedIn> => signIn(server, `Player ${++players}`)

  beforeAll(async () => {
    server = await start({ ...(await settings()), SIGN_INS_PER_MINUTE: '1000' })
  })

  test('SAVE-7: the player’s other devices hear of a save within a second, and nobody else does', async () => {
    const [who, other] = [await newPlayer(), await newPlayer()]
    const [stream, foreign] = [await listen(server, who), await listen(server, other)]
    expect(stream.status).toBe(200)
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.headers.get('cache-control')).toBe('no-store')
    const browser = openSavingBrowser(server, who)
    await browser.save(1, set('log', 1))
    await stream.hears(2, 1_000)
    await browser.save(2, set('log', 2))
    await stream.hears(3, 1_000)
    expect(stream.versions()).toEqual([1, 2, 3])
    expect(foreign.versions()).toEqual([1])
  })

  test('SYS-8: the player’s other devices hear that a name or the look was changed, by the mark that the profile has then', async () => {
    const who = await newPlayer()
    const stream = await listen(server, who)
    const heard = () =>
      stream.messages().flatMap((message) => (message.type === 'settlements' ? [message.profile] : []))
    await expect.poll(heard).toHaveLength(1)
    for (const change of [{ username: 'OakHand' }, { preferences: { theme: 'dark' } }]) {
      const { body } = await askAs<{ mark: string }>(server, who, 'updateUser', change)
      await expect.poll(() => heard().at(-1)).toBe(body.mark)
    }
    expect(new Set(heard()).size).toBe(3)
  })

  test('SAVE-7: a browser that comes back hears at once if something was saved meanwhile, and otherwise nothing', async () => {
    const who = await newPlayer()
    const browser = openSavingBrowser(server, who)
    for (const base of [1, 2, 3]) await browser.save(base, add('log', 1))
    const listenFrom = async (after: number) => {
      const stream = await openTopics(server, who, [{ topic: 'account', after }])
      opened.push(stream)
      return stream
    }
    const [behind, upToDate] = [await listenFrom(2), await listenFrom(4)]
    await behind.hears(4)
    await browser.save(4, add('log', 1))
    await upToDate.hears(5)
    expect([behind.versions()[0], upToDate.versions()]).toEqual([4, [5]])
  })

  test('SYS-7: a restore is announced like a save', async () => {
    const who = await newPlayer()
    const browser = openSavingBrowser(server, who)
    await browser.save(1, set('log', 1))
    await browser.save(2, set('log', 2))
    const stream = await listen(server, who)
    await askAs(server, who, 'restoreUserDataVersion', { version: 2 })
    await stream.hears(4)
  })

  test('S6: a ninth stream of one player ends the oldest, which is told not to reconnect', async () => {
    const who = await newPlayer()
    const streams: OpenStream[] = []
    for (let count = 0; count < 9; count++) streams.push(await listen(server, who))
    expect(await streams[0]!.ended()).toBe('too-many')
    await openSavingBrowser(server, who).save(1, set('log', 1))
    for (const stream of streams.slice(1)) await stream.hears(2)
  })

  test('S6: only GET opens a stream: nine HEAD requests open none, so the player’s stream continues', async () => {
    const who = await newPlayer()
    const stream = await listen(server, who)
    for (let count = 0; count < 9; count++) {
      const asked = await ask(server, '/api/live?topics=account', {
        method: 'HEAD',
        headers: { cookie: who.cookie },
      })
      expect([asked.status, asked.headers.allow]).toEqual([405, 'GET'])
    }
    await openSavingBrowser(server, who).save(1, set('log', 1))
    await stream.hears(2)
  })

  test('API-1: without signing in nobody gets a stream', async () => {
    expect((await listen(server, null)).status).toBe(401)
    const forged = { cookie: 'bitcalc.session_token=forged', origin: '' }
    expect((await listen(server, forged)).status).toBe(401)
  })

  test('S2: another site gets no stream', async () => {
    const who = await newPlayer()
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://evil.example' },
    ])
      expect((await listen(server, who, headers)).status).toBe(403)
    expect((await listen(server, who, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  test('I9: the end of a session ends its streams at once, and none of the player’s other streams', async () => {
    const who = await newPlayer()
    const elsewhere = await signIn(server, `Player ${players}`)
    const [here, there] = [await listen(server, who), await listen(server, elsewhere)]
    await there.hears(1)
    const sessions = await askAs<{ id: string; isThisOne: boolean }[]>(server, who, 'getSessions')
    const other = sessions.body.find(({ isThisOne }) => !isThisOne)!
    await askAs(server, who, 'endSession', { id: other.id })
    expect(await there.ended()).toBe('session-ended')
    await openSavingBrowser(server, who).save(1, set('log', 1))
    await here.hears(2)
    expect(there.versions()).toEqual([1])
    await askAs(server, who, 'endAllSessions')
    expect(await here.ended()).toBe('session-ended')
  })

  test('I9, AUTH-5: when the account is deleted, its streams end with that reason', async () => {
    const who = await newPlayer()
    const elsewhere = await signIn(server, `Player ${players}`)
    const stream = await listen(server, elsewhere)
    await askAs(server, who, 'deleteAccount', { confirm: 'DELETE' })
    expect(await stream.ended()).toBe('account-deleted')
    expect((await listen(server, elsewhere)).status).toBe(401)
  })
})

test('SAVE-7: a stream stays open longer than other requests may take, with a heartbeat', async () => {
  const server = await start()
  const who = await signIn(server, 'olivia')
  const stream = await listen(server, who)
  // The second comes 15 s after the first: other requests have 10 s.
  await stream.beats(2)
  await openSavingBrowser(server, who).save(1, set('log', 1))
  await stream.hears(2)
})

test('R3: open streams do not keep the server from stopping', async () => {
  const server = await start()
  const who = await signIn(server, 'olivia')
  const stream = await listen(server, who)
  const startedAt = Date.now()
  server.signal('SIGTERM')
  expect(await stream.ended()).toBe('server-stops')
  expect((await server.ended).code).toBe(0)
  expect(Date.now() - startedAt).toBeLessThan(5_000)
})

test.runIf(postgresIsInstalled)(
  'SAVE-7: of several servers on one PostgreSQL, each tells what was saved through another, also after the database was away',
  async () => {
    const DATABASE_URL = await cluster().createDatabase()
    const common = { DATABASE_URL, AUTH_SECRET: 'one secret for both servers, long enough' }
    const one = await start(common)
    const other = await start(common)
    // The cookie of one server is good at the other, as if both were behind one address.
    const who = await signIn(one, 'olivia')
    const stream = await listen(other, who)
    const browser = openSavingBrowser(one, who)
    await browser.save(1, set('log', 1))
    await stream.hears(2)

    await cluster().stop()
    await cluster().start()
    // The server may still hold a connection to the database as it was; the same save can be sent again.
    await eventually(async () => (await browser.saveAs(2, 2, set('log', 2))).status === 200)
    await stream.hears(3, 5_000)
    expect(new Set(stream.versions()).size).toBe(stream.versions().length)
  },
)
