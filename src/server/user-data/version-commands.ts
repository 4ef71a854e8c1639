import { sql } from 'drizzle-orm'
import type { UserDataVersion } from '#contract/user-data'
import type { UserDocument } from '#domain/user-data/user-document'
import type { Tx } from '../db/database.ts'

const keptMs = 30 * 24 * 60 * 60 * 1_000
const alwaysKept = 50

export type VersionReason = UserDataVersion['reason']

type NewVersion = {
  readonly userId: string
  readonly version: number
  readonly document: UserDocument
  /** The same as JSON text. */
  readonly plain: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly reason: VersionReason
}

/** Keeps a state to go back to, and lets go of those older than 30 days but for the newest 50 (SYS-7). */
export async function keepVersion(tx: Tx, { userId, version, document, plain, at, reason }: NewVersion) {
  const { inventory, buildList, settlement } = document
  await tx.all(sql`
    insert into user_data_versions
      (user_id, version, document, saved_at, reason, inventory_items, build_list_items, projects)
    values (${userId}, ${version}, ${plain}::jsonb, ${new Date(at).toISOString()}::timestamptz, ${reason},
      ${inventory.size}, ${buildList.length}, ${settlement.projects.length})`)
  await tx.all(sql`
    delete from user_data_versions
    where user_id = ${userId} and version <= ${version - alwaysKept}
      and saved_at < ${new Date(at - keptMs).toISOString()}::timestamptz`)
}
