import { sql } from 'drizzle-orm'
import { codeHash, isLinkCode } from '../changes/link-code.ts'
import { text, timeText, timeTextOrNull, whole } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'

/** What a code leads to. The project may be archived, never deleted. */
export type FoundPage = {
  readonly settlementId: string
  readonly projectId: string
  readonly name: string
  readonly description: string
  readonly showsNames: boolean
  /** The number of the settlement's last change, and its time. */
  readonly seq: number
  readonly changedAt: string
  /** null while the project goes on. */
  readonly archivedAt: string | null
}

/**
 * The page of a code, for anybody who has it (BEY-16): this is the only check. Undefined for a code that never was or was revoked, and
 * where the project or the settlement is deleted: nobody can tell one from another.
 */
export async function findPage(database: Queryable, code: string): Promise<FoundPage | undefined> {
  if (!isLinkCode(code)) return undefined
  const hash = codeHash(code)
  // The links are kept by settlement, so the code's settlement is found first, in a table outside all settlements (decision 13).
  const [known] = await database.all(sql`select settlement_id from progress_codes where code_hash = ${hash}`)
  if (!known) return undefined
  const settlementId = text(known, 'settlement_id')
  // `deleted_at` is the settlement's; `ending` and `ended_at` are the project's. Where the outbox holds no last change, the time of
  // the settlement's own row stands for it.
  const [row] = await database.all(sql`
    select progress_links.project_id, shows_names, projects.name, projects.description, ended_at, settlements.seq,
      coalesce(outbox.at, settlements.updated_at) as changed_at
    from progress_links
    join projects on projects.settlement_id = progress_links.settlement_id and projects.id = progress_links.project_id
    join settlements on settlements.id = progress_links.settlement_id
    left join outbox on outbox.settlement_id = settlements.id and outbox.seq = settlements.seq
    where progress_links.settlement_id = ${settlementId} and code_hash = ${hash}
      and deleted_at is null and ending is distinct from 'deleted'`)
  if (!row) return undefined
  return {
    settlementId,
    projectId: text(row, 'project_id'),
    name: text(row, 'name'),
    description: text(row, 'description'),
    showsNames: row.shows_names === true,
    seq: whole(row, 'seq'),
    changedAt: timeText(row, 'changed_at'),
    archivedAt: timeTextOrNull(row, 'ended_at'),
  }
}
