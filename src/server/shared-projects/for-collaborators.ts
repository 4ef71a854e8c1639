import { permitToReadShared } from '../access/shared-permit.ts'
import { signedIn } from '../access/signed-in.ts'
import { catalogOfSettlement } from '../changes/catalogue-of-settlement.ts'
import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import { readShared } from '../changes/shared-projects.ts'
import { refusal } from '../rpc/refusal.ts'
import { requireCollaboration } from './collaborations.ts'
import { listDeliveries, sharedDelivery } from './deliveries.ts'
import { deliveryProcedures } from './delivery-procedures.ts'
import {
  getProjectCollaborations,
  getProjectShareLink,
  leaveSharedProject,
  useProjectShareLink,
} from './joining-procedures.ts'

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
      const { catalog } = await catalogOfSettlement(keeper, database, permit.settlementId)
      const deliveries = await listDeliveries(database, permit)
      return { ...shared, deliveries: deliveries.map((one) => sharedDelivery(one, catalog)) }
    },
  )

  return {
    getProjectCollaborations,
    getProjectShareLink,
    useProjectShareLink,
    leaveSharedProject,
    loadCollaborativeProjectData,
    ...deliveryProcedures(keeper),
  }
}
