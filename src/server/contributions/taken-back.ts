import { sql } from 'drizzle-orm'
import type { Contribution } from '#domain/settlement/contribution'
import { among } from '../db/among.ts'
import { text, timeText, whole } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'

/** Who took back what an approval brought, when they last did so, and whether all of it is gone. */
type TakenBack = { readonly byNo: number; readonly at: string; readonly isWhole: boolean }

/** What was taken back of these contributions since their approval, by their ids (CON-3): each line goes back by an entry of its own. */
export async function approvalsTakenBack(
  database: Queryable,
  settlementId: string,
  contributions: readonly Contribution[],
): Promise<Readonly<Record<string, TakenBack>>> {
  const approved = contributions.filter(({ status }) => status === 'approved')
  if (approved.length === 0) return {}
  // A line has two entries where more buildings came than the project asked for.
  const rows = await database.all(sql`
    select entries.contribution_id as id, max(reversals.at) as at, count(*) = count(reversals.act) as is_whole,
      (array_agg(reversals.by_no order by reversals.at desc nulls last, reversals.act))[1] as by_no
    from entries left join entries reversals on reversals.settlement_id = entries.settlement_id
      and reversals.reverts_act = entries.act and reversals.reverts_line = entries.line
    where entries.settlement_id = ${settlementId} and entries.kind = 'contributed'
      and entries.contribution_id in ${among(approved.map(({ id }) => id))}
    group by entries.contribution_id
    having count(reversals.act) > 0`)
  return Object.fromEntries(
    rows.map((row) => [
      text(row, 'id'),
      { byNo: whole(row, 'by_no'), at: timeText(row, 'at'), isWhole: row.is_whole === true },
    ]),
  )
}
