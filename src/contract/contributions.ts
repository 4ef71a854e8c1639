import * as z from 'zod'
import type { ContributionFacts } from '#domain/settlement/acts/contribution-facts'
import { contributionStatuses } from '#domain/settlement/contribution'
import { ledgerLimits } from '#domain/settlement/limits'
import { actInput, settlementId } from './act-input.ts'
import { getContributionStatistics } from './contribution-statistics.ts'
import { itemLines, itemQuantities, longText, storedNumber } from './ledger-input.ts'
import { procedure } from './procedure.ts'
import { contribution, itemId } from './tables.ts'

const { contributedItems, proofLength, amount: mostAmount } = ledgerLimits

const itemsContributed = itemQuantities.max(contributedItems)
const materials = itemLines.max(contributedItems).optional()

/** An address or a few words; only an http or https address is shown as a link. */
const proofOfWork = longText.max(proofLength)

/** What can be said of a contribution beside its items. */
const details = { materials, notes: longText.optional(), proofOfWork: proofOfWork.optional() }

const createTaskContribution = procedure(
  'createTaskContribution',
  'Delivers for a task. Somebody who is not assigned claims the task by delivering. The contribution waits for review; where the settlement asks for no approval, it counts at once.',
)
  .input(
    z.strictObject({
      ...actInput,
      taskId: z.uuid(),
      itemsContributed,
      ...details,
      /** The named player who delivered; for those who may edit the stock. */
      playerId: z.uuid().optional(),
    }),
  )
  .output(contribution)

const ofContribution = { ...actInput, contributionId: z.uuid() }
/** The revision that was shown. */
const shown = { contributionId: z.uuid(), revision: storedNumber }

const updateTaskContribution = procedure(
  'updateTaskContribution',
  'Changes a contribution of the caller’s own, while it waits for review.',
)
  .input(z.strictObject({ ...ofContribution, itemsContributed: itemsContributed.optional(), ...details }))
  .output(contribution)

const withdrawTaskContribution = procedure(
  'withdrawTaskContribution',
  'Takes the caller’s own contribution back, while it waits for review.',
)
  .input(z.strictObject(ofContribution))
  .output(contribution)

const reason = longText.min(1, 'Please give a reason.')
const acceptedLines = z
  .array(z.strictObject({ itemId, quantity: z.int().min(0).max(mostAmount) }))
  .max(contributedItems)

const approveTaskContribution = procedure(
  'approveTaskContribution',
  'Accepts a contribution: its items come into the stock once. Of the part that is not accepted a rejected contribution is made.',
)
  .input(
    z.strictObject({
      ...actInput,
      ...shown,
      /** How much of each item is accepted, and which materials were used; all as it was delivered where not given. */
      accepted: acceptedLines.optional(),
      materials: acceptedLines.optional(),
      /** Why the rest is not accepted. */
      reason: reason.optional(),
    }),
  )
  .output(contribution)

const approveTaskContributions = procedure(
  'approveTaskContributions',
  'Accepts several contributions as they are, with a result for each.',
)
  .input(z.strictObject({ ...actInput, contributions: z.array(z.strictObject(shown)).min(1).max(100) }))
  .output(
    z.strictObject({
      results: z.array(z.strictObject({ contributionId: z.uuid(), refused: z.string().nullable() })),
    }),
  )

const rejectTaskContribution = procedure(
  'rejectTaskContribution',
  'Sends a contribution back with a reason. No stock moves.',
)
  .input(z.strictObject({ ...actInput, ...shown, reason }))
  .output(contribution)

const getTaskContributionsBySettlement = procedure(
  'getTaskContributionsBySettlement',
  'Contributions, newest first: one of them, of a status, of a task, by a person, or all.',
)
  .input(
    z.strictObject({
      settlementId,
      contributionId: z.uuid().optional(),
      status: z.enum(contributionStatuses).optional(),
      taskId: z.uuid().optional(),
      /** A member by user id. */
      userId: z.uuid().optional(),
      /** A named player. */
      playerId: z.uuid().optional(),
      /** The last contribution that the caller knows: older ones follow. */
      before: z.uuid().optional(),
      limit: z.int().min(1).max(200).default(50),
    }),
  )
  .output(
    z.strictObject({
      contributions: z.array(contribution),
      /** The present names of those who submitted and decided, by number; null for deleted accounts. */
      names: z.record(z.string(), z.string().nullable()),
      /** The titles that people gave to their tasks, by id, also of tasks that are gone. */
      taskTitles: z.record(z.string(), z.string()),
      /** The approved contributions whose stock was taken back later, by id: who took it back, when, and whether all of it. */
      takenBack: z.record(
        z.string(),
        z.strictObject({ byNo: z.int(), at: z.iso.datetime(), isWhole: z.boolean() }),
      ),
      hasMore: z.boolean(),
    }),
  )

/** What was delivered: its first item, and how many further ones. */
const delivered = { item: z.string(), amount: z.int(), others: z.int() }
const player = { player: z.string().optional() }
const from = { member: z.int().optional(), ...player }

/** What the activity log keeps of an act on contributions, by the kind of its entry. */
export const contributionFacts = {
  'contribution.submitted': z.strictObject({ ...delivered, ...player, task: z.string() }),
  'contribution.counted': z.strictObject({ ...delivered, ...player, task: z.string() }),
  'contribution.changed': z.strictObject(delivered),
  'contribution.withdrawn': z.strictObject(delivered),
  'contribution.approved': z.strictObject({
    ...delivered,
    ...from,
    rest: z.int(),
    selfApproved: z.boolean(),
  }),
  'contribution.rejected': z.strictObject({ ...delivered, ...from, reason: z.string() }),
  'contributions.approved': z.strictObject({ count: z.int() }),
} satisfies { readonly [Kind in keyof ContributionFacts]: z.ZodType<ContributionFacts[Kind]> }

export const contributionsContract = {
  createTaskContribution,
  updateTaskContribution,
  withdrawTaskContribution,
  approveTaskContribution,
  approveTaskContributions,
  rejectTaskContribution,
  getTaskContributionsBySettlement,
  getContributionStatistics,
}
