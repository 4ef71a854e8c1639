import * as z from 'zod'
import { contributionStatuses } from '#domain/settlement/contribution'
import { projectStatuses } from '#domain/settlement/ledger-rows'
import { ledgerLimits, sharingLimits } from '#domain/settlement/limits'
import type { SharedProjectFacts } from '#domain/settlement/shared-project-facts'
import { commandInput, operationId, sentAct, settlementId } from './act-input.ts'
import { itemQuantities, longText } from './ledger-input.ts'
import { procedure } from './procedure.ts'

const projectId = z.uuid()
const collaborationId = z.uuid()
const code = z.string().max(100)
const nothing = z.strictObject({})

/** The link by which people outside the settlement come to a project. A project has at most one. */
const shareLink = z.strictObject({
  id: z.uuid(),
  /** The last part of the link; null where it cannot be told any more, since the server's secret has changed. */
  code: z.string().nullable(),
  createdAt: z.iso.datetime(),
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
  'Makes the link by which people outside the settlement come to a project. Where there is one, that is answered.',
)
  .input(z.strictObject({ ...commandInput, projectId }))
  .output(shareLink)

const revokeProjectShareLink = procedure(
  'revokeProjectShareLink',
  'Ends a share link for good: nobody comes by it any more. Who came by it stays until that is ended.',
)
  .input(z.strictObject({ ...commandInput, shareLinkId: z.uuid() }))
  .output(nothing)

const fellow = z.strictObject({ userId: z.uuid(), nickname: z.string() })
export type Fellow = z.infer<typeof fellow>

const findFellows = procedure(
  'findFellows',
  `Members of the caller’s other settlements whose nickname begins so, and who can be found: at most ${sharingLimits.fellowsFound}.`,
)
  .input(z.strictObject({ settlementId, projectId, query: z.string().trim().min(1).max(40) }))
  .output(z.array(fellow))

const shareProjectWith = procedure(
  'shareProjectWith',
  'Shares a project with a member of another settlement of the caller’s, who is told.',
)
  .input(z.strictObject({ ...commandInput, projectId, userId: z.uuid() }))
  .output(collaborator)

const endProjectShare = procedure('endProjectShare', 'Ends the sharing of a project with one person.')
  .input(z.strictObject({ ...commandInput, collaborationId }))
  .output(nothing)

const endProjectShares = procedure('endProjectShares', 'Ends the sharing of a project with everybody.')
  .input(z.strictObject({ ...commandInput, projectId }))
  .output(nothing)

/** A project that is shared with the caller. */
const collaboration = z.strictObject({
  id: collaborationId,
  /** With the prefix of shared projects. */
  projectId: z.string(),
  /** With “ (Shared)” behind it. */
  projectName: z.string(),
  /** The public name of the settlement’s owner. */
  ownerName: z.string(),
  since: z.iso.datetime(),
})
export type Collaboration = z.infer<typeof collaboration>

const getProjectShareLink = procedure(
  'getProjectShareLink',
  'What a share link leads to, before the caller accepts it.',
)
  .input(z.strictObject({ code }))
  .output(z.strictObject({ projectName: z.string(), ownerName: z.string() }))

const useProjectShareLink = procedure(
  'useProjectShareLink',
  'Accepts a share link: its project is shared with the caller from now on.',
)
  .input(z.strictObject({ code, operationId }))
  .output(collaboration)

const getProjectCollaborations = procedure(
  'getProjectCollaborations',
  'The projects that are shared with the caller, newest first.',
)
  .input(z.strictObject({}))
  .output(z.array(collaboration))

const line = z.strictObject({ itemId: z.string(), itemName: z.string(), quantity: z.int() })

/** What the caller delivered to a shared project. */
const sharedDelivery = z.strictObject({
  id: z.uuid(),
  /** With the prefix of shared tasks. */
  taskId: z.string(),
  itemsContributed: z.array(line).readonly(),
  status: z.enum(contributionStatuses),
  /** Why it was not accepted. */
  reason: z.string().nullable(),
  submittedAt: z.iso.datetime(),
})
export type SharedDelivery = z.infer<typeof sharedDelivery>

const sharedTask = z.looseObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  state: z.enum(['ready', 'waiting', 'done']),
  targetQuantity: z.int(),
  completedQuantity: z.int(),
  missing: z.int(),
  /** Names of items that must be there first. */
  waitsFor: z.array(z.string()).readonly(),
  metadata: z.looseObject({ itemId: z.string().nullable() }),
})
export type SharedTask = z.infer<typeof sharedTask>

const sharedProjectData = z.strictObject({
  project: z.looseObject({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    status: z.enum(projectStatuses),
    ownerName: z.string(),
  }),
  tasks: z.array(sharedTask),
  progress: z.strictObject({
    percent: z.int(),
    done: z.int(),
    now: z.int(),
    missing: z.int(),
    ready: z.int(),
    waiting: z.int(),
    finished: z.int(),
  }),
  /** Newest first. */
  deliveries: z.array(sharedDelivery).max(sharingLimits.deliveriesShown),
})
export type SharedProjectData = z.infer<typeof sharedProjectData>

const loadCollaborativeProjectData = procedure(
  'loadCollaborativeProjectData',
  'A project that is shared with the caller, with its tasks, its progress, and what the caller delivered.',
)
  .input(z.strictObject({ collaborationId }))
  .output(sharedProjectData)

const leaveSharedProject = procedure('leaveSharedProject', 'Leaves a project that is shared with the caller.')
  .input(z.strictObject({ collaborationId, operationId }))
  .output(nothing)

const deliverToSharedProject = procedure(
  'deliverToSharedProject',
  'Delivers for a task of a shared project. It always waits for review by the settlement.',
)
  .input(
    z.strictObject({
      collaborationId,
      operationId,
      sent: sentAct,
      /** With the prefix of shared tasks. */
      taskId: z.string().max(100),
      itemsContributed: itemQuantities.max(ledgerLimits.contributedItems),
      notes: longText.optional(),
      proofOfWork: longText.max(ledgerLimits.proofLength).optional(),
    }),
  )
  .output(sharedDelivery)

const withdrawSharedDelivery = procedure(
  'withdrawSharedDelivery',
  'Takes back what the caller delivered to a shared project, while it waits for review.',
)
  .input(z.strictObject({ collaborationId, operationId, contributionId: z.uuid() }))
  .output(sharedDelivery)

const ofProject = { project: z.string() }
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
  getProjectShareLink,
  useProjectShareLink,
  getProjectCollaborations,
  loadCollaborativeProjectData,
  leaveSharedProject,
  deliverToSharedProject,
  withdrawSharedDelivery,
}
