import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { historyLimits } from '#domain/user-data/history-limits'
import type { Operation } from '#domain/user-data/operation'
import { text } from '#server/db/columns'
import type { Database } from '#server/db/database'
import { openPglite } from '#server/db/pglite'
import { sqlTime } from '#server/db/sql-time'
import { saveUserData } from '#server/user-data/commands'
import { exportUserData } from '#server/user-data/export'
import { listVersions } from '#server/user-data/queries'
import { sweepUserData } from '#server/user-data/sweep'
import { add } from '../support/saving.ts'
import { serversOfThisFile } from '../support/server.ts'

const { dataFolder } = serversOfThisFile()
const log = pino({ level: 'silent' })
const minute = 60_000
const day = 24 * 60 * minute
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
  return database.transaction((tx) => saveUserData(tx, request))
}

async function sweepAt(at: number): Promise<void> {
  await sweepUserData({ database, isBuiltIn: true, log, now: () => at }, new AbortController().signal)
}

async function keptVersions(): Promise<readonly number[]> {
  return (await listVersions(database, userId)).map((row) => Number(row.version))
}

test('SYS-7: of states older than the newest 50, one an hour is kept for a day and one a day for 30 days', async () => {
  // Every 20 minutes from January 1, 00:00 to January 3, 23:40: versions 2 to 217.
  for (let seq = 1; seq <= 216; seq++) await save(seq, start + (seq - 1) * 20 * minute, add('log', 1))
  for (let seq = 217; seq <= 266; seq++) await save(seq, start + 3 * day, add('log', 1))
  const newest = countDown(267, 218)
  // 23:40, 22:40, … 0:40 of January 3; then 23:40 of January 2 and of January 1.
  const hourly = countDown(217, 148).filter((version) => (217 - version) % 3 === 0)
  expect(await keptVersions()).toEqual([...newest, ...hourly, 145, 73])
  await save(267, start + 31 * day, add('log', 1))
  await sweepAt(start + 31 * day)
  // One a day is left since January 2: 219 of January 4 is among the newest 50, 217 is of January 3 and 145 of January 2.
  expect(await keptVersions()).toEqual([...countDown(268, 219), 217, 145])
  await sweepAt(start + 100 * day)
  expect(await keptVersions()).toEqual(countDown(268, 219))
})

test('SYS-7: the sweep thins every account, and leaves the newest 50 of each', async () => {
  const others = await database.all(sql`
    insert into users (name, email) select 'Many', n || '@id.invalid' from generate_series(1, 120) n returning id`)
  const ids = others.map((row) => text(row, 'id'))
  // Each has 70 states, 2 to 71. The version 71 tells these accounts from all others, also in the next test.
  await database.all(sql`
    insert into user_data (user_id, version, document, trail, last_updated)
    select value::uuid, 71, '{}', '{}', ${sqlTime(start)}
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`)
  await database.all(sql`
    insert into user_data_versions
    select user_id, n, '{}', last_updated, 'save', 0, 0, 0 from user_data, generate_series(2, 71) n
    where version = 71`)
  await sweepAt(start)
  const counts = await database.all(sql`
    select distinct count(*) as versions, min(version) as oldest from user_data_versions
    where user_id <> ${userId} group by user_id`)
  expect(counts.map((row) => [Number(row.versions), row.oldest])).toEqual([[50, 22]])
})

test('SYS-7: an account whose old states cannot be deleted does not hold up the accounts after it', async () => {
  const thinned = sql`from user_data where version = 71 order by user_id`
  await database.all(sql`
    insert into user_data_versions
    select user_id, n, '{}', last_updated, 'save', 0, 0, 0
    from (select * ${thinned} limit 2) few, generate_series(2, 21) n`)
  const [first, second] = (await database.all(sql`select user_id ${thinned} limit 2`)).map((row) =>
    text(row, 'user_id'),
  )
  await database.all(sql`
    create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'this may not be deleted'; end $$`)
  await database.all(
    sql.raw(`create trigger stuck before delete on user_data_versions for each row
      when (old.user_id = '${first}') execute function refuse()`),
  )
  const left = async (id: string | undefined) =>
    (await database.all(sql`select version from user_data_versions where user_id = ${id}`)).length
  await sweepAt(start)
  expect([await left(first), await left(second)]).toEqual([70, 50])
  await database.all(sql`drop trigger stuck on user_data_versions`)
  await sweepAt(start)
  expect([await left(first), await left(second)]).toEqual([50, 50])
})

