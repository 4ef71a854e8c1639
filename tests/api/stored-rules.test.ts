import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database'
import { openPglite } from '#server/db/pglite'
import { serversOfThisFile } from '../support/server.ts'

const { dataFolder } = serversOfThisFile()
let database: Database
beforeAll(async () => {
  database = await openPglite(dataFolder())
})
afterAll(() => database.close())

type Row = Readonly<Record<string, unknown>>
type Rows = readonly [table: string, ...rows: Row[]]

/** Any three ids, whatever a column wants an id of: no row that they would refer to exists. */
const [settlement_id, one, other] = [randomUUID(), randomUUID(), randomUUID()]
const at = '2026-01-01T00:00:00Z'
const link = { settlement_id, id: one, code_hash: '\\x01', code_end: '0001', expires_at: at, created_at: at }
const uses = { current_uses: 0, is_active: true }
const entry = { settlement_id, act: one, line: 1, kind: 'added', item_id: 'log', amount: 1, by_no: 1, at }
const membership = { settlement_id, user_id: one, role: 'viewer', joined_at: at, last_active_at: at }
const profile = {
  public_number: 1000,
  preferences: {},
  real_email: '',
  email_verified: false,
  disabled: false,
}
const account = { provider_id: 'oidc', account_id: 'vera', created_at: at, updated_at: at }

/** Rows that no act stores; if one did by a fault, the database would refuse them. */
test.each<[what: string, rule: string, rows: Rows]>([
  [
    'more of an item is reserved than is there',
    'stock_is_sane',
    ['stock', { settlement_id, item_id: 'log', quantity: 5, reserved: 6, kept: 0, updated_at: at }],
  ],
  [
    'a task is more than done',
    'task_numbers_are_sane',
    [
      'task_numbers',
      { settlement_id, task_id: one, target: 5, completed: 6, status: 'pending', by_hand: false },
    ],
  ],
  [
    'an invitation is used more often than it allows',
    'invite_links_uses_stay_within',
    ['invite_links', { ...link, ...uses, role: 'viewer', max_uses: 7, current_uses: 8 }],
  ],
  [
    'an invitation makes any number of admins',
    'invite_links_admins_are_few',
    ['invite_links', { ...link, ...uses, role: 'admin', max_uses: 0 }],
  ],
  [
    'a contribution is approved by nobody',
    'contributions_decided_by_somebody',
    [
      'contributions',
      {
        settlement_id,
        id: one,
        task_id: other,
        by_no: 1,
        status: 'approved',
        revision: 1,
        items_contributed: [{ itemId: 'log', quantity: 1 }],
        materials: [],
        notes: '',
        proof_of_work: '',
        submitted_at: at,
        updated_at: at,
      },
    ],
  ],
  [
    'a contribution is entered twice',
    'entries_of_a_contribution_once',
    ['entries', { ...entry, contribution_id: one }, { ...entry, act: other, contribution_id: one }],
  ],
  [
    'an entry is taken back twice',
    'entries_reverted_once',
    [
      'entries',
      { ...entry, reverts_act: settlement_id, reverts_line: 1 },
      { ...entry, act: other, reverts_act: settlement_id, reverts_line: 1 },
    ],
  ],
  [
    'two changes of a settlement have one number',
    'outbox_pkey',
    ['outbox', { settlement_id, seq: 1, changes: [], at }, { settlement_id, seq: 1, changes: [], at }],
  ],
  [
    'somebody is a member twice',
    'memberships_pkey',
    [
      'memberships',
      { ...membership, status: 'active' },
      { ...membership, status: 'removed', removed_at: at },
    ],
  ],
  [
    'somebody has two numbers',
    'people_account_has_one_number',
    ['people', { settlement_id, no: 1, account: one }, { settlement_id, no: 2, account: one }],
  ],
  [
    'two people have one nickname',
    'profiles_username_key_unique',
    [
      'profiles',
      { ...profile, user_id: one, username: 'Vera', username_key: 'vera', last_sign_in: at },
      { ...profile, user_id: other, username: 'VERA', username_key: 'vera', last_sign_in: at },
    ],
  ],
  [
    'one identity is two people',
    'accounts_provider_id_account_id',
    ['accounts', { ...account, id: one, user_id: one }, { ...account, id: other, user_id: other }],
  ],
])('R4, I2, I4, I5: the database itself refuses that %s', async (_, rule, [table, ...rows]) => {
  expect(await ruleThatRefuses(table, rows)).toBe(rule)
})

/** Adds rows, without checking the rows that they refer to, and rolls back. @returns the rule that refused them */
async function ruleThatRefuses(table: string, rows: readonly Row[]): Promise<unknown> {
  const nothingRefused = new Error('nothing was refused')
  const adding = database.transaction(async (tx) => {
    // PostgreSQL checks no references between tables in a replica's session, but all other rules.
    await tx.write(sql`set local session_replication_role = replica`)
    for (const row of rows) {
      const columns = sql.join(
        Object.keys(row).map((name) => sql.identifier(name)),
        sql`, `,
      )
      await tx.write(sql`
        insert into ${sql.identifier(table)} (${columns})
        select ${columns} from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)`)
    }
    throw nothingRefused
  })
  const error: unknown = await adding.catch((caught: unknown) => caught)
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('constraint' in cause) return cause.constraint
  throw error
}
