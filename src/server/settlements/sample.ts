import { sql } from 'drizzle-orm'
import type { ListedSettlement } from '#contract/settlements'
import { put } from '#domain/settlement/change'
import { sampleDescription, sampleName, sampleSettings } from '#domain/settlement/sample'
import { lockOwnAccount } from '../access/signed-in.ts'
import { findListed } from '../changes/queries.ts'
import { recordChange } from '../changes/record.ts'
import { removeSettlements } from '../changes/remove-for-good.ts'
import { listedSettlement, settlementOf } from '../changes/rows.ts'
import { text } from '../db/columns.ts'
import type { Queryable, Tx } from '../db/database.ts'
import { lockSettlements } from '../db/locks.ts'
import { insertSettlement } from './commands.ts'

/** The sample of a user, a new and empty one where there was none, and what to announce. Needs the user's account locked. */
export async function openSample(tx: Tx, { userId, at }: { readonly userId: string; readonly at: number }) {
  const [known] = await findSamples(tx, userId)
  if (known) return { answer: await listedOf(tx, userId, known), changed: [], isNew: false }
  const settlement = { userId, name: sampleName, description: sampleDescription, at }
  const kind = { settings: sampleSettings, isPersonal: true, isSample: true }
  const settlementId = await insertSettlement(tx, settlement, kind)
  const [row] = await tx.all(sql`select * from settlements where id = ${settlementId}`)
  const recorded = await recordChange(
    tx,
    { settlementId, userId, at },
    {
      answer: await listedOf(tx, userId, settlementId),
      changes: [put('settlements', settlementOf(row!))],
      activity: { kind: 'settlement.created', facts: { name: sampleName } },
    },
  )
  return { ...recorded, isNew: true }
}

/** Removes the sample of a user with all its rows, and with what is kept of it beside them. @returns the ids of those removed */
export async function removeSample(tx: Tx, userId: string): Promise<readonly string[]> {
  const ids = await findSamples(tx, userId)
  await lockSettlements(tx, ids, 'alone')
  await lockOwnAccount(tx, userId, 'change')
  await removeSettlements(tx, ids)
  // Neither belongs to a settlement, so nothing removed them yet: the answers kept for repeated requests, and the player's default.
  for (const id of ids) {
    await tx.write(sql`
      delete from applied_operations where user_id = ${userId} and strpos(answer::text, ${id}) > 0`)
    await tx.write(sql`
      update profiles set default_settlement_id = null
      where user_id = ${userId} and default_settlement_id = ${id}`)
  }
  return ids
}

async function findSamples(database: Queryable, userId: string): Promise<readonly string[]> {
  const rows = await database.all(sql`select id from settlements where owner_id = ${userId} and is_sample`)
  return rows.map((row) => text(row, 'id'))
}

async function listedOf(tx: Tx, userId: string, settlementId: string): Promise<ListedSettlement> {
  return listedSettlement(await findListed(tx, userId, settlementId), userId)
}
