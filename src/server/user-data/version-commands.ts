import { sql } from 'drizzle-orm'
import type { UserDataVersion } from '#contract/user-data-versions'
import { historyLimits } from '#domain/user-data/history-limits'
import { type HistoryEntry, statesToDrop } from '#domain/user-data/thin-history'
import type { UserDocument } from '#domain/user-data/user-document'
import { time, whole } from '../db/columns.ts'
import type { Row, Tx } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'

/** Limits of one delete statement, so that requests do not wait long for it. */
const mostInBatch = 20
const mostBytesInBatch = 2 * 1024 * 1024

export type VersionReason = UserDataVersion['reason']

type NewVersion = {
  readonly userId: string
  readonly version: number
  readonly document: UserDocument
  /** The document as JSON text. */
  readonly plain: string
  readonly catalogue: string | null
  /** Epoch milliseconds. */
  readonly at: number
  readonly reason: VersionReason
}

/** Saves a version that can be restored, and deletes a batch of those that the history need not keep (SYS-7). */
export async function keepVersion(
  tx: Tx,
  { userId, version, document, plain, catalogue, at, reason }: NewVersion,
) {
  const { inventory, buildList, settlement } = document
  await tx.write(sql`
    insert into user_data_versions
      (user_id, version, document, catalogue, saved_at, reason, inventory_items, build_list_items, projects)
    values (${userId}, ${version}, ${plain}::jsonb, ${catalogue}, ${sqlTime(at)}, ${reason},
      ${inventory.size}, ${buildList.length}, ${settlement.projects.length})`)
  // Version 1 is from before the first save, so there is one state fewer than the version says.
  if (version > historyLimits.alwaysKept + 1) await thinHistory(tx, { userId, at })
}

/**
 * Deletes a batch of the versions that an account's history need not keep, the oldest first.
 * @returns the stored bytes that were deleted; 0 if nothing was left
 */
export async function thinHistory(
  tx: Tx,
  { userId, at }: { readonly userId: string; readonly at: number },
): Promise<number> {
  const rows = await tx.all(sql`
    select version, saved_at, pg_column_size(document) as bytes from user_data_versions
    where user_id = ${userId} order by version desc`)
  const batch = firstOf(statesToDrop(rows.map(historyEntry), at).toReversed())
  if (batch.length === 0) return 0
  const versions = JSON.stringify(batch.map(({ version }) => version))
  await tx.write(sql`
    delete from user_data_versions
    where user_id = ${userId}
      and version in (select value::int from jsonb_array_elements_text(${versions}::jsonb))`)
  return batch.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** At least one version, and as many as one statement may delete. */
function firstOf(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  let bytes = 0
  return entries.slice(0, mostInBatch).filter((entry, place) => {
    bytes += entry.bytes
    return place === 0 || bytes <= mostBytesInBatch
  })
}

function historyEntry(row: Row): HistoryEntry {
  return { version: whole(row, 'version'), savedAt: time(row, 'saved_at'), bytes: whole(row, 'bytes') }
}
