import { type SQL, sql } from 'drizzle-orm'
import { taskOfSharedId } from '#domain/planning/personal-ids'
import {
  deliverToSharedProject as delivery,
  withdrawSharedDelivery as withdrawal,
} from '#domain/settlement/acts/shared-delivery'
import type { Contribution } from '#domain/settlement/contribution'
import { permitToDeliver, permitToReadShared, sharedProjectColumn } from '../access/shared-permit.ts'
import { signedIn } from '../access/signed-in.ts'
import type { ActInput } from '../changes/act-runner.ts'
import { catalogOfSettlement } from '../changes/catalogue-of-settlement.ts'
import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import { type AnyLedgerAct, ledgerRunner } from '../changes/ledger-runner.ts'
import { performAct } from '../changes/perform-act.ts'
import type { CallContext, Caller } from '../rpc/api.ts'
import { refusal } from '../rpc/refusal.ts'
import { sharedDelivery } from './deliveries.ts'

/** What a collaborator delivers to a shared project, and takes back while it waits. */
export function deliveryProcedures(keeper: LedgerKeeper) {
  const deliverToSharedProject = signedIn.deliverToSharedProject.handler(async ({ input, context }) => {
    const { collaborationId, ...delivered } = input
    const { settlementId } = await permitToReadShared(context.database, {
      userId: context.caller.userId,
      collaborationId,
    })
    const taskId = taskOfSharedId(delivered.taskId)
    if (!taskId) throw refusal('no-task')
    const asked = { ...delivered, settlementId, taskId }
    return performShared(context, collaborationId, { name: 'deliverToSharedProject', act: delivery, asked })
  })

  const withdrawSharedDelivery = signedIn.withdrawSharedDelivery.handler(async ({ input, context }) => {
    const { collaborationId, ...given } = input
    const { settlementId } = await permitToReadShared(context.database, {
      userId: context.caller.userId,
      collaborationId,
    })
    const asked = { ...given, settlementId }
    return performShared(context, collaborationId, { name: 'withdrawSharedDelivery', act: withdrawal, asked })
  })

  /** Performs an act on what was delivered to the shared project, with the right to that project alone. */
  async function performShared(
    context: CallContext & { readonly caller: Caller },
    collaborationId: string,
    { name, act, asked }: { readonly name: string; readonly act: unknown; readonly asked: ActInput },
  ) {
    const { database, caller } = context
    const { userId } = caller
    const done = await performAct(context, name, asked, (input) => {
      const runner = ledgerRunner({ keeper, act: act as AnyLedgerAct, input, userId })
      return {
        ...runner,
        // The act also reads which project the collaboration shares: the caller needs that one column, and no role as a member.
        columns: () =>
          sql`${sharedProjectColumn(userId, input.settlementId, collaborationId)}, ${runner.columns()}` as SQL,
        permit: (row) => permitToDeliver(userId, row),
      }
    })
    const { catalog } = await catalogOfSettlement(keeper, database, asked.settlementId as string)
    return sharedDelivery(done as Contribution, catalog)
  }

  return { deliverToSharedProject, withdrawSharedDelivery }
}
