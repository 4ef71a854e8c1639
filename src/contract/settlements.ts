import * as z from 'zod'
import { settlementLimits } from '#domain/settlement/limits'
import { permissions } from '#domain/settlement/role'
import { procedure } from './procedure.ts'
import { activityEntry } from './settlement-activity.ts'
import { settlementSettings } from './settlement-settings.ts'
import { isOneLine, isStorable } from './storable.ts'

export const settlementId = z.uuid()

/** Made by the client: the same one twice is answered twice and done once. */
export const operationId = z.uuid().optional()

/** Which settlement is meant. */
export const ofSettlement = z.strictObject({ settlementId })

const name = z
  .string()
  .trim()
  .min(1, 'Please give the settlement a name.')
  .max(settlementLimits.nameLength)
  .refine(isOneLine, 'A name is one line of text.')

const description = z
  .string()
  .trim()
  .max(settlementLimits.descriptionLength)
  .refine(isStorable, 'This text holds a character that cannot be stored.')

export const settlement = z.strictObject({
  id: settlementId,
  name: z.string(),
  description: z.string(),
  ownerId: z.uuid(),
  settings: settlementSettings,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

/** How the caller stands to a settlement. */
const standing = { role: z.string(), isOwner: z.boolean() }

/** A settlement in the caller's list. */
export const listedSettlement = z.strictObject({
  id: settlementId,
  name: z.string(),
  description: z.string(),
  ...standing,
  members: z.int(),
  createdAt: z.iso.datetime(),
})
export type ListedSettlement = z.infer<typeof listedSettlement>

export const member = z.strictObject({
  userId: z.uuid(),
  /** The public name; where two members' names look alike, it is shown with `#` and the digits behind it. */
  name: z.string(),
  /** The name as it is compared: equal for two that look alike. */
  look: z.string(),
  digits: z.int(),
  role: z.string(),
  joinedAt: z.iso.datetime(),
  lastActiveAt: z.iso.datetime(),
})

export const player = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  isActive: z.boolean(),
  userId: z.uuid().nullable(),
  dateAdded: z.iso.datetime(),
})

export const getSettlementsUserCanAccess = procedure(
  'getSettlementsUserCanAccess',
  'The settlements the caller owns or is an active member of, newest first.',
)
  .input(z.strictObject({}))
  .output(z.array(listedSettlement))

export const getSettlement = procedure(
  'getSettlement',
  'Everything every member may see of a settlement, as of one number of its history; the live stream goes on from it.',
)
  .input(ofSettlement)
  .output(
    z.strictObject({
      seq: z.int(),
      settlement,
      members: z.array(member),
      players: z.array(player),
    }),
  )

export const createSettlement = procedure('createSettlement', 'Founds a settlement; the caller owns it.')
  .input(z.strictObject({ name, description: description.optional(), operationId }))
  .output(listedSettlement)

export const updateSettlement = procedure(
  'updateSettlement',
  'Changes a settlement’s name, description or settings; what is not given stays.',
)
  .input(
    z.strictObject({
      settlementId,
      name: name.optional(),
      description: description.optional(),
      settings: settlementSettings.partial().optional(),
      operationId,
    }),
  )
  .output(settlement)

export const deleteSettlement = procedure(
  'deleteSettlement',
  'Deletes a settlement with all it holds; its owner can take that back for 30 days.',
)
  .input(z.strictObject({ settlementId, operationId }))
  .output(z.strictObject({}))

/** A settlement that its owner can still bring back. */
export const deletedSettlement = z.strictObject({
  id: settlementId,
  name: z.string(),
  deletedAt: z.iso.datetime(),
  /** From then on it is gone. */
  goneAt: z.iso.datetime(),
})
export type DeletedSettlement = z.infer<typeof deletedSettlement>

export const getDeletedSettlements = procedure(
  'getDeletedSettlements',
  'The caller’s own deleted settlements that can still be brought back, newest first.',
)
  .input(z.strictObject({}))
  .output(z.array(deletedSettlement))

export const restoreSettlement = procedure('restoreSettlement', 'Brings a deleted settlement back.')
  .input(z.strictObject({ settlementId, operationId }))
  .output(listedSettlement)

export const transferSettlement = procedure(
  'transferSettlement',
  'Makes an active member the owner; the former owner stays as co-owner.',
)
  .input(z.strictObject({ settlementId, userId: z.uuid(), operationId }))
  .output(z.strictObject({}))

export const getDefaultPermissions = procedure('getDefaultPermissions', 'The permission set of a role.')
  .input(z.strictObject({ role: z.string().max(80) }))
  .output(z.record(z.enum(permissions), z.boolean()))

export const getSettlementActivity = procedure(
  'getSettlementActivity',
  'What was done in a settlement, newest first, 50 at a time.',
)
  .input(z.strictObject({ settlementId, before: z.int().min(1).optional() }))
  .output(z.array(activityEntry))

export const getSettlementPresence = procedure('getSettlementPresence', 'Which members are here now.')
  .input(ofSettlement)
  .output(z.array(z.uuid()))
