import { setImmediate as aTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { actsOfFormer, type FormerAct } from '#domain/planning/former-settlement'
import { emptyUserDocument, type PersonalSettlement } from '#domain/user-data/user-document'
import { lockOwnAccount } from '../access/signed-in.ts'
import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import { performLedgerAct } from '../changes/ledger-procedure.ts'
import type { Queryable } from '../db/database.ts'
import type { CallContext, Caller } from '../rpc/api.ts'
import { refusalOf } from '../rpc/refusal.ts'
import { findUserData } from '../user-data/queries.ts'

type Context = CallContext & { readonly caller: Caller }

/**
 * Brings what an earlier release stored in the user's document into their personal settlement, act by act, and then empties that
 * part of the document; its saved versions keep it (SET-9, I7). Where an act is refused, such as at a limit, the part stays; where the
 * server stops meanwhile, it goes on the next time.
 */
export async function takeOverFormer(
  context: Context,
  keeper: LedgerKeeper,
  { settlementId, former }: { readonly settlementId: string; readonly former: PersonalSettlement },
): Promise<void> {
  if (former.projects.length === 0 && former.tasks.length === 0) return
  const { database, caller } = context
  const { userId } = caller
  const { catalog } = await keeper.catalogOf(database, keeper.versionInUse())
  let isWhole = true
  for (const act of actsOfFormer(former, catalog, userId)) {
    // With the built-in database nobody else would be answered until the last act.
    await aTurn()
    isWhole = (await perform(context, keeper, settlementId, act)) && isWhole
  }
  if (!isWhole) return
  await database.transaction(async (tx) => {
    await lockOwnAccount(tx, userId, 'keep')
    await tx.write(sql`
      update user_data
      set document = jsonb_set(document, '{settlement}', ${JSON.stringify(emptyUserDocument.settlement)}::jsonb)
      where user_id = ${userId}`)
  })
}

/** What an earlier release stored; empty where it stored none, or it was taken over. */
export async function findFormer(database: Queryable, userId: string): Promise<PersonalSettlement> {
  return (await findUserData(database, userId)).document.settlement
}

/** @returns whether it is done, now or before */
async function perform(
  context: Context,
  keeper: LedgerKeeper,
  settlementId: string,
  { id, name, input }: FormerAct,
): Promise<boolean> {
  try {
    await performLedgerAct(context, keeper, name, { settlementId, operationId: id, ...input })
    return true
  } catch (error) {
    return refusalOf(error).reason === 'id-taken'
  }
}
