import { beforeAll, describe, expect, test } from 'vitest'
import { add, askAs, load, openSavingBrowser, set } from '../support/saving.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { call } from '../support/server-requests.ts'
import { type SignedIn, signIn } from '../support/sign-in.ts'

const { start } = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer
  let who: SignedIn
  let writer: SignedIn

  beforeAll(async () => {
    server = await start(await settings())
    who = await signIn(server, 'olivia')
    writer = await signIn(server, 'adam')
  })

  test('S6: the 500th queue entry is taken and the 501st is not, with the reason', async () => {
    const browser = openSavingBrowser(server, who)
    const entry = (id: number) =>
      ({ op: 'queue.add', itemId: add(`i${id}`, 1).itemId, recipeIndex: 0, quantity: 1 }) as const
    const full = await browser.save(1, ...Array.from({ length: 500 }, (_, id) => entry(id)))
    expect(full.status).toBe(200)
    const refused = await browser.save(2, entry(500))
    expect([refused.status, refused.body]).toEqual([
      422,
      {
        code: 'INVALID',
        reason: 'document-full',
        field: 'operations',
        message: 'A queue may hold at most 500 entries.',
      },
    ])
  })

  test.each([
    ['0', 0],
    ['more than a thousand million', 1_000_000_001],
    ['a fraction', 1.5],
    ['a text', '5'],
    ['null', null],
  ])('S6: an amount that is %s is refused', async (_what, quantity) => {
    const browser = openSavingBrowser(server, who)
    const refused = await browser.save(1, set('log', quantity as number))
    expect([refused.status, refused.body.code]).toEqual([422, 'INVALID'])
  })

  /** Saves an amount as it stands in the text of a request. */
  const saveWritten = (amount: string) => {
    const operations = [set(`written ${amount}`, 7)]
    const body = JSON.stringify({ clientId: crypto.randomUUID(), seq: 1, baseVersion: 1, operations })
    return call(server, 'saveUserData', body.replace(':7}', `:${amount}}`), { ...writer })
  }

  test.each(['1000', '1e3', '1E+3', '1000.0', '0.1e4'])(
    'API-1: an amount written %s is 1,000',
    async (amount) => {
      expect((await saveWritten(amount)).status).toBe(200)
      const { inventory } = (await load(server, writer)).document
      expect(inventory).toMatchObject({ [`written ${amount}`]: 1_000 })
    },
  )

  test.each([
    ['1e10', 422],
    ['1e400', 422],
    ['1e-1', 422],
    ['-1e3', 422],
    ['01', 400],
    ['+1', 400],
    ['0x10', 400],
    ['1_000', 400],
    ['NaN', 400],
    ['Infinity', 400],
  ])('S6: an amount written %s answers %i', async (amount, status) => {
    expect((await saveWritten(amount)).status).toBe(status)
  })

  test('S6: a number larger than a version can be is refused, not tried', async () => {
    const largest = 2_147_483_647
    const tooLarge = { code: 'INVALID', reason: 'input-invalid', message: 'This must be at most 2147483647.' }
    for (const procedure of ['getUserDataVersion', 'restoreUserDataVersion']) {
      expect((await askAs(server, who, procedure, { version: largest })).status).toBe(404)
      expect(await askAs(server, who, procedure, { version: largest + 1 })).toEqual({
        status: 422,
        body: { ...tooLarge, field: 'version' },
      })
    }
    const browser = openSavingBrowser(server, who)
    expect((await browser.saveAs(largest + 1, 1, add('log', 1))).body).toEqual({ ...tooLarge, field: 'seq' })
    expect((await browser.saveAs(1, largest + 1, add('log', 1))).body).toEqual({
      ...tooLarge,
      field: 'baseVersion',
    })
  })

  test('S11: an item called __proto__ is refused', async () => {
    const browser = openSavingBrowser(server, who)
    expect((await browser.save(1, set('__proto__', 1))).status).toBe(422)
  })

  test.each(['loadUserData', 'listUserDataVersions', 'testDatabaseConnection', 'getBuildLists'])(
    'API-1: %s is for those who are signed in',
    async (procedure) => {
      const answer = await call(server, procedure)
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, 'UNAUTHORIZED'])
    },
  )

  test('S2: a save is taken from our own page only, and only as JSON', async () => {
    const request = { clientId: crypto.randomUUID(), seq: 1, baseVersion: 1, operations: [add('log', 1)] }
    const statusWith = async (headers: Readonly<Record<string, string>>, body: unknown = request) => {
      const answer = await call(server, 'saveUserData', body, { cookie: who.cookie, ...headers })
      await answer.arrayBuffer()
      return answer.status
    }
    expect(await statusWith({})).toBe(403)
    expect(await statusWith({ origin: 'https://evil.example' })).toBe(403)
    expect(await statusWith({ origin: who.origin, 'sec-fetch-site': 'cross-site' })).toBe(403)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect(await statusWith({ origin: who.origin, 'content-type': type }, JSON.stringify(request))).toBe(
        415,
      )
    expect((await load(server, who)).document.inventory).toEqual({})
    expect(await statusWith({ origin: who.origin })).toBe(200)
  })
})
