import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainPglite } from './plain-database.ts'
import { migrateUpTo, schemaOfThisRelease } from './schema.ts'
import { wrongRows } from './wrong-rows.ts'

const earlierRows = 'tests/fixtures/former-databases/0019_sample_settlements.sql'
const oakId = '00000000-0000-4000-8000-000000000009'
const oak = `settlement_id = '${oakId}'`

let client: PGlite
beforeAll(async () => {
  client = await PGlite.create()
  // Migrations 0000 to 0019: the schema of the earlier rows.
  await migrateUpTo(plainPglite(client), 20)
  await client.exec(readFileSync(earlierRows, 'utf8'))
  await migrateUpTo(plainPglite(client), schemaOfThisRelease().number)
})
afterAll(() => client.close())

/** What is wrong once these statements are run, which are undone. */
async function wrongAfter(statements: string): Promise<readonly string[]> {
  await client.exec('begin')
  try {
    await client.exec(statements)
    return (await wrongRows(plainPglite(client))).map((sentence) => sentence.split(': ')[0]!)
  } finally {
    await client.exec('rollback')
  }
}

test('R2: nothing is wrong in the rows that an earlier release has stored', async () => {
  expect(await wrongAfter('')).toEqual([])
})

// The stored rows have one entry with the amount 6. The row of `act_clients` says that a browser's last act is number 1,
// and keeps an answer to number 2.
test.each([
  ['a lost entry', `delete from entries where kind = 'added'`, 'the stock is not the sum of its entries'],
  [
    'a lost row of the stock',
    `delete from allotments; delete from stock`,
    'the stock is not the sum of its entries',
  ],
  [
    'stock that came of a delivery which was taken back',
    `update contributions set status = 'withdrawn', decided_by_no = 2, decided_at = now() where status = 'pending';
     update entries set contribution_id = (select id from contributions where status = 'withdrawn') where amount = 6`,
    'a delivery has moved stock and was not approved',
  ],
  ['a lost allotment', 'delete from allotments', 'what is reserved is not what is kept back and allotted'],
  [
    'an event from the future',
    'update settlements set seq = 0',
    'a settlement has changes after its last one',
  ],
  [
    'a lost count of a browser',
    `insert into act_clients values
       ('00000000-0000-4000-8000-000000000009', '00000000-0000-4000-8000-000000000001', gen_random_uuid(), 1, '[{"number": 2}]', now())`,
    'a browser has acts after its last one',
  ],
  [
    'an owner who is gone',
    `update memberships set status = 'removed', removed_at = now()`,
    'the owner of a settlement is no member',
  ],
  ['a lost number', `update people set account = null where ${oak}`, 'a member has no number'],
  [
    'a lost version',
    'delete from user_data_versions',
    'what a player saved last is not among the saved versions',
  ],
  [
    'a lost code',
    'delete from progress_codes',
    'a code of a link leads nowhere, or a link has none (progress)',
  ],
])('R2: %s is found', async (_, statements, sentence) => {
  expect(await wrongAfter(statements)).toContain(sentence)
})

test('R2: a settlement that is being deleted for good, whose entries go first, is no fault', async () => {
  // `purge-deleted.ts` marks such a settlement by dating its deletion to 1970.
  const gone = `update settlements set deleted_at = to_timestamp(0) where id = '${oakId}'`
  expect(await wrongAfter(`delete from entries where kind = 'added'; ${gone}`)).toEqual([])
})
