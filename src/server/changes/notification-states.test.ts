import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migratedDatabase } from '#tests/support/stored-tables'
import type { Database } from '../db/database.ts'
import { databaseOf } from '../db/pglite-statements.ts'
import { sqlIsoTime } from '../db/sql-time.ts'
import { noNotifications, notificationStates } from './notification-states.ts'

let database: Database
beforeAll(async () => {
  const stored = await migratedDatabase()
  database = databaseOf(stored)
})
afterAll(() => database.close())

const run = (statement: SQL) => database.write(statement)

/** Mika, a member of Oakhaven and of Millford, and Bo, who is in Oakhaven too. */
async function aMember() {
  const [mika, bo, oakhaven, millford] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  for (const id of [mika, bo]) await run(sql`insert into users (id, name, email) values (${id}, '', ${id})`)
  const places = [
    [oakhaven, [mika, bo]],
    [millford, [mika]],
  ] as const
  for (const [id, members] of places)
    await database.transaction(async (tx) => {
      await tx.write(sql`
        insert into settlements (id, owner_id, name, description, auto_assign_tasks, low_stock_threshold, enable_notifications,
          require_contribution_approval, max_assignees_per_task, default_task_deadline_days, created_at, updated_at)
        values (${id}, ${mika}, 'Here', '', false, 10, true, true, 5, 7, now(), now())`)
      for (const userId of members)
        await tx.write(sql`
          insert into memberships (settlement_id, user_id, role, status, joined_at, last_active_at)
          values (${id}, ${userId}, 'admin', 'active', now(), now())`)
    })
  /** Adds a notification. @returns its id */
  const tell = async (at: string, { who = mika, where = oakhaven, readAt = null as string | null } = {}) => {
    const [row] = await run(sql`
      insert into notifications (settlement_id, user_id, kind, subject, bucket, facts, at, read_at)
      values (${where}, ${who}, 'assigned', ${randomUUID()}, '', '{}', ${sqlIsoTime(at)}, ${readAt === null ? null : sqlIsoTime(readAt)}) returning id`)
    return row!.id as string
  }
  const read = (id: string, at: string) =>
    run(sql`update notifications set read_at = ${sqlIsoTime(at)} where id = ${id}`)
  const state = async (userId = mika) =>
    (await notificationStates(database, [mika, bo])).get(userId) ?? noNotifications
  return { mika, bo, oakhaven, millford, tell, read, state }
}

const at = (time: string) => `2026-05-01T${time}Z`
const [nine, halfPastNine, ten, eleven, noon] = [
  at('09:00'),
  at('09:30'),
  at('10:00'),
  at('11:00'),
  at('12:00'),
]

test('SYS-8: the bell counts what is unread in every settlement, and nothing of anybody else', async () => {
  const { bo, millford, tell, state } = await aMember()
  expect(await state()).toEqual({ unread: 0, mark: '' })
  await tell(nine)
  await tell(ten, { where: millford })
  await tell(ten, { readAt: eleven })
  await tell(eleven, { who: bo })
  expect([(await state()).unread, (await state(bo)).unread]).toEqual([2, 1])
})

test('SYS-8: the mark of the bell differs after every change of the list, also if the number of unread ones stays', async () => {
  const { mika, bo, oakhaven, millford, tell, read, state } = await aMember()
  const [first, second] = [await tell(ten), await tell(ten)]
  await tell(ten, { where: millford })
  await tell(nine, { readAt: eleven })
  const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['one that came at the same moment', () => tell(ten)],
    ['one of a server whose clock is behind', () => tell(halfPastNine)],
    ['one is read at the moment at which another was', () => read(first, eleven)],
    [
      'one is read earlier than another was, and one comes at the moment of another',
      async () => {
        await read(second, halfPastNine)
        await tell(ten)
      },
    ],
    ['one comes and is read before anybody looks', async () => read(await tell(ten), noon)],
    [
      'the same, where who reads it has a server whose clock is behind',
      () => tell(at('13:00'), { readAt: eleven }),
    ],
    [
      'the oldest, read long ago, is deleted for its age',
      () => run(sql`delete from notifications where user_id = ${mika} and at < ${sqlIsoTime(halfPastNine)}`),
    ],
    [
      'a settlement is deleted',
      () => run(sql`update settlements set deleted_at = now() where id = ${millford}`),
    ],
    ['it is restored', () => run(sql`update settlements set deleted_at = null where id = ${millford}`)],
    [
      'a membership ends',
      () =>
        run(sql`
          update memberships set status = 'removed', removed_at = now()
          where settlement_id = ${oakhaven} and user_id = ${mika}`),
    ],
  ]
  const before = await state(bo)
  for (const [what, change] of steps) {
    const { mark } = await state()
    await change()
    expect((await state()).mark, what).not.toBe(mark)
  }
  expect(await state(bo)).toEqual(before)
})
