import { describe, expect, test } from 'vitest'
import { openFormerDatabase } from '../support/former-database.ts'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { startOpenServer } from '../support/server-rows.ts'

const servers = serversOfThisFile()
const id = (no: number) => `00000000-0000-4000-8000-${String(no).padStart(12, '0')}`
const [olivia, mika, twin, oak] = [id(1), id(2), id(3), id(9)] as const
const at = "'2026-11-01T12:00:00Z'"
// The columns of a settlement after its description. The 6 is the number of its last event.
const settings = `false, 10, true, true, 5, 7, 6, ${at}, ${at}`

/**
 * Rows as releases stored them before people had numbers: the log holds names, one of them of an account deleted since. The nickname of
 * the third person looks like Mika's, but ends with a Cyrillic letter.
 */
const withNamesInTheLog = [
  `insert into users (id, name, email) values
     ('${olivia}', 'O', 'o@id.invalid'), ('${mika}', 'M', 'm@id.invalid'), ('${twin}', 'T', 't@id.invalid')`,
  `insert into profiles (user_id, public_number, username, username_key, custom_display_name) values
     ('${olivia}', 1111, 'olivia', 'olivia', null), ('${mika}', 2222, 'mika', 'mika', 'Mika the Smith'),
     ('${twin}', 3333, 'Mikа', 'mikа', null)`,
  `with made as (insert into settlements values ('${oak}', '${olivia}', 'Oakhaven', '', ${settings}, null))
   insert into memberships (settlement_id, user_id, role, status, joined_at, last_active_at, removed_at) values
     ('${oak}', '${olivia}', 'co_owner', 'active', ${at}, ${at}, null),
     ('${oak}', '${mika}', 'admin', 'active', '2026-11-02T12:00:00Z', ${at}, null),
     ('${oak}', '${twin}', 'viewer', 'removed', '2026-11-03T12:00:00Z', ${at}, ${at})`,
  `update profiles set default_settlement_id = '${oak}' where user_id = '${mika}'`,
  `insert into activity (settlement_id, id, kind, actor_id, facts, at) values
     ('${oak}', 1, 'settlement.created', '${olivia}', '{"name": "Oakhaven"}', ${at}),
     ('${oak}', 2, 'member.joined', null, '{"role": "viewer"}', ${at}),
     ('${oak}', 3, 'member.role', '${olivia}', '{"member": "Mika the Smith", "role": "admin", "former": "viewer"}', ${at}),
     ('${oak}', 4, 'member.removed', '${olivia}', '{"member": "Somebody Deleted"}', ${at})`,
  `insert into applied_operations values
     ('${olivia}', '${id(20)}', 'hash', '{"inviteCode": "SECRET", "link": {}}', now()),
     ('${olivia}', '${id(22)}', 'hash', '{"userId": "x", "name": "Mika", "joinedAt": "x"}', now()),
     ('${olivia}', '${id(21)}', 'hash', '{}', now())`,
  `insert into outbox values ('${oak}', 6, '[{"type":"member","member":{"name":"Mika"}}]', now())`,
]

describe.each(databasesOfThisFile())('R14: on $kind', (kind) => {
  test('a database from before people had numbers opens: names in the log become numbers, and the name of a deleted account is gone', async () => {
    const { DATABASE_URL: databaseUrl = '' } = await kind.withoutTables()
    const dataFolder = servers.folder()
    const place = { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder }
    const former = await openFormerDatabase(place, '0005_history')
    for (const statement of withNamesInTheLog) await former.query(statement)
    await former.close()
    const given = { kind: kind.kind, settings: async () => ({ DATABASE_URL: databaseUrl }) }
    const open = await startOpenServer(servers, given, databaseUrl ? {} : { DATA_DIR: dataFolder })
    const [found] = await open.rows(
      `select
         (select jsonb_agg(jsonb_build_array(no, account) order by no) from people) as people,
         (select jsonb_agg(jsonb_build_array(by_no, facts) order by id) from activity) as log,
         (select jsonb_agg(operation_id) from applied_operations) as kept,
         (select jsonb_agg(jsonb_build_array(seq, changes)) from outbox) as events,
         (select jsonb_agg(jsonb_build_array(username_key, public_look) order by public_number) from profiles) as names`,
    )
    expect(found).toEqual({
      people: [
        [1, olivia],
        [2, mika],
        [3, twin],
        [4, null],
      ],
      log: [
        [1, { name: 'Oakhaven' }],
        [4, { role: 'viewer' }],
        [1, { member: 2, role: 'admin', former: 'viewer' }],
        [1, {}],
      ],
      // Kept answers with an invite code, or with a member in its former form, are deleted.
      kept: [id(21)],
      // Two later migrations, 0006 and 0007, each put one event in the place of all earlier ones: 6 + 2 = 8.
      // Event 7 is gone, so every browser that knew event 6 or less is sent to read everything again.
      events: [[8, [{ touched: 'invites' }]]],
      // Names as they are compared: i reads as l. A nickname that looks like another one has its account's id in its key.
      names: [
        ['ollvla', 'ollvla'],
        ['mlka', 'mlka the smlth'],
        [`mlka#${twin}`, 'mlka'],
      ],
    })
  }, 180_000)
})
