import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SupersededValue, UserDataVersion } from '#contract/user-data-versions'
import { text } from '#server/db/columns'
import type { Database } from '#server/db/database'
import { openPglite } from '#server/db/pglite'
import { saveUserData } from '#server/user-data/commands'
import { listSuperseded } from '#server/user-data/superseded'
import { sweepUserData } from '#server/user-data/sweep'
import { itemId } from '../support/catalog-builder.ts'
import { add, askAs, load, openSavingBrowser, set } from '../support/saving.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type SignedIn, signIn } from '../support/sign-in.ts'

const log = pino({ level: 'silent' })
const servers = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer
  let players = 0
  const newPlayer = (): Promise<SignedIn> => signIn(server, `Player ${++players}`)
  const supersededOf = async (who: SignedIn) =>
    (await askAs<SupersededValue[]>(server, who, 'listSupersededValues')).body

  beforeAll(async () => {
    server = await servers.start({ ...(await settings()), SIGN_INS_PER_MINUTE: '1000' })
  })

  test('SAVE-4: values that the phone had set and the laptop, without knowing, set differently are kept', async () => {
    const [who, other] = [await newPlayer(), await newPlayer()]
    const [phone, laptop] = [openSavingBrowser(server, who), openSavingBrowser(server, who)]
    const plank = { itemId: itemId('plank'), recipeIndex: 2 }
    await phone.save(
      1,
      set('log', 50),
      { op: 'queue.setQty', ...plank, quantity: 4 },
      { op: 'choice.set', itemId: plank.itemId, choice: { source: 'craft', recipeIndex: 1 } },
    )
    const late = await laptop.save(
      1,
      set('log', 20),
      { op: 'queue.setQty', ...plank, quantity: 7 },
      { op: 'choice.set', itemId: plank.itemId, choice: { source: 'gather' } },
    )
    expect(late.body.document?.inventory).toEqual({ log: 20 })
    const replaced = { version: 3, at: late.body.lastUpdated, catalogue: null }
    expect(await supersededOf(who)).toEqual([
      {
        part: 'choices',
        itemId: 'plank',
        choice: { source: 'craft', recipeIndex: 1 },
        ...replaced,
      },
      { part: 'buildList', ...plank, quantity: 4, ...replaced },
      { part: 'inventory', itemId: 'log', quantity: 50, ...replaced },
    ])
    expect(await supersededOf(other)).toEqual([])
  })

  test('SAVE-4: adding to an amount, or changing a value that the device knew, supersedes nothing', async () => {
    const who = await newPlayer()
    const [phone, laptop] = [openSavingBrowser(server, who), openSavingBrowser(server, who)]
    await phone.save(1, set('log', 50))
    await laptop.save(1, add('log', 5))
    await laptop.save(3, set('log', 20))
    expect((await load(server, who)).document.inventory).toEqual({ log: 20 })
    expect(await supersededOf(who)).toEqual([])
  })

  test('SAVE-4: the choice of the default way can be superseded as well', async () => {
    const who = await newPlayer()
    const [phone, laptop] = [openSavingBrowser(server, who), openSavingBrowser(server, who)]
    const choose = (source: 'gather' | 'elsewhere' | null) =>
      ({ op: 'choice.set', itemId: itemId('plank'), choice: source && { source } }) as const
    await phone.save(1, choose('gather'))
    await phone.save(2, choose(null))
    await laptop.save(2, choose('elsewhere'))
    expect(await supersededOf(who)).toMatchObject([{ part: 'choices', itemId: 'plank', choice: null }])
  })

  test('SAVE-4: a refused save supersedes nothing', async () => {
    const who = await newPlayer()
    const [phone, laptop] = [openSavingBrowser(server, who), openSavingBrowser(server, who)]
    await phone.save(1, set('log', 50))
    // A queue has room for 500 entries.
    const tooMany = Array.from({ length: 501 }, (_, n) => ({
      op: 'queue.add' as const,
      itemId: itemId(`item ${n}`),
      recipeIndex: 0,
      quantity: 1,
    }))
    const refused = await laptop.save(1, set('log', 20), ...tooMany)
    expect([refused.status, refused.body.code]).toEqual([422, 'INVALID'])
    expect(await supersededOf(who)).toEqual([])
    expect((await askAs<UserDataVersion[]>(server, who, 'listUserDataVersions')).body).toHaveLength(1)
  })
})

