import { type SQL, sql } from 'drizzle-orm'
import type { Entry, EntryKind } from '#domain/settlement/ledger-rows'
import { among } from '../db/among.ts'
import { text, timeText, whole } from '../db/columns.ts'
import type { Row } from '../db/database.ts'

/**
 * Adds entries, next to a `with numbered as (…)`: one row with the settlement's new number, or none where nothing may be written; then
 * `from numbered` adds nothing. No other statement writes entries: they are never changed, and deleted only with their settlement.
 */
export function entriesInsert(settlementId: string, entries: readonly Entry[]): SQL {
  const rows = entries.map(({ reverts, ...entry }) => ({
    ...entry,
    revertsAct: reverts?.act ?? null,
    revertsLine: reverts?.line ?? null,
  }))
  return sql`
    insert into entries (settlement_id, act, line, kind, item_id, amount, by_no, player_id, project_id, task_id,
      contribution_id, storage_id, note, reverts_act, reverts_line, at)
    select ${settlementId}::uuid, act, line, kind, "itemId", amount, "byNo", "playerId", "projectId", "taskId",
      "contributionId", "storageId", note, "revertsAct", "revertsLine", at
    from numbered, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added(act uuid, line int, kind text,
      "itemId" text, amount bigint, "byNo" int, "playerId" uuid, "projectId" uuid, "taskId" uuid,
      "contributionId" uuid, "storageId" uuid,
      note text, "revertsAct" uuid, "revertsLine" int, at timestamptz)`
}

/** The entries of a settlement; a further condition may follow with `and`. */
export function entrySelect(settlementId: string): SQL {
  return sql`
    select act, line, kind, item_id, amount, by_no, player_id, project_id, task_id, contribution_id, storage_id,
      note, reverts_act, reverts_line, at
    from entries where settlement_id = ${settlementId}`
}

/** A column with how many pieces of an item were finished for a project, less those that were taken back. */
export function finishedColumn(
  settlementId: string,
  { projectId, itemId }: { readonly projectId: string; readonly itemId: string },
): SQL {
  const pieces = standingPieces(settlementId, { projectId: sql`${projectId}`, itemId: sql`${itemId}` })
  return sql`${pieces} as asked_finished`
}

/** What is still finished of all that these acts have finished for projects: rows with project_id, item_id and pieces. */
export function stillFinishedIn(settlementId: string, acts: readonly string[]): SQL {
  const pieces = standingPieces(settlementId, {
    projectId: sql`named.project_id`,
    itemId: sql`named.item_id`,
  })
  return sql`
    select project_id, item_id, ${pieces} as pieces
    from (
      select distinct project_id, item_id from entries
      where settlement_id = ${settlementId} and act in ${among(acts)} and kind = 'finished'
        and project_id is not null) named`
}

/**
 * Finished pieces that were not taken back. Each is entered as brought and, by a second entry of the kind `finished`, as used up: so the
 * amounts of the latter are negative.
 */
function standingPieces(
  settlementId: string,
  { projectId, itemId }: { readonly projectId: SQL; readonly itemId: SQL },
): SQL {
  return sql`(
    select coalesce(-sum(entries.amount), 0)::bigint
    from entries left join entries later
      on later.settlement_id = entries.settlement_id and later.reverts_act = entries.act
        and later.reverts_line = entries.line
    where entries.settlement_id = ${settlementId} and entries.project_id = ${projectId}
      and entries.item_id = ${itemId} and entries.kind = 'finished' and later.act is null)`
}

export function entryOf(row: Row): Entry {
  const given = (column: string) => (row[column] == null ? undefined : text(row, column))
  return {
    act: text(row, 'act'),
    line: whole(row, 'line'),
    kind: text(row, 'kind') as EntryKind,
    itemId: text(row, 'item_id') as Entry['itemId'],
    amount: whole(row, 'amount'),
    byNo: whole(row, 'by_no'),
    playerId: given('player_id'),
    projectId: given('project_id'),
    taskId: given('task_id'),
    contributionId: given('contribution_id'),
    storageId: given('storage_id'),
    note: given('note'),
    reverts:
      row.reverts_act == null
        ? undefined
        : { act: text(row, 'reverts_act'), line: whole(row, 'reverts_line') },
    at: timeText(row, 'at'),
  }
}
