import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { createWarnings } from '#server/configuration/warnings'
import type { Database } from '#server/db/database'
import { openDatabase } from '#server/db/open-database'
import { sqlTime } from '#server/db/sql-time'
import type { TestServers } from './server.ts'
import type { DatabaseKind } from './server-databases.ts'

/** A new database of this release in the test's own process, with what is logged beside it. */
export async function openAlone({ dataFolder, folder }: TestServers, { settings }: DatabaseKind) {
  const { DATABASE_URL } = await settings()
  const logged: Record<string, unknown>[] = []
  const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) })
  const place = {
    databaseUrl: DATABASE_URL || null,
    liveDatabaseUrl: null,
    dataFolder: DATABASE_URL ? folder() : dataFolder(),
  }
  return { database: await openDatabase(place, { log, warnings: createWarnings(log) }), log, logged }
}

/** A settlement with its owner, as rows. @returns its id */
export async function aStoredSettlement(
  database: Database,
  { seq = 0, deletedAt = null }: { readonly seq?: number; readonly deletedAt?: number | null } = {},
): Promise<string> {
  const id = randomUUID()
  await database.write(sql`
    with owner as (
      insert into users (name, email) values ('Olivia', ${`${id}@id.invalid`}) returning id),
    settlement as (
      insert into settlements (id, owner_id, name, description, auto_assign_tasks, low_stock_threshold, enable_notifications,
        require_contribution_approval, max_assignees_per_task, default_task_deadline_days, seq, created_at, updated_at, deleted_at)
      select ${id}::uuid, id, 'Oak', '', false, 1, true, true, 3, 7, ${seq}::bigint, now(), now(),
        ${deletedAt === null ? sql`null` : sqlTime(deletedAt)} from owner
      returning id, owner_id),
    person as (
      insert into people (settlement_id, no, account) select id, 1, owner_id from settlement)
    insert into memberships (settlement_id, user_id, role, status, joined_at, last_active_at)
    select id, owner_id, 'co_owner', 'active', now(), now() from settlement`)
  return id
}
