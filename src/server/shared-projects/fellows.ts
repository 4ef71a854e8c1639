import { type SQL, sql } from 'drizzle-orm'
import type { Fellow } from '#contract/shared-projects'
import { sharingLimits } from '#domain/settlement/limits'
import type { ReadPermit } from '../access/permit.ts'
import { text, whole } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'

type MayShare = Pick<ReadPermit<'project.share'>, 'settlementId' | 'userId'>

/** Fellows whose nickname begins with these letters and with whom the project is not shared yet. Their names alone are told (AUTH-4). */
export async function listFellows(
  database: Queryable,
  permit: MayShare,
  { projectId, query }: { readonly projectId: string; readonly query: string },
): Promise<Fellow[]> {
  const rows = await database.all(sql`
    select profiles.user_id, username from ${fellows(permit)}
      and starts_with(lower(username), lower(${query}::text))
      and not exists (
        select 1 from collaborators
        where collaborators.settlement_id = ${permit.settlementId} and project_id = ${projectId}
          and collaborators.user_id = profiles.user_id and collaborators.status = 'active')
    order by lower(username), profiles.user_id limit ${sharingLimits.fellowsFound}`)
  return rows.map((row) => ({ userId: text(row, 'user_id'), nickname: text(row, 'username') }))
}

/** A settlement to which caller and fellow belong, in which the fellow is told of what is shared, and the caller's number there. */
export type InCommon = { readonly settlementId: string; readonly byNo: number }

/** A settlement that the caller has in common with a fellow, preferably one that they have not muted; undefined for anybody else. */
export async function findFellow(
  database: Queryable,
  permit: MayShare,
  userId: string,
): Promise<InCommon | undefined> {
  const [row] = await database.all(sql`
    select theirs.settlement_id, no from ${inCommon(permit)}
    join people on people.settlement_id = mine.settlement_id and people.account = mine.user_id
    where theirs.user_id = ${userId}
      and exists (select 1 from ${fellows(permit)} and profiles.user_id = ${userId})
    order by theirs.is_muted, theirs.joined_at, theirs.settlement_id limit 1`)
  return row && { settlementId: text(row, 'settlement_id'), byNo: whole(row, 'no') }
}

/**
 * Users who have a nickname by which they may be found (SYS-8), and are active members of a settlement of the caller's but not of
 * this one, whose members see the project anyway. To be written after `from`.
 */
function fellows(permit: MayShare): SQL {
  const { settlementId, userId } = permit
  return sql`
    profiles
    where username is not null and not disabled and profiles.user_id <> ${userId}
      and preferences -> 'allowDiscovery' is distinct from 'false'::jsonb
      and profiles.user_id in (select theirs.user_id from ${inCommon(permit)})
      and not exists (
        select 1 from memberships
        where settlement_id = ${settlementId} and memberships.user_id = profiles.user_id and status = 'active')`
}

/** The caller's memberships beside those of everybody else in the same settlements. */
function inCommon({ userId }: MayShare): SQL {
  return sql`
    memberships mine
    join settlements on settlements.id = mine.settlement_id and deleted_at is null
    join memberships theirs on theirs.settlement_id = mine.settlement_id and theirs.status = 'active'
      and mine.user_id = ${userId} and mine.status = 'active'`
}
