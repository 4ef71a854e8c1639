import { sql } from 'drizzle-orm'
import type { Contribution } from '#domain/settlement/contribution'
import { among } from '../db/among.ts'
import { text, timeText, whole } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'

/** Who took back what an approval brought, when they last did so, and whether all of it is gone. */
type TakenBack = { readonly byNo: number; readonly at: string; readonly isWhole: boolean }

/** Those of the approvals whose stock was taken back since, by the contribution's id (CON-3): each line goes back by an entry of its own. */
export async function approvalsTakenBack(
  database: Queryable,
  settlementId: string,
  contributions: readonly Contribution[],
): Promise<Readonly<Record<string, TakenBack>>> {
  const approved = contributions.filter(({ status }) => status === 'approved')
  if (approved.length === 0) return {}
  // From the reversals on, which are few.
  const rows = await database.all(sql`
    select entries.contribution_id as id, max(reversals.at) as at, count(*)::int as lines,
      (array_agg(reversals.by_no order by reversals.at desc, reversals.act))[1] as by_no
    from entries reversals join entries on entries.settlement_id = reversals.settlement_id
      and entries.act = reversals.reverts_act and entries.line = reversals.reverts_line
    where reversals.settlement_id = ${settlementId} and reversals.reverts_act is not null
      and entries.kind = 'contributed' and entries.contribution_id in ${among(approved.map(({ id }) => id))}
    group by entries.contribution_id`)
  const linesOf = new Map(approved.map(({ id, itemsContributed }) => [id, itemsContributed.length]))
  return Object.fromEntries(
    rows.map((row) => {
      const id = text(row, 'id')
      const isWhole = whole(row, 'lines') === linesOf.get(id)
      return [id, { byNo: whole(row, 'by_no'), at: timeText(row, 'at'), isWhole }]
    }),
  )
}
