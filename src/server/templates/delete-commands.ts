import { sql } from 'drizzle-orm'
import { ledgerLimits } from '#domain/settlement/limits'
import type { TemplateKind } from '#domain/settlement/template'
import type { Permit } from '../access/permit.ts'
import { restorableSince } from '../changes/queries.ts'
import type { Done, EmptyAnswer } from '../changes/record.ts'
import { text } from '../db/columns.ts'
import type { Row, Tx } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'
import { refusal } from '../rpc/refusal.ts'
import { refuseIfTaken } from './commands.ts'

/**
 * Deletes a template; it can be restored for 30 days. Removes for good what was deleted longer ago, and all but the 50 deleted
 * last of its kind.
 */
export async function deleteTemplate(
  tx: Tx,
  { settlementId }: Permit<'template.delete'>,
  templateId: string,
  at: number,
): Promise<Done<EmptyAnswer>> {
  await tx.write(sql`
    delete from templates where settlement_id = ${settlementId} and deleted_at <= ${restorableSince(at)}`)
  const [deleted] = await tx.write(sql`
    update templates set deleted_at = ${sqlTime(at)}
    where settlement_id = ${settlementId} and id = ${templateId} and deleted_at is null returning name, kind`)
  if (!deleted) throw refusal('no-template')
  await tx.write(sql`
    delete from templates where settlement_id = ${settlementId} and id in (
      select id from templates
      where settlement_id = ${settlementId} and kind = ${text(deleted, 'kind')} and deleted_at is not null
      order by deleted_at desc, id offset ${ledgerLimits.templates})`)
  return changed('template.deleted', deleted)
}

/** Brings a deleted template back. @throws CONFLICT if another one has its name by now, or there are too many */
export async function restoreTemplate(
  tx: Tx,
  { settlementId }: Permit<'template.delete'>,
  templateId: string,
  at: number,
): Promise<Done<EmptyAnswer>> {
  const [deleted] = await tx.all(sql`
    select kind, name from templates
    where settlement_id = ${settlementId} and id = ${templateId} and deleted_at > ${restorableSince(at)}`)
  if (!deleted) throw refusal('no-template')
  await refuseIfTaken(tx, settlementId, {
    kind: text(deleted, 'kind') as TemplateKind,
    name: text(deleted, 'name'),
  })
  await tx.write(sql`
    update templates set deleted_at = null where settlement_id = ${settlementId} and id = ${templateId}`)
  return changed('template.restored', deleted)
}

function changed(kind: 'template.deleted' | 'template.restored', row: Row): Done<EmptyAnswer> {
  const facts = { template: text(row, 'name') }
  return { answer: {}, changes: [{ touched: 'templates' }], activity: { kind, facts } }
}
