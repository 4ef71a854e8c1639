import { inSettlement } from '../access/in-settlement.ts'
import { changeSettlement } from '../changes/change.ts'
import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import { linkCodes } from '../changes/link-code.ts'
import { refusal } from '../rpc/refusal.ts'
import { listFellows } from './fellows.ts'
import { collaboratorProcedures } from './for-collaborators.ts'
import * as links from './links.ts'
import { findProjectName, findShareLinkOf, listCollaborators } from './queries.ts'
import * as sharing from './sharing.ts'

/** Projects that are shared with people outside their settlement: for those who may share them, and for those people. */
export function sharedProjectProcedures(keeper: LedgerKeeper, secret: string) {
  const { codeOf, withCode } = linkCodes(secret, 'share link')

  const getProjectShares = inSettlement('project.share').getProjectShares.handler(
    async ({ input: { projectId }, context: { database, permit } }) => {
      if ((await findProjectName(database, permit, projectId)) === undefined) throw refusal('no-project')
      const found = await findShareLinkOf(database, permit, projectId)
      return {
        link: found ? withCode(found.link) : null,
        collaborators: [...(await listCollaborators(database, permit, projectId))],
      }
    },
  )

  const makeProjectShareLink = inSettlement('project.share').makeProjectShareLink.handler(
    async ({ input: { projectId }, context }) =>
      withCode(
        await changeSettlement(context, (tx, permit, at) =>
          links.makeShareLink(tx, permit, { projectId, codeOf }, at),
        ),
      ),
  )

  return {
    getProjectShares,
    makeProjectShareLink,
    revokeProjectShareLink,
    findFellows,
    shareProjectWith,
    endProjectShare,
    endProjectShares,
    ...collaboratorProcedures(keeper),
  }
}

const revokeProjectShareLink = inSettlement('project.share').revokeProjectShareLink.handler(
  ({ input, context }) =>
    changeSettlement(context, (tx, permit) => links.revokeShareLink(tx, permit, input.shareLinkId)),
)

const findFellows = inSettlement('project.share').findFellows.handler(
  async ({ input, context: { database, permit } }) => {
    if ((await findProjectName(database, permit, input.projectId)) === undefined) throw refusal('no-project')
    return listFellows(database, permit, input)
  },
)

// The person is told in a settlement that both belong to, so that one is locked too; `locked` are the ids of all that are.
const shareProjectWith = inSettlement('project.share').shareProjectWith.handler(({ input, context }) =>
  changeSettlement(
    context,
    (tx, permit, at, locked) => sharing.shareWith(tx, permit, { ...input, locked }, at),
    (tx) => sharing.settlementsToTellIn(tx, context.permit, input.userId),
  ),
)

const endProjectShare = inSettlement('project.share').endProjectShare.handler(({ input, context }) =>
  changeSettlement(context, (tx, permit, at) => sharing.endShare(tx, permit, input.collaborationId, at)),
)

const endProjectShares = inSettlement('project.share').endProjectShares.handler(({ input, context }) =>
  changeSettlement(context, (tx, permit, at) => sharing.endShares(tx, permit, input.projectId, at)),
)