test('SYS-7: above 64 MiB the oldest states are deleted before their 30 days are over', async () => {
  const [row] = await database.all(sql`
    insert into users (name, email) values ('Hoarder', 'hoarder@id.invalid') returning id`)
  const hoarder = text(row!, 'id')
  await database.all(sql`
    insert into user_data (user_id, version, document, trail, last_updated)
    values (${hoarder}, 71, '{}', '{}', ${sqlTime(start)})`)
  // 50 small states of one moment, and before them one a day for 20 days, of 4 MB each: 16 of those fill 64 MiB.
  await database.all(sql`
    insert into user_data_versions
    select ${hoarder}, n, case when n > 21 then '{}' else jsonb_build_object('n', n, 'filler', filler) end,
      ${sqlTime(start)} - greatest(0, 22 - n) * interval '1 day', 'save', 0, 0, 0
    from generate_series(2, 71) n,
      (select string_agg(md5(random()::text), '') as filler from generate_series(1, 150000)) f`)
  await sweepAt(start)
  const [left] = await database.all(sql`
    select min(version) as oldest, sum(pg_column_size(document)) as bytes,
      max(pg_column_size(document)) as largest, count(*) as versions
    from user_data_versions where user_id = ${hoarder}`)
  const [bytes, largest] = [Number(left!.bytes), Number(left!.largest)]
  expect(Number(left!.versions)).toBe(71 - Number(left!.oldest) + 1)
  expect(bytes).toBeLessThanOrEqual(historyLimits.bytes)
  expect(bytes + largest).toBeGreaterThan(historyLimits.bytes)
})

test('I11: only the latest requests are answered again; an old one is refused and never taken for a new one', async () => {
  // The first test has made requests 1 to 267; the answers of the last 50, 218 to 267, are remembered.
  const again = (seq: number) => save(seq, start + 120 * day, add('log', 1))
  expect((await again(267)).version).toBe(268)
  expect((await again(225)).version).toBe(226)
  await expect(again(5)).rejects.toThrow('must have number 268')
})

test('AUTH-5: an export contains every table with the player’s saved data', async () => {
  const referring = await database.all(sql`
    select table_name from information_schema.columns
    where column_name = 'user_id' and table_schema = 'public' and
      (table_name like 'user_data%' or table_name in ('build_lists', 'superseded_values'))
    order by table_name`)
  const exported = await exportedOf(userId)
  expect(Object.keys(exported).sort()).toEqual(referring.map((row) => text(row, 'table_name')))
  expect(exported.user_data).toMatchObject([{ version: 268, document: { inventory: { log: 267 } } }])
})

test('AUTH-5: a document that is read in several statements arrives whole', async () => {
  const document = { text: `x${'😀'.repeat(600_000)}` }
  await database.all(sql`
    update user_data_versions set document = ${JSON.stringify(document)}::jsonb
    where user_id = ${userId} and version = 250`)
  const { user_data_versions: versions } = await exportedOf(userId)
  const found = (versions as { version: number }[]).find(({ version }) => version === 250)
  expect(found).toMatchObject({ version: 250, reason: 'save', document })
})

test('AUTH-5: deleting an account deletes everything it has saved', async () => {
  await database.all(sql`delete from users where id = ${userId}`)
  for (const rows of Object.values(await exportedOf(userId))) expect(rows).toEqual([])
})

async function exportedOf(person: string): Promise<Readonly<Record<string, unknown>>> {
  const exported: [string, unknown][] = []
  for (const [name, pieces] of Object.entries(exportUserData(database, person))) {
    let text = ''
    for await (const piece of pieces) text += piece
    exported.push([name, JSON.parse(text)])
  }
  return Object.fromEntries(exported)
}

function countDown(from: number, to: number): readonly number[] {
  return Array.from({ length: from - to + 1 }, (_, place) => from - place)
}
