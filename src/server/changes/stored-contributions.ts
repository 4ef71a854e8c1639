import { type SQL, sql } from 'drizzle-orm'
import type { Contribution } from '#domain/settlement/contribution'
import { among } from '../db/among.ts'
import { columnTable } from './column-table.ts'

/** Contributions: members see those that wait for review; those that were decided stay stored (CON-3). */
export const storedContributions = columnTable<Contribution>({
  table: 'contributions',
  columns: {
    id: 'id',
    taskId: 'id',
    projectId: 'id?',
    byNo: 'whole',
    playerId: 'id?',
    itemsContributed: 'json',
    materials: 'json',
    notes: 'text',
    proofOfWork: 'text',
    status: 'text',
    revision: 'whole',
    submittedAt: 'time',
    updatedAt: 'time',
    decidedByNo: 'whole?',
    decidedAt: 'time?',
    reason: 'text?',
    splitOf: 'id?',
  },
  key: ['id'],
  shown: sql`contributions.status = 'pending'`,
  order: sql`contributions.submitted_at, contributions.id`,
})

/** The decided ones among the contributions with these ids. */
export function decidedContributions(settlementId: string, ids: readonly string[]) {
  return storedContributions.selectWhere(sql`
    contributions.settlement_id = ${settlementId} and contributions.status <> 'pending'
    and contributions.id in ${among(ids)}`)
}

/** The entries that approved contributions brought, without those that were taken back. @param where a condition on `entries` */
export function deliveredEntries(where: SQL): SQL {
  // A reversal takes back the whole of an entry.
  return sql`
    select entries.item_id, entries.by_no, entries.player_id, entries.task_id, entries.project_id,
      entries.contribution_id, entries.at, entries.amount
    from entries left join entries reversals
      on reversals.settlement_id = entries.settlement_id and reversals.reverts_act = entries.act
        and reversals.reverts_line = entries.line
    where ${where} and entries.kind = 'contributed' and entries.contribution_id is not null and reversals.act is null`
}

/**
 * Whom a delivery counts for, as three columns: `by_no` is whoever made it, null where it was entered for a named player; that player is
 * `player_id`, with the name `player`.
 */
export function creditedTo(settlementId: string): SQL {
  return sql`
    case when player_id is null then by_no end as by_no, player_id,
    (select name from players where settlement_id = ${settlementId} and id = player_id) as player`
}
