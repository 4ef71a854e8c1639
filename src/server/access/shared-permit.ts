import { type SQL, sql } from 'drizzle-orm'
import { may } from '#domain/settlement/right'
import { text, textOrNull, whole } from '../db/columns.ts'
import type { Queryable, Row } from '../db/database.ts'
import { refusal } from '../rpc/refusal.ts'
import type { Permit, ReadPermit } from './permit.ts'

/** The right of a collaborator, and the project that it is for. */
export type SharedPermit<Permitted> = Permitted & { readonly sharedProjectId: string }

/**
 * The right of somebody with whom a project is shared: to read it, to deliver to it, to leave it (SET-9).
 * @throws NOT_FOUND for everybody else, whoever they are in the settlement, and where the project or the settlement has ended
 */
export async function permitToReadShared(
  database: Queryable,
  { userId, collaborationId }: { readonly userId: string; readonly collaborationId: string },
): Promise<SharedPermit<ReadPermit<'project.read_shared'>>> {
  const [row] = await database.all(sql`
    select settlements.id, seq, owner_id, collaborators.project_id as shared_project_id
    from ${sharedWith(userId)} and collaborators.id = ${collaborationId}`)
  return proveShared('project.read_shared', userId, row) as SharedPermit<ReadPermit<'project.read_shared'>>
}

/** A column with the project that is shared with a user by this collaboration, to be read by `permitToDeliver`. */
export function sharedProjectColumn(userId: string, settlementId: string, collaborationId: string): SQL {
  return sql`(
    select collaborators.project_id from ${sharedWith(userId)}
      and collaborators.settlement_id = ${settlementId} and collaborators.id = ${collaborationId}) as shared_project_id`
}

/** Like `permitToAct`, for a delivery to a shared project; the row has `shared_project_id`. */
export function permitToDeliver(
  userId: string,
  row: Row | undefined,
): SharedPermit<Permit<'project.deliver_shared'>> {
  const alive = row?.deleted_at == null ? row : undefined
  return proveShared('project.deliver_shared', userId, alive) as SharedPermit<
    Permit<'project.deliver_shared'>
  >
}

/**
 * The projects that are shared with a user, while neither they nor their settlements have ended. Stands behind `from`; further
 * conditions follow with `and`.
 */
export function sharedWith(userId: string): SQL {
  return sql`
    collaborators
    join settlements on settlements.id = collaborators.settlement_id and deleted_at is null
    join projects on projects.settlement_id = collaborators.settlement_id and projects.id = collaborators.project_id
    where collaborators.user_id = ${userId} and collaborators.status = 'active' and ending is null`
}

function proveShared(action: 'project.read_shared' | 'project.deliver_shared', userId: string, row?: Row) {
  const sharedProjectId = row ? (textOrNull(row, 'shared_project_id') ?? undefined) : undefined
  // Nobody's role or ownership counts here: the right comes from the collaboration alone.
  const standing = { role: '', isOwner: false, sharedProjectId }
  if (!row || !may(standing, action)) throw refusal('no-shared-project')
  const settlement = {
    settlementId: text(row, 'id'),
    ownerId: text(row, 'owner_id'),
    seq: whole(row, 'seq'),
  }
  return { ...standing, ...settlement, userId, action }
}
