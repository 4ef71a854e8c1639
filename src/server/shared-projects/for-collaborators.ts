import { type SQL, sql } from 'drizzle-orm'
import type { Collaboration } from '#contract/collaborations'
import { sharedProjectId, taskOfSharedId } from '#domain/planning/personal-ids'
import { sharedName } from '#domain/planning/shared-project'
import {
  deliverToSharedProject as delivery,
  withdrawSharedDelivery as withdrawal,
} from '#domain/settlement/acts/shared-delivery'
import type { Contribution } from '#domain/settlement/contribution'
import { permitToDeliver, permitToReadShared, sharedProjectColumn } from '../access/shared-permit.ts'
import { signedIn } from '../access/signed-in.ts'
import type { ActInput } from '../changes/act-runner.ts'
import { operationOf, runOnce } from '../changes/change.ts'
import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import { type AnyLedgerAct, ledgerRunner } from '../changes/ledger-runner.ts'
import { performAct } from '../changes/perform-act.ts'
import { recordChange } from '../changes/record.ts'
import { listCollaborations, readShared, type StoredCollaboration } from '../changes/shared-projects.ts'
import { isUuid } from '../db/columns.ts'
import type { Database } from '../db/database.ts'
import { lockSettlement } from '../db/locks.ts'
import type { CallContext, Caller } from '../rpc/api.ts'
import { findAnswer } from '../rpc/applied-operations.ts'
import { refusal } from '../rpc/refusal.ts'
import { listDeliveries, sharedDelivery } from './deliveries.ts'
import { comeByLink, findSettlement, leave, lockForSharing, previewShare } from './joining.ts'

const getProjectCollaborations = signedIn.getProjectCollaborations.handler(
  async ({ context: { database, caller } }) =>
    (await listCollaborations(database, caller.userId)).map(collaborationOf),
)

const getProjectShareLink = signedIn.getProjectShareLink.handler(
  ({ input: { code }, context: { database, caller } }) =>
    previewShare(database, { code, userId: caller.userId }),
)

const useProjectShareLink = signedIn.useProjectShareLink.handler(async ({ input, context }) => {
  const { userId } = context.caller
  const joining = { code: input.code, userId }
  const settlementId = await findSettlement(context.database, input.code)
  const { collaborationId } = await runOnce(context, operationOf('useProjectShareLink', userId, input), {
    settlementId,
    lock: (tx) => lockForSharing(tx, { settlementId, userId }),
    work: async (tx, at) => {
      const { settlementId: found, ...done } = await comeByLink(tx, { ...joining, settlementId }, at)
      return recordChange(tx, { settlementId: found, userId, at }, done)
    },
  })
  return collaborationOf(await requireCollaboration(context.database, userId, collaborationId))
})

const leaveSharedProject = signedIn.leaveSharedProject.handler(async ({ input, context }) => {
  const { userId } = context.caller
  const { database } = context
  const asked = { collaborationId: input.collaborationId, userId }
  const operation = operationOf('leaveSharedProject', userId, input)
  const permit = await permitToReadShared(database, asked).catch(async (error: unknown) => {
    if (operation && (await findAnswer(database, operation))) return null
    throw error
  })
  // It was left by the same request before.
  if (!permit) return {}
  const { settlementId } = permit
  return runOnce(context, operation, {
    settlementId,
    lock: (tx) => lockSettlement(tx, settlementId),
    work: async (tx, at) => {
      const permit = await permitToReadShared(tx, asked)
      return recordChange(tx, { settlementId, userId, at }, await leave(tx, permit, input.collaborationId))
    },
  })
})

/** What somebody does with the projects that are shared with them. */
export function collaboratorProcedures(keeper: LedgerKeeper) {
  const loadCollaborativeProjectData = signedIn.loadCollaborativeProjectData.handler(
    async ({ input: { collaborationId }, context: { database, caller } }) => {
      const { userId } = caller
      const permit = await permitToReadShared(database, { userId, collaborationId })
      const shared = await readShared(
        database,
        keeper,
        await requireCollaboration(database, userId, collaborationId),
      )
      if (!shared) throw refusal('no-shared-project')
      const { catalog } = await keeper.catalogOf(database, keeper.versionInUse())
      const deliveries = await listDeliveries(database, permit)
      return { ...shared, deliveries: deliveries.map((one) => sharedDelivery(one, catalog)) }
    },
  )

  const deliverToSharedProject = signedIn.deliverToSharedProject.handler(async ({ input, context }) => {
    const { collaborationId, ...delivered } = input
    const { settlementId } = await permitToReadShared(context.database, {
      userId: context.caller.userId,
      collaborationId,
    })
    const taskId = taskOfSharedId(delivered.taskId)
    if (!isUuid(taskId)) throw refusal('no-task')
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
        columns: () =>
          sql`${sharedProjectColumn(userId, input.settlementId, collaborationId)}, ${runner.columns()}` as SQL,
        permit: (row) => permitToDeliver(userId, row),
      }
    })
    const { catalog } = await keeper.catalogOf(database, keeper.versionInUse())
    return sharedDelivery(done as Contribution, catalog)
  }

  return {
    getProjectCollaborations,
    getProjectShareLink,
    useProjectShareLink,
    leaveSharedProject,
    loadCollaborativeProjectData,
    deliverToSharedProject,
    withdrawSharedDelivery,
  }
}

async function requireCollaboration(
  database: Database,
  userId: string,
  collaborationId: string,
): Promise<StoredCollaboration> {
  const found = (await listCollaborations(database, userId)).find(
    (one) => one.collaborationId === collaborationId,
  )
  if (!found) throw refusal('no-shared-project')
  return found
}

function collaborationOf({
  collaborationId,
  projectName,
  ownerName,
  since,
}: StoredCollaboration): Collaboration {
  return {
    id: collaborationId,
    projectId: sharedProjectId(collaborationId),
    projectName: sharedName(projectName),
    ownerName,
    since,
  }
}
