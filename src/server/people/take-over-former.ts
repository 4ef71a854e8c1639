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

/** What an earlier release stored, and the personal settlement into which it comes. */
export type Former = { readonly settlementId: string; readonly former: PersonalSettlement }

/** Takes over what an earlier release stored; a second call for the same user meanwhile waits for the first one. */
export type TakeOver = (context: Context, former: Former) => Promise<void>

export function createTakeOver(keeper: LedgerKeeper): TakeOver {
  const underWay = new Map<string, Promise<void>>()
  return (context, former) => {
    const { userId } = context.caller
    const known = underWay.get(userId)
    if (known) return known
    const work = takeOverFormer(context, keeper, former).finally(() => underWay.delete(userId))
    underWay.set(userId, work)
    return work
  }
}

/** Whether there is nothing to take over. */
export function isTakenOver({ projects, tasks }: PersonalSettlement): boolean {
  return projects.length === 0 && tasks.length === 0
}

/**
 * Brings what an earlier release stored in the user's document into their personal settlement, act by act, and then empties that
 * part of the document; its saved versions keep it (SET-9, I7). Where an act is refused, such as at a limit, the part stays; where the
 * server stops meanwhile, it goes on the next time.
 */
async function takeOverFormer(
  context: Context,
  keeper: LedgerKeeper,
  { settlementId, former }: Former,
): Promise<void> {
  if (isTakenOver(former)) return
  const { database, caller } = context
  const { userId } = caller
  const { catalog } = await keeper.catalogOf(database, keeper.versionInUse())
  let isWhole = true
  /** Tasks made so long ago that the acts about them are forgotten: what the user has done with them since then stays. */
  const longKnown = new Set<string>()
  for (const act of actsOfFormer(former, catalog, userId)) {
    if (act.name === 'updateTaskStatus' && longKnown.has(act.input.taskId)) continue
    // With the built-in database nobody else would be answered until the last act.
    await aTurn()
    const outcome = await perform(context, keeper, settlementId, act)
    if (outcome === 'long-known') longKnown.add(act.id)
    isWhole &&= outcome !== 'refused'
  }
  if (!isWhole) return
  await database.transaction(async (tx) => {
    // 'keep': the account cannot be deleted meanwhile.
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

async function perform(
  context: Context,
  keeper: LedgerKeeper,
  settlementId: string,
  { id, name, input }: FormerAct,
): Promise<'done' | 'long-known' | 'refused'> {
  try {
    await performLedgerAct(context, keeper, name, { settlementId, operationId: id, ...input })
    return 'done'
  } catch (error) {
    return refusalOf(error).reason === 'id-taken' ? 'long-known' : 'refused'
  }
}
