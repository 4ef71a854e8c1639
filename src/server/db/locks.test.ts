import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { lockAccount, lockSettlement, lockSettlements } from './locks.ts'
import { databaseOf } from './pglite-statements.ts'

const somebody = '00000000-0000-4000-8000-000000000001'
const [oak, elm] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'] as const
let database: Database

beforeAll(async () => {
  const client = await PGlite.create()
  await client.exec(`
    create table users (id uuid primary key);
    create table settlements (id uuid primary key, name text, seq bigint, owner_id uuid, deleted_at timestamptz);
    insert into users values ('${somebody}');
    insert into settlements values ('${elm}', 'Elm', 0, null, null), ('${oak}', 'Oak', 0, null, null);`)
  database = databaseOf(client)
})
afterAll(() => database.close())

test('R4: settlements are locked first, in the order of their ids, then the account', async () => {
  const locked = await database.transaction(async (tx) => {
    const settlements = await lockSettlements(tx, [elm, oak], 'change')
    return [...settlements.map(({ name }) => name), await lockAccount(tx, somebody, 'alone')]
  })
  expect(locked).toEqual(['Oak', 'Elm', true])
})

test('R4: a settlement locked after an account, or after another settlement, throws, and so does a second lock of an account', async () => {
  const lateSettlement = database.transaction(async (tx) => {
    await lockAccount(tx, somebody, 'keep')
    await lockSettlement(tx, oak)
  })
  await expect(lateSettlement).rejects.toThrow('locked out of order')
  const oneByOne = database.transaction(async (tx) => {
    await lockSettlement(tx, elm)
    await lockSettlement(tx, oak)
  })
  await expect(oneByOne).rejects.toThrow('locked out of order')
  const secondLock = database.transaction(async (tx) => {
    await lockAccount(tx, somebody, 'keep')
    await lockAccount(tx, somebody, 'change')
  })
  await expect(secondLock).rejects.toThrow('one account only')
})
