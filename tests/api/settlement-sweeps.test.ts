import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepSettlements } from '#server/changes/sweep'
import { whole } from '#server/db/columns'
import { aStoredSettlement, openAlone } from '../support/database-alone.ts'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'

const servers = serversOfThisFile()
const day = 86_400_000
const at = Date.now()
const longAgo = at - 31 * day
/** Tables that hold very many rows, of which no statement may delete more than a thousand. */
const large = ['outbox', 'activity', 'applied_operations', 'act_clients', 'entries', 'contributions', 'tasks']

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let alone: Awaited<ReturnType<typeof openAlone>>
  beforeAll(async () => {
    alone = await openAlone(servers, kind)
    await run(`
      create function refuse_many() returns trigger language plpgsql as $$
      begin
        if (select count(*) from gone) > 1000 then raise exception 'too many rows of % at once', tg_table_name; end if;
        return null;
      end $$`)
    await run(`
      create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'this may not be deleted'; end $$`)
    for (const table of large)
      await run(`
        create trigger few_at_once after delete on ${table} referencing old table as gone
        for each statement execute function refuse_many()`)
  })
  afterAll(() => alone.database.close())

  const run = (statement: string) => alone.database.write(sql.raw(statement))
  const count = async (table: string, where: string) => {
    const [row] = await run(`select count(*)::int as rows from ${table} where ${where}`)
    return whole(row!, 'rows')
  }
  /** @returns what was logged */
  const sweep = async (over = new AbortController().signal) => {
    alone.logged.length = 0
    await sweepSettlements(alone, at, over)
    return alone.logged.map(({ what, settlement }) => what ?? settlement)
  }
  const addEvents = (id: string, from: number, to: number, age: string) =>
    run(`
      insert into outbox (settlement_id, seq, changes, at)
      select '${id}', n, '[]', now() - interval '${age}' from generate_series(${from}, ${to}) n`)

  test('R7, B18: a sweep keeps a settlement’s last event and up to 10,000 of the last day; the log keeps 10,000 entries', async () => {
    const [quiet, busy] = [
      await aStoredSettlement(alone.database, { seq: 2500 }),
      await aStoredSettlement(alone.database, { seq: 12_500 }),
    ]
    await addEvents(quiet, 1, 2500, '2 days')
    await addEvents(busy, 1, 12_500, '1 hour')
    await run(`
      insert into activity (settlement_id, id, kind, by_no, facts, at)
      select '${busy}', n, 'x', 1, '{}', now() from generate_series(1, 12500) n`)
    expect(await sweep()).toEqual([])
    expect(await count('outbox', `settlement_id = '${quiet}'`)).toBe(1)
    expect(await count('outbox', `settlement_id = '${busy}'`)).toBe(10_000)
    expect(await count('activity', `settlement_id = '${busy}' and id > 2500`)).toBe(10_000)
    expect(await count('activity', `settlement_id = '${busy}'`)).toBe(10_000)
  })

  test('I11, B18: for 450 accounts a sweep deletes answers of 33 and clients of 200 days ago, and keeps those of 22 and of 100', async () => {
    const id = await aStoredSettlement(alone.database)
    await run(`
      with made as (insert into users (name, email) select 'Many', gen_random_uuid() from generate_series(1, 450) returning id),
      answered as (
        insert into applied_operations (user_id, operation_id, request_hash, answer, at)
        select made.id, gen_random_uuid(), '', '{}', now() - n * interval '11 days' from made, generate_series(1, 6) n)
      insert into act_clients (settlement_id, user_id, client_id, last_number, answers, used_at)
      select '${id}', made.id, gen_random_uuid(), 1, '[]', now() - n * interval '100 days' from made, generate_series(1, 2) n`)
    expect(await sweep()).toEqual([])
    expect(await count('applied_operations', 'true')).toBe(2 * 450)
    expect(await count('act_clients', `settlement_id = '${id}'`)).toBe(450)
  })

  test('SET-2, B18: a deleted settlement with thousands of rows is removed in parts of at most 1,000, reversals of reversals too', async () => {
    const id = await aStoredSettlement(alone.database, { deletedAt: longAgo })
    await fill(id)
    expect(await sweep()).toEqual([])
    expect(await count('settlements', `id = '${id}'`)).toBe(0)
    for (const table of ['entries', 'tasks', 'contributions'])
      expect(await count(table, `settlement_id = '${id}'`)).toBe(0)
  })

  test('SET-2: a settlement whose removal fails does not hold up the next one, and can no longer be restored', async () => {
    const stuck = await aStoredSettlement(alone.database, { deletedAt: longAgo - day })
    const next = await aStoredSettlement(alone.database, { deletedAt: longAgo })
    const later = await aStoredSettlement(alone.database, { deletedAt: at - 29 * day })
    for (const id of [stuck, later]) await fill(id)
    await run(`
      create trigger stuck before delete on settlements for each row when (old.id = '${stuck}') execute function refuse()`)
    expect(await sweep()).toEqual([stuck])
    expect(await count('settlements', `id = '${next}'`)).toBe(0)
    // A settlement whose rows have begun to go is dated so far back that nobody restores it.
    expect(await count('settlements', `id = '${stuck}' and deleted_at = to_timestamp(0)`)).toBe(1)
    expect(await count('entries', `settlement_id = '${later}'`)).toBe(4000)
    await run('drop trigger stuck on settlements')
    expect(await sweep()).toEqual([])
    expect(await count('settlements', `id = '${stuck}'`)).toBe(0)
  })

  test('B18: if one step of a sweep fails, the others are done all the same, and the next sweep does it', async () => {
    const old = await aStoredSettlement(alone.database, { seq: 2 })
    const deleted = await aStoredSettlement(alone.database, { deletedAt: longAgo })
    await addEvents(old, 1, 2, '2 days')
    await run(`
      create trigger stuck before delete on outbox for each row when (old.settlement_id = '${old}') execute function refuse()`)
    expect(await sweep()).toEqual(['events of more than a day ago'])
    expect(await count('settlements', `id = '${deleted}'`)).toBe(0)
    await run('drop trigger stuck on outbox')
    expect(await sweep()).toEqual([])
    expect(await count('outbox', `settlement_id = '${old}'`)).toBe(1)
  })

  test('R3: a server that is to stop begins no further step', async () => {
    const old = await aStoredSettlement(alone.database, { seq: 2 })
    await addEvents(old, 1, 2, '2 days')
    expect(await sweep(AbortSignal.abort())).toEqual([])
    expect(await count('outbox', `settlement_id = '${old}'`)).toBe(2)
  })

  /** Adds 2,000 entries, of which 1,000 are taken back and that taken back again; 1,500 tasks, one of them with 1,200 contributions. */
  async function fill(id: string) {
    const entries = (first: number, last: number, taken: number | null) => `
      insert into entries (settlement_id, act, line, kind, item_id, amount, by_no, reverts_act, reverts_line, at)
      select '${id}', ${actOf('n')}, 1, 'added', '1', ${taken === null ? 1 : -1}, 1,
        ${taken === null ? 'null, null' : `${actOf(`n - ${taken}`)}, 1`}, now()
      from generate_series(${first}, ${last}) n`
    await run(entries(1, 2000, null))
    await run(entries(2001, 3000, 2000))
    await run(entries(3001, 4000, 1000))
    const task = randomUUID()
    await run(`
      insert into tasks (settlement_id, id, kind, title, description, notes, priority, created_at, updated_at)
      select '${id}', case when n = 1 then '${task}' else gen_random_uuid() end, 'hand', 'Sweep', '', '', 'medium', now(), now()
      from generate_series(1, 1500) n`)
    await run(`
      insert into contributions (settlement_id, id, task_id, by_no, items_contributed, materials, notes, proof_of_work, status,
        revision, submitted_at, updated_at, decided_by_no, decided_at, split_of)
      select '${id}', ${actOf('n')}, '${task}', 1, '[{"itemId": "1", "quantity": 1}]', '[]', '', '', 'approved', 1, now(), now(), 1,
        now(), case when n > 600 then ${actOf('n - 600')} end
      from generate_series(1, 1200) n`)
  }
})

/** The id of an act with that number. */
function actOf(number: string): string {
  return `('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`
}
