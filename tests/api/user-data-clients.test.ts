import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { text } from '#server/db/columns'
import type { Database } from '#server/db/database'
import { openPglite } from '#server/db/pglite'
import { sqlTime } from '#server/db/sql-time'
import { saveUserData } from '#server/user-data/commands'
import { sweepUserData } from '#server/user-data/sweep'
import { add, load, openSavingBrowser, set } from '../support/saving.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type SignedIn, signIn } from '../support/sign-in.ts'

const log = pino({ level: 'silent' })
const servers = serversOfThisFile()
const perhapsSaved = 'It is not known any more whether these changes were saved.'

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer
  let players = 0
  const newPlayer = (): Promise<SignedIn> => signIn(server, `Player ${++players}`)

  beforeAll(async () => {
    server = await servers.start({
      ...(await settings()),
      SIGN_INS_PER_MINUTE: '1000',
      API_REQUESTS_PER_MINUTE: '100000',
    })
  })

  /** Saves from so many browsers that were never seen before. */
  async function saveFromOthers(who: SignedIn, count: number): Promise<void> {
    let { version } = await load(server, who)
    for (let one = 0; one < count; one++)
      version = (await openSavingBrowser(server, who).save(version, add('plank', 1))).body.version
  }

  test('I11: a browser forgotten because of 100 newer ones gets nothing saved twice', async () => {
    const who = await newPlayer()
    const phone = openSavingBrowser(server, who)
    await phone.save(1, add('log', 5))
    await phone.save(2, add('log', 5))
    await saveFromOthers(who, 99)
    // Still known: answered again, with the document as it is now.
    const answered = await phone.saveAs(2, 2, add('log', 5))
    expect(answered.body.document?.inventory).toEqual({ log: 10, plank: 99 })
    await saveFromOthers(who, 100)
    const repeated = [await phone.saveAs(1, 1, add('log', 5)), await phone.saveAs(2, 2, add('log', 5))]
    for (const { status, body } of repeated)
      expect([status, body]).toEqual([
        409,
        { code: 'CONFLICT', reason: 'perhaps-saved', field: 'baseVersion', message: perhapsSaved },
      ])
    // From a new browser too: changes made on a version that old may be those of a forgotten one.
    const renamed = await openSavingBrowser(server, who).save(2, add('log', 5))
    expect([renamed.status, renamed.body.field]).toEqual([409, 'baseVersion'])
    expect((await load(server, who)).document.inventory).toEqual({ log: 10, plank: 199 })
  })

  test('I11: a forgotten browser loads the document and can save again', async () => {
    const who = await newPlayer()
    const phone = openSavingBrowser(server, who)
    await phone.save(1, add('log', 5))
    await saveFromOthers(who, 100)
    const { version } = await load(server, who)
    const next = await phone.saveAs(2, version, set('log', 7))
    expect([next.status, next.body]).toEqual([
      409,
      {
        code: 'CONFLICT',
        reason: 'number-unexpected',
        field: 'seq',
        message: 'The next changes of this browser must have number 1.',
      },
    ])
    const renamed = await openSavingBrowser(server, who).save(version, set('log', 7))
    expect(renamed.body.version).toBe(version + 1)
    expect((await load(server, who)).document.inventory).toEqual({ log: 7, plank: 100 })
  })
})

describe('over half a year', () => {
  const start = Date.UTC(2026, 0, 1)
  const day = 24 * 3_600_000
  const [phone, laptop] = [crypto.randomUUID(), crypto.randomUUID()]
  let database: Database
  let userId: string

  beforeAll(async () => {
    database = await openPglite(servers.dataFolder())
    const [row] = await database.all(
      sql`insert into users (name, email) values ('Anna', 'anna@id.invalid') returning id`,
    )
    userId = text(row!, 'id')
  })
  afterAll(() => database.close())

  const save = (clientId: string, seq: number, baseVersion: number, at: number) =>
    database.transaction((tx) =>
      saveUserData(tx, { userId, clientId, seq, baseVersion, operations: [add('log', 5)], at }),
    )
  const sweepAt = (at: number) =>
    sweepUserData({ database, isBuiltIn: true, log, now: () => at }, new AbortController().signal)
  const known = async () => {
    const rows = await database.all(sql`select client_id from user_data_clients`)
    return rows.map((row) => text(row, 'client_id'))
  }

  test('I11: a browser unused for 180 days is forgotten, and its repeated requests are refused', async () => {
    expect(await save(phone, 1, 1, start)).toMatchObject({ version: 2 })
    expect(await save(laptop, 1, 2, start)).toMatchObject({ version: 3 })
    // A repeated request is a use as well.
    expect(await save(laptop, 1, 2, start + 1 * day)).toMatchObject({ version: 3 })
    await sweepAt(start + 180 * day)
    expect((await known()).toSorted()).toEqual([phone, laptop].toSorted())
    await sweepAt(start + 180 * day + 1)
    expect(await known()).toEqual([laptop])
    await expect(save(phone, 1, 1, start + 181 * day)).rejects.toMatchObject({
      message: perhapsSaved,
      data: { reason: 'perhaps-saved', field: 'baseVersion' },
    })
  })

  test('I11: a new phone, which loads before it saves, is not mistaken for a forgotten one', async () => {
    expect(await save(crypto.randomUUID(), 1, 3, start + 181 * day)).toMatchObject({ version: 4 })
  })

  test('I11: an account with far more than 100 browsers from before keeps the 100 used last', async () => {
    await database.all(sql`
      insert into user_data_clients (client_id, user_id, last_seq, answers, last_used_at)
      select gen_random_uuid(), ${userId}, 1, '[{"seq":1,"hash":"","version":2,"withDocument":false}]',
        ${sqlTime(start)} - n * interval '1 minute'
      from generate_series(1, 1200) n`)
    await sweepAt(start + 1 * day)
    expect(await known()).toHaveLength(100)
    expect(await known()).toContain(laptop)
  })
})
