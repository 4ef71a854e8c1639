import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Operation } from '#domain/user-data/operation'
import { text } from '#server/db/columns'
import type { Database } from '#server/db/database'
import { openPglite } from '#server/db/pglite'
import { saveUserData } from '#server/user-data/commands'
import { exportUserData } from '#server/user-data/export'
import { listVersions } from '#server/user-data/queries'
import { add } from '../support/saving.ts'
import { serversOfThisFile } from '../support/server.ts'

const { dataFolder } = serversOfThisFile()
const day = 24 * 60 * 60 * 1_000
const start = Date.UTC(2026, 0, 1)
const phone = '0b5e5ad6-3c56-4d0e-8f0a-3b6a2c1d4e5f'
let database: Database
let userId: string

beforeAll(async () => {
  database = await openPglite(dataFolder())
  const [row] = await database.all(
    sql`insert into users (name, email) values ('Anna', 'anna@id.invalid') returning id`,
  )
  userId = text(row!, 'id')
})
afterAll(() => database.close())

/** The clock is an argument here: a month passes without waiting for it. */
async function save(seq: number, at: number, ...operations: Operation[]) {
  const request = { userId, clientId: phone, seq, baseVersion: seq, operations, at }
  const answer = await database.transaction((tx) => saveUserData(tx, request))
  if (answer.refusal) throw new Error(answer.refusal.message)
  return answer
}

async function keptVersions(): Promise<readonly number[]> {
  return (await listVersions(database, userId)).map((row) => Number(row.version))
}

test('SYS-7: saved states stay 30 days, and the newest 50 for ever', async () => {
  for (let seq = 1; seq <= 60; seq++) await save(seq, start, add('log', 1))
  await save(61, start + 29 * day, add('log', 1))
  expect(await keptVersions()).toHaveLength(61)
  await save(62, start + 31 * day, add('log', 1))
  const kept = await keptVersions()
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, 63, 14])
  await save(63, start + 400 * day, add('log', 1))
  expect(await keptVersions()).toHaveLength(50)
})

test('I11: only the latest requests are answered again; one from long ago is refused, never taken for new', async () => {
  const again = (seq: number) => save(seq, start + 500 * day, add('log', 1))
  expect((await again(63)).version).toBe(64)
  expect((await again(20)).version).toBe(21)
  await expect(again(5)).rejects.toThrow('must have number 64')
})

test('AUTH-5: an export holds every table in which something of the player’s saving stands', async () => {
  const referring = await database.all(sql`
    select table_name from information_schema.columns
    where column_name = 'user_id' and table_schema = 'public' and
      (table_name like 'user_data%' or table_name = 'build_lists')
    order by table_name`)
  const exported = await exportUserData(database, userId)
  expect(Object.keys(exported).sort()).toEqual(referring.map((row) => text(row, 'table_name')))
  expect(exported.user_data).toMatchObject([{ version: 64, document: { inventory: { log: 63 } } }])
})

test('AUTH-5: with the account goes everything it has saved', async () => {
  await database.all(sql`delete from users where id = ${userId}`)
  for (const rows of Object.values(await exportUserData(database, userId))) expect(rows).toEqual([])
})
