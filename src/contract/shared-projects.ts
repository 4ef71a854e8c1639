import * as z from 'zod'
import { sharingLimits } from '#domain/settlement/limits'
import type { SharedProjectFacts } from '#domain/settlement/shared-project-facts'
import { commandInput, done, settlementId } from './act-input.ts'
import { procedure } from './procedure.ts'
import { isOneLine } from './storable.ts'

const projectId = z.uuid()
export const collaborationId = z.uuid()

/** The link by which people outside the settlement come to a project. A project has at most one. */
const shareLink = z.strictObject({
  id: z.uuid(),
  /** The last part of the link; null where it cannot be told any more, since the server's secret has changed. */
  code: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The public name of whoever created it, 'Former member' with a number once their account is deleted. */
  createdBy: z.string(),
})
export type ShareLink = z.infer<typeof shareLink>

/** Somebody outside the settlement with whom a project is shared, as its leaders see them. */
const collaborator = z.strictObject({
  collaborationId,
  name: z.string(),
  since: z.iso.datetime(),
  /** Whether they came by the link; else somebody found them by their nickname. */
  cameByLink: z.boolean(),
})
export type Collaborator = z.infer<typeof collaborator>

const getProjectShares = procedure(
  'getProjectShares',
  'With whom outside the settlement a project is shared, and the link by which more can come.',
)
  .input(z.strictObject({ settlementId, projectId }))
  .output(z.strictObject({ link: shareLink.nullable(), collaborators: z.array(collaborator) }))

const makeProjectShareLink = procedure(
  'makeProjectShareLink',
  'Makes the link by which people outside the settlement come to a project. If there is one already, it is returned.',
)
  .input(z.strictObject({ ...commandInput, projectId }))
  .output(shareLink)

const revokeProjectShareLink = procedure(
  'revokeProjectShareLink',
  'Ends a share link for good: nobody comes by it any more. People who came by it stay until their share is ended.',
)
  .input(z.strictObject({ ...commandInput, shareLinkId: z.uuid() }))
  .output(done)

const fellow = z.strictObject({ userId: z.uuid(), nickname: z.string() })
export type Fellow = z.infer<typeof fellow>

const findFellows = procedure(
  'findFellows',
  `Members of the caller’s other settlements whose nickname begins so, and who can be found: at most ${sharingLimits.fellowsFound}.`,
)
  .input(
    z.strictObject({
      settlementId,
      projectId,
      query: z.string().trim().min(1).max(40).refine(isOneLine, 'A nickname is one line of text.'),
    }),
  )
  .output(z.array(fellow))

const shareProjectWith = procedure(
  'shareProjectWith',
  'Shares a project with a member of another settlement of the caller’s, who is told.',
)
  .input(z.strictObject({ ...commandInput, projectId, userId: z.uuid() }))
  .output(collaborator)

const endProjectShare = procedure('endProjectShare', 'Ends the sharing of a project with one person.')
  .input(z.strictObject({ ...commandInput, collaborationId }))
  .output(done)

const endProjectShares = procedure('endProjectShares', 'Ends the sharing of a project with everybody.')
  .input(z.strictObject({ ...commandInput, projectId }))
  .output(done)

const ofProject = { project: z.string() }
/** `member` is the number of the person with whom the project is shared; a number stays known where the account is deleted. */
const ofPerson = { ...ofProject, member: z.int() }

export const sharedProjectFacts = {
  'share.linkMade': z.strictObject(ofProject),
  'share.linkRevoked': z.strictObject(ofProject),
  'share.added': z.strictObject(ofPerson),
  'share.joined': z.strictObject(ofProject),
  'share.left': z.strictObject(ofProject),
  'share.ended': z.strictObject(ofPerson),
  'share.allEnded': z.strictObject({ ...ofProject, count: z.int() }),
} satisfies { readonly [Kind in keyof SharedProjectFacts]: z.ZodType<SharedProjectFacts[Kind]> }

export const sharedProjectsContract = {
  getProjectShares,
  makeProjectShareLink,
  revokeProjectShareLink,
  findFellows,
  shareProjectWith,
  endProjectShare,
  endProjectShares,
}
