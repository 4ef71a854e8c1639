import type { Router } from '@orpc/server'
import type { Contract } from '#contract/contract'
import { accountProcedures } from '../accounts/procedures.ts'
import { buildListProcedures } from '../build-lists/procedures.ts'
import type { CatalogueRoom } from '../catalogue/open-room.ts'
import { catalogueProcedures } from '../catalogue/procedures.ts'
import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import type { Provider } from '../configuration/providers.ts'
import { contributionProcedures } from '../contributions/procedures.ts'
import { inventoryProcedures } from '../inventory/procedures.ts'
import type { FailedCodes } from '../invites/failed-codes.ts'
import { inviteProcedures } from '../invites/procedures.ts'
import { memberProcedures } from '../members/procedures.ts'
import { notificationProcedures } from '../notifications/procedures.ts'
import { peopleProcedures } from '../people/procedures.ts'
import { resumeTakeOver } from '../people/resume-take-over.ts'
import { createTakeOver } from '../people/take-over-former.ts'
import { playerProcedures } from '../players/procedures.ts'
import { progressLinkProcedures } from '../progress-links/procedures.ts'
import { projectProcedures } from '../projects/procedures.ts'
import { api, type CallContext } from '../rpc/api.ts'
import { createExportSlots } from '../rpc/export-slots.ts'
import { settlementProcedures } from '../settlements/procedures.ts'
import { sharedProjectProcedures } from '../shared-projects/procedures.ts'
import { standingOrderProcedures } from '../standing-orders/procedures.ts'
import { storageProcedures } from '../storages/procedures.ts'
import { taskProcedures } from '../tasks/procedures.ts'
import { templateProcedures } from '../templates/procedures.ts'
import { userDataProcedures } from '../user-data/procedures.ts'
import type { Discord } from '../webhooks/post.ts'
import { webhookProcedures } from '../webhooks/procedures.ts'

/** What single rooms need besides the context of every request. */
export type RouterParts = {
  readonly catalogueRoom: CatalogueRoom
  readonly keeper: LedgerKeeper
  readonly providers: readonly Provider[]
  readonly secret: string
  readonly failedCodes: FailedCodes
  readonly discord: Discord
}

/** Every procedure of the contract with its implementation. */
export function createRouter({
  catalogueRoom,
  keeper,
  providers,
  secret,
  failedCodes,
  discord,
}: RouterParts): Router<Contract, CallContext> {
  const exports = createExportSlots()
  const takeOver = createTakeOver(keeper)
  return api.router({
    ...catalogueProcedures(catalogueRoom),
    ...accountProcedures(providers),
    ...userDataProcedures(keeper, resumeTakeOver(takeOver)),
    ...buildListProcedures,
    ...settlementProcedures(keeper, exports),
    ...memberProcedures,
    ...playerProcedures,
    ...storageProcedures,
    ...inventoryProcedures(keeper, exports),
    ...projectProcedures(keeper),
    ...progressLinkProcedures(secret),
    ...sharedProjectProcedures(keeper, secret),
    ...taskProcedures(keeper),
    ...standingOrderProcedures(keeper),
    ...contributionProcedures(keeper),
    ...templateProcedures(keeper),
    ...notificationProcedures,
    ...webhookProcedures({ secret, discord }),
    ...inviteProcedures({ secret, failedCodes }),
    ...peopleProcedures(exports, takeOver),
  })
}