describe('over a month, and whatever the devices do', () => {
  const start = Date.UTC(2026, 0, 1)
  const day = 24 * 3_600_000
  let database: Database
  let people = 0

  beforeAll(async () => {
    database = await openPglite(servers.dataFolder())
  })
  afterAll(() => database.close())

  async function newUser(): Promise<string> {
    const [row] = await database.all(
      sql`insert into users (name, email) values ('Anna', ${`anna${++people}@id.invalid`}) returning id`,
    )
    return text(row!, 'id')
  }

  /** Devices of one account, which number their requests; the clock is an argument. */
  function devicesOf(userId: string) {
    const seqs = new Map<string, number>()
    return async (clientId: string, baseVersion: number, at: number, ...operations: Operations) => {
      const seq = (seqs.get(clientId) ?? 0) + 1
      seqs.set(clientId, seq)
      const request = { userId, clientId, seq, baseVersion, operations, at }
      const answer = await database.transaction((tx) => saveUserData(tx, request))
      return answer.version
    }
  }

  async function kept(userId: string): Promise<readonly (readonly [number, unknown])[]> {
    const rows = await listSuperseded(database, userId)
    return rows.map(({ version, value }) => [Number(version), value] as const).toReversed()
  }

  const sweepAt = (at: number) =>
    sweepUserData({ database, isBuiltIn: true, log, now: () => at }, new AbortController().signal)

  test('SAVE-4: a value is kept for 30 days, also when the states that held it are gone', async () => {
    const userId = await newUser()
    const save = devicesOf(userId)
    const [phone, laptop] = [crypto.randomUUID(), crypto.randomUUID()]
    await save(phone, 1, start, set('log', 50))
    await save(laptop, 1, start, set('log', 20))
    for (let version = 3; version <= 60; version++) await save(laptop, version, start + 1, add('log', 1))
    await sweepAt(start + 30 * day)
    const [row] = await database.all(
      sql`select min(version) as oldest from user_data_versions where user_id = ${userId}`,
    )
    expect(row!.oldest).toBeGreaterThan(3)
    expect(await kept(userId)).toEqual([[3, 50]])
    await sweepAt(start + 30 * day + 1)
    expect(await kept(userId)).toEqual([])
  })

  test('SAVE-4: of 6,000 superseded values the newest 5,000 are kept', async () => {
    const userId = await newUser()
    const save = devicesOf(userId)
    const [phone, laptop] = [crypto.randomUUID(), crypto.randomUUID()]
    const all = (quantity: number) => Array.from({ length: 2_000 }, (_, n) => set(`item ${n}`, quantity))
    // Versions 2 and 3, 4 and 5, 6 and 7: each time the laptop does not know what the phone has set.
    for (const version of [1, 3, 5]) {
      await save(phone, version, start, ...all(version + 1))
      await save(laptop, version, start, ...all(version + 2))
    }
    const versions = (await kept(userId)).map(([version]) => version)
    const count = (version: number) => versions.filter((one) => one === version).length
    expect([count(3), count(5), count(7)]).toEqual([1_000, 2_000, 2_000])
  })

  test('SAVE-4: whatever three devices do, exactly those values are kept that another device had set and the sender did not know', async () => {
    const devices = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    const anySave = fc.record({
      device: fc.constantFrom(0, 1, 2),
      lag: fc.integer({ min: 0, max: 4 }),
      amount: fc.integer({ min: 1, max: 5 }),
      op: fc.constantFrom('set' as const, 'add' as const),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(anySave, { minLength: 2, maxLength: 14 }), async (saves) => {
        const userId = await newUser()
        const save = devicesOf(userId)
        const own = new Map(devices.map((id) => [id, crypto.randomUUID()]))
        const changes: Change[] = []
        const expected: (readonly [number, number])[] = []
        const bases = [1, 1, 1]
        let version = 1
        let holds = 0
        for (const { device, lag, amount, op } of saves) {
          // A device never knows less than it did.
          const base = Math.max(bases[device]!, version - lag)
          bases[device] = base
          const next = op === 'set' ? amount : holds + amount
          const isLost = op === 'set' && next !== holds && isUnknown(changes, device, base)
          const reached = await save(own.get(devices[device]!)!, base, start, { set, add }[op]('log', amount))
          if (isLost) expected.push([reached, holds])
          if (reached > version) changes.push({ version: reached, device, op })
          version = reached
          holds = next
        }
        expect(await kept(userId)).toEqual(expected)
      }),
      { numRuns: 60 },
    )
  })
})

type Operations = Parameters<typeof saveUserData>[1]['operations']
type Change = { readonly version: number; readonly device: number; readonly op: 'set' | 'add' }

/** Whether another device has changed the value after `base` and this one has not set it since: the rule again, from the whole history. */
function isUnknown(changes: readonly Change[], device: number, base: number): boolean {
  const last = changes.findLast((change) => change.device !== device)
  if (!last || last.version <= base) return false
  return !changes.some((change) => change.version > last.version && change.op === 'set')
}
