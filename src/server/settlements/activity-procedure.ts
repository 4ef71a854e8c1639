import type { ActivityEntry } from '#contract/activity'
import { type Activity, memberIn } from '#domain/settlement/activity'
import { inSettlement } from '../access/in-settlement.ts'
import { type PeopleNames, peopleNames } from '../changes/person-numbers.ts'
import { listActivity } from '../changes/queries.ts'
import { text, timeText, whole } from '../db/columns.ts'
import type { Row } from '../db/database.ts'

export const getSettlementActivity = inSettlement('settlement.activity').getSettlementActivity.handler(
  async ({ input: { before }, context: { database, permit } }) => {
    const rows = await listActivity(database, permit, before)
    const names = await peopleNames(database, permit.settlementId)
    return rows.map((row) => activityEntry(row, names))
  },
)

function activityEntry(row: Row, names: PeopleNames): ActivityEntry {
  const did = { kind: text(row, 'kind'), facts: row.facts } as Activity
  const by = whole(row, 'by_no')
  const member = memberIn(did)
  const mentioned = member === undefined ? [by] : [by, member]
  return {
    id: whole(row, 'id'),
    at: timeText(row, 'at'),
    by,
    names: Object.fromEntries(mentioned.map((no) => [no, names.get(no) ?? null])),
    did,
  }
}
