import { sql } from 'drizzle-orm'
import { type SharedProject, sharedProject } from '#domain/planning/shared-project'
import { sharedWith } from '../access/shared-permit.ts'
import { among } from '../db/among.ts'
import { text, timeText } from '../db/columns.ts'
import type { Database, Queryable, Row } from '../db/database.ts'
import { publicName } from '../db/public-name.ts'
import { catalogOfRows, type LedgerKeeper } from './ledger-keeper.ts'
import { marksByUser } from './marks-by-user.ts'
import { readRowsOfProject } from './read-rows.ts'

/** A project that is shared with somebody, as it is stored. */
export type StoredCollaboration = {
  readonly collaborationId: string
  readonly settlementId: string
  readonly projectId: string
  readonly projectName: string
  readonly ownerName: string
  readonly since: string
}

/** The projects that are shared with a user, newest first. */
export async function listCollaborations(
  database: Queryable,
  userId: string,
): Promise<readonly StoredCollaboration[]> {
  const rows = await database.all(sql`
    select collaborations.*, custom_display_name, username, public_number
    from (
      select collaborators.id, collaborators.settlement_id, collaborators.project_id, projects.name, since, settlements.owner_id
      from ${sharedWith(userId)}) collaborations
    join profiles on profiles.user_id = owner_id
    order by since desc, id`)
  return rows.map(collaborationOf)
}

function collaborationOf(row: Row): StoredCollaboration {
  return {
    collaborationId: text(row, 'id'),
    settlementId: text(row, 'settlement_id'),
    projectId: text(row, 'project_id'),
    projectName: text(row, 'name'),
    ownerName: publicName(row),
    since: timeText(row, 'since'),
  }
}

/** A shared project with its tasks, read from the settlement it belongs to; null where it has ended meanwhile. */
export async function readShared(
  database: Database,
  keeper: Pick<LedgerKeeper, 'catalogOf' | 'versionInUse'>,
  shared: StoredCollaboration,
): Promise<SharedProject | null> {
  const rows = await readRowsOfProject(database, shared.settlementId, shared.projectId)
  if (!rows) return null
  // The domain may not use `Date`, which is a clock too, so it is handed what reads a time.
  return sharedProject(await catalogOfRows(keeper, database, rows), rows, shared, Date.parse)
}

/** For each user a mark that differs whenever something has changed in the projects shared with them; users without any are missing. */
export function sharedMarks(
  database: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return marksByUser(
    database,
    sql`
    select user_id, md5(string_agg(concat_ws(' ', collaborators.id, seq), ',' order by collaborators.id)) as mark
    from collaborators
    join settlements on settlements.id = collaborators.settlement_id and deleted_at is null
    join projects on projects.settlement_id = collaborators.settlement_id and projects.id = project_id and ending is null
    where user_id in ${among(userIds)} and collaborators.status = 'active'
    group by user_id`,
  )
}
