import type { ProgressLink } from '#contract/progress-links'
import { inSettlement } from '../access/in-settlement.ts'
import { changeSettlement } from '../changes/change.ts'
import { hashOfCode, linkCodeOf } from '../changes/link-code.ts'
import { refusal } from '../rpc/refusal.ts'
import * as commands from './commands.ts'
import { findLinkOf, findProject, type StoredLink } from './queries.ts'

/** The progress links of projects, for those who may delete projects (BEY-16). */
export function progressLinkProcedures(secret: string) {
  const withCode = (stored: StoredLink) => linkWithCode(secret, stored)

  const getProgressLink = inSettlement('progress_link.manage').getProgressLink.handler(
    async ({ input: { projectId }, context: { database, permit } }) => {
      if (!(await findProject(database, permit, projectId))) throw refusal('no-project')
      const found = await findLinkOf(database, permit, projectId)
      return { link: found ? withCode(found.link) : null }
    },
  )

  const makeProgressLink = inSettlement('progress_link.manage').makeProgressLink.handler(
    async ({ input, context }) => {
      const codeHashOf = (linkId: string) => hashOfCode(linkCodeOf(secret, 'progress link', linkId))
      return withCode(
        await changeSettlement(context, (tx, permit, at) =>
          commands.makeLink(tx, permit, { ...input, codeHashOf }, at),
        ),
      )
    },
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

/** The code is computed again. With another secret it would be another one, at which there is no page. */
function linkWithCode(secret: string, { codeHash, ...link }: StoredLink): ProgressLink {
  const code = linkCodeOf(secret, 'progress link', link.id)
  return { ...link, code: hashOfCode(code) === codeHash ? code : null }
}
