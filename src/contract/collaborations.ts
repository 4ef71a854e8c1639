import * as z from 'zod'
import { contributionStatuses } from '#domain/settlement/contribution'
import { projectStatuses } from '#domain/settlement/ledger-rows'
import { ledgerLimits, sharingLimits } from '#domain/settlement/limits'
import { done, operationId, sentAct } from './act-input.ts'
import { itemQuantities, longText } from './ledger-input.ts'
import { procedure } from './procedure.ts'
import { collaborationId } from './shared-projects.ts'

const code = z.string().max(100)

/** A project that is shared with the caller. */
const collaboration = z.strictObject({
  id: collaborationId,
  /** The project's id with the prefix of shared projects. */
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

/** A task has more fields, under the specification's names: only those that the client needs are checked, here and in the project below. */
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
  /** The shares of the work in pieces, and how many tasks are in each state; see `ProjectProgress`. */
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
  .output(done)

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

export const collaborationsContract = {
  getProjectShareLink,
  useProjectShareLink,
  getProjectCollaborations,
  loadCollaborativeProjectData,
  leaveSharedProject,
  deliverToSharedProject,
  withdrawSharedDelivery,
}
