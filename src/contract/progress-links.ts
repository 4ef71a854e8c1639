import * as z from 'zod'
import type { ProgressLinkFacts } from '#domain/settlement/progress-link-facts'
import { commandInput, settlementId } from './act-input.ts'
import { procedure } from './procedure.ts'

/** The link to a page that shows anybody how far a project is (BEY-16). A project has at most one. */
const progressLink = z.strictObject({
  id: z.uuid(),
  /** The last part of the page's address; null where it cannot be told any more, since the server's secret has changed. */
  code: z.string().nullable(),
  /** Whether the page names those who help and share their statistics (SYS-8). */
  showsNames: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The name of whoever made it. */
  createdBy: z.string(),
})
export type ProgressLink = z.infer<typeof progressLink>

const getProgressLink = procedure('getProgressLink', 'The progress link of a project; null without one.')
  .input(z.strictObject({ settlementId, projectId: z.uuid() }))
  .output(z.strictObject({ link: progressLink.nullable() }))

const makeProgressLink = procedure(
  'makeProgressLink',
  'Makes the progress link of a project: anybody who has it sees how far the project is. If there is one already, it is returned.',
)
  .input(z.strictObject({ ...commandInput, projectId: z.uuid(), showsNames: z.boolean() }))
  .output(progressLink)

const setProgressLink = procedure(
  'setProgressLink',
  'Sets whether the page of a progress link names those who help.',
)
  .input(z.strictObject({ ...commandInput, progressLinkId: z.uuid(), showsNames: z.boolean() }))
  .output(progressLink)

const revokeProgressLink = procedure(
  'revokeProgressLink',
  'Ends a progress link for good; a new one of the project has another address.',
)
  .input(z.strictObject({ ...commandInput, progressLinkId: z.uuid() }))
  .output(z.strictObject({}))

const ofProject = { project: z.string() }

export const progressLinkFacts = {
  'progressLink.made': z.strictObject({ ...ofProject, showsNames: z.boolean() }),
  'progressLink.names': z.strictObject({ ...ofProject, showsNames: z.boolean() }),
  'progressLink.revoked': z.strictObject(ofProject),
} satisfies { readonly [Kind in keyof ProgressLinkFacts]: z.ZodType<ProgressLinkFacts[Kind]> }

export const progressLinksContract = {
  getProgressLink,
  makeProgressLink,
  setProgressLink,
  revokeProgressLink,
}
