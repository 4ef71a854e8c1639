import * as z from 'zod'
import {
  type NotificationFacts,
  type NotificationKind,
  reviewOutcomes,
} from '#domain/settlement/telling/notification'
import { settlementId } from './act-input.ts'
import { procedure } from './procedure.ts'
import { itemId } from './tables.ts'

const task = { title: z.string().nullable(), itemId: itemId.nullable() }
/** `others` counts further items, or deliveries, that one notification stands for: the domain's `NotificationFacts` says which. */
const amount = { itemId, amount: z.int(), others: z.int() }

const facts = {
  assigned: z.strictObject({ ...task, others: z.int() }),
  reviewed: z.strictObject({ ...amount, outcome: z.enum(reviewOutcomes), reason: z.string() }),
  waitingForReview: z.strictObject(amount),
  lowStock: z.strictObject(amount),
  dueSoon: z.strictObject({ ...task, due: z.iso.datetime() }),
  sharedWithYou: z.strictObject({ project: z.string() }),
  sharedReviewed: z.strictObject({
    project: z.string(),
    item: z.string(),
    amount: z.int(),
    outcome: z.enum(reviewOutcomes),
    reason: z.string(),
  }),
} satisfies { readonly [Kind in NotificationKind]: z.ZodType<NotificationFacts[Kind]> }

/** What is said, by kind. */
type Said = {
  [Kind in NotificationKind]: { readonly kind: Kind; readonly facts: NotificationFacts[Kind] }
}[NotificationKind]

const kinds = Object.entries(facts).map(([kind, schema]) =>
  z.strictObject({ kind: z.literal(kind), facts: schema }),
)
// `as never`: a list made by `map` is not the tuple of at least one schema that Zod's type asks for.
const said = z.discriminatedUnion('kind', kinds as never) as unknown as z.ZodType<Said>

/** A notification of the caller. */
export const notification = z.strictObject({
  id: z.uuid(),
  settlementId: z.uuid(),
  /** The settlement's name. */
  settlement: z.string(),
  said,
  /** A task, a contribution, an item or a shared project, by id. */
  subject: z.string(),
  /** The present name of whoever caused it; null for a deleted account, and where nobody caused it, such as for a due date. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
})
export type ShownNotification = z.infer<typeof notification>

const getNotifications = procedure(
  'getNotifications',
  'The caller’s notifications of all settlements, newest first. They are kept for 30 days.',
)
  .input(
    z.strictObject({
      /** The last notification that the caller knows: older ones follow. */
      before: z.uuid().optional(),
      limit: z.int().min(1).max(100).default(30),
    }),
  )
  .output(
    z.strictObject({
      notifications: z.array(notification),
      hasMore: z.boolean(),
      unread: z.int(),
    }),
  )

const readNotifications = procedure(
  'readNotifications',
  'Marks notifications of the caller as read, on every device at once: those named, or all up to a time.',
)
  .input(
    z.union([
      z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
      /** Those that came later were not seen, and stay unread. */
      z.strictObject({ until: z.iso.datetime() }),
    ]),
  )
  .output(z.strictObject({ unread: z.int() }))

const mutedSettlement = z.strictObject({ settlementId: z.uuid(), name: z.string() })

const getMutedSettlements = procedure(
  'getMutedSettlements',
  'The caller’s settlements from which they want no notifications.',
)
  .input(z.strictObject({}))
  .output(z.array(mutedSettlement))

const muteSettlement = procedure('muteSettlement', 'Mutes a settlement for the caller, or ends that.')
  .input(z.strictObject({ settlementId, isMuted: z.boolean() }))
  .output(z.strictObject({}))

export const notificationsContract = {
  getNotifications,
  readNotifications,
  getMutedSettlements,
  muteSettlement,
}
