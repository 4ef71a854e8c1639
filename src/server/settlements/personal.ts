import { sql } from 'drizzle-orm'
import type { ListedSettlement } from '#contract/settlements'
import { put } from '#domain/settlement/change'
import { personalSettings } from '#domain/settlement/personal'
import type { Permit } from '../access/permit.ts'
import { lockOwnAccount } from '../access/signed-in.ts'
import { refuseTooManyMemberships, refuseTooManyOwned } from '../changes/owned-limits.ts'
import { findListed } from '../changes/queries.ts'
import { type Done, type Recorded, recordChange } from '../changes/record.ts'
import { listedSettlement, settlementOf } from '../changes/rows.ts'
import { textOrNull } from '../db/columns.ts'
import type { Tx } from '../db/database.ts'
import { insertSettlement } from './commands.ts'

type Opening = { readonly userId: string; readonly name: string; readonly at: number }

/** The user's personal settlement, made under that name if there is none (SET-9). Needs the user's account locked. */
export async function openPersonal(
  tx: Tx,
  { userId, name, at }: Opening,
): Promise<Recorded<ListedSettlement>> {
  const [profile] = await tx.all(sql`select personal_settlement_id from profiles where user_id = ${userId}`)
  const known = textOrNull(profile!, 'personal_settlement_id')
  if (known !== null) return { answer: await listedOf(tx, userId, known), changed: [] }
  const settlement = { userId, name, description: '', at }
  const settlementId = await insertSettlement(tx, settlement, {
    settings: personalSettings,
    isPersonal: true,
    isSample: false,
  })
  await tx.write(sql`update profiles set personal_settlement_id = ${settlementId} where user_id = ${userId}`)
  const [row] = await tx.all(sql`select * from settlements where id = ${settlementId}`)
  return recordChange(
    tx,
    { settlementId, userId, at },
    {
      answer: await listedOf(tx, userId, settlementId),
      changes: [put('settlements', settlementOf(row!))],
      activity: { kind: 'settlement.created', facts: { name } },
    },
  )
}

/**
 * Lets others be invited to the user's personal settlement, which then counts among those the user owns (SET-9). Nothing in it
 * changes; the user's next personal settlement is a new one. Does nothing where it is shared already.
 */
export async function sharePersonal(
  tx: Tx,
  { settlementId, userId }: Permit<'settlement.share'>,
  at: number,
): Promise<Done<ListedSettlement>> {
  const [before] = await tx.all(sql`select is_personal from settlements where id = ${settlementId}`)
  if (before?.is_personal !== true) return { answer: await listedOf(tx, userId, settlementId), changes: [] }
  await lockOwnAccount(tx, userId, 'change')
  await refuseTooManyOwned(tx, userId, at)
  await refuseTooManyMemberships(tx, userId)
  const [row] = await tx.write(sql`
    update settlements set is_personal = false where id = ${settlementId} returning *`)
  await tx.write(sql`update profiles set personal_settlement_id = null where user_id = ${userId}`)
  return {
    answer: await listedOf(tx, userId, settlementId),
    changes: [put('settlements', settlementOf(row!))],
    activity: { kind: 'settlement.shared', facts: {} },
  }
}

async function listedOf(tx: Tx, userId: string, settlementId: string): Promise<ListedSettlement> {
  return listedSettlement(await findListed(tx, userId, settlementId), userId)
}
