import { inSettlement } from '../access/in-settlement.ts'
import { changeSettlement } from '../changes/change.ts'
import { linkCodes } from '../changes/link-code.ts'
import { refusal } from '../rpc/refusal.ts'
import * as commands from './commands.ts'
import { findLinkOf, findProject } from './queries.ts'

/** The progress links of projects, for those who may delete projects (BEY-16). */
export function progressLinkProcedures(secret: string) {
  const { codeOf, withCode } = linkCodes(secret, 'progress link')

  const getProgressLink = inSettlement('progress_link.manage').getProgressLink.handler(
    async ({ input: { projectId }, context: { database, permit } }) => {
      if (!(await findProject(database, permit, projectId))) throw refusal('no-project')
      const found = await findLinkOf(database, permit, projectId)
      return { link: found ? withCode(found.link) : null }
    },
  )

  const makeProgressLink = inSettlement('progress_link.manage').makeProgressLink.handler(
    async ({ input, context }) =>
      withCode(
        await changeSettlement(context, (tx, permit, at) =>
          commands.makeLink(tx, permit, { ...input, codeOf }, at),
        ),
      ),
  )

  const setProgressLink = inSettlement('progress_link.manage').setProgressLink.handler(
    async ({ input, context }) =>
      withCode(await changeSettlement(context, (tx, permit) => commands.setNames(tx, permit, input))),
  )

  const revokeProgressLink = inSettlement('progress_link.manage').revokeProgressLink.handler(
    ({ input, context }) =>
      changeSettlement(context, (tx, permit) => commands.revokeLink(tx, permit, input.progressLinkId)),
  )

  return { getProgressLink, makeProgressLink, setProgressLink, revokeProgressLink }
}
