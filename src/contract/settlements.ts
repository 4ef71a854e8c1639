import * as z from 'zod'
import type { SettlementFacts } from '#domain/settlement/acts/settlement'
import { settlementLimits } from '#domain/settlement/limits'
import { permissions } from '#domain/settlement/role'
import { actInput, commandInput, ofSettlement, operationId, settlementId } from './act-input.ts'
import { packedSettlement } from './packed-settlement.ts'
import { procedure } from './procedure.ts'
import { isOneLine, isStorable } from './storable.ts'
import { settlement, settlementSettings, tables } from './tables.ts'

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

/** The caller’s membership of a settlement. */
const membership = { role: z.string(), isOwner: z.boolean() }

/** A settlement in the caller's list. */
export const listedSettlement = z.strictObject({
  id: settlementId,
  name: z.string(),
  description: z.string(),
  ...membership,
  members: z.int(),
  /** The caller’s own, which nobody else can join. */
  isPersonal: z.boolean(),
  /** Made up, to look around in; personal too. */
  isSample: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type ListedSettlement = z.infer<typeof listedSettlement>

const getSettlementsUserCanAccess = procedure(
  'getSettlementsUserCanAccess',
  'The settlements the caller owns or is an active member of: the personal one first, then newest first.',
)
  .input(z.strictObject({}))
  .output(z.array(listedSettlement))

const getSettlement = procedure(
  'getSettlement',
  'What every member may see of a settlement, at one number of its history; the live stream continues from it.',
)
  .input(ofSettlement)
  .output(z.strictObject({ seq: z.int(), tables }))

const getPackedSettlement = procedure(
  'getPackedSettlement',
  'The same as `getSettlement`, packed as the app reads it: a fraction of the bytes.',
)
  .input(ofSettlement)
  .output(packedSettlement)

const createSettlement = procedure('createSettlement', 'Creates a settlement; the caller owns it.')
  .input(z.strictObject({ name, description: description.optional(), operationId }))
  .output(listedSettlement)

const openPersonalSettlement = procedure(
  'openPersonalSettlement',
  'The caller’s personal settlement, which is made if there is none yet. Nobody else can join it.',
)
  .input(z.strictObject({ operationId }))
  .output(listedSettlement)

/** Repeating this or the removal does nothing more, under whatever operation id: no answer is kept of a sample. */
const openSampleSettlement = procedure(
  'openSampleSettlement',
  'A settlement that is made up for the caller to look around in; the same one until it is put away.',
)
  .input(z.strictObject({ operationId }))
  .output(listedSettlement)

const removeSampleSettlement = procedure(
  'removeSampleSettlement',
  'Puts the caller’s sample away for good, with everything that is kept of it.',
)
  .input(z.strictObject({ operationId }))
  .output(z.strictObject({}))

/** The settlement keeps its id and all that is in it. One that is shared already stays as it is. */
const shareSettlement = procedure(
  'shareSettlement',
  'Makes the caller’s personal settlement one that others can be invited to.',
)
  .input(z.strictObject(commandInput))
  .output(listedSettlement)

const updateSettlement = procedure(
  'updateSettlement',
  'Changes a settlement’s name, description or settings, whichever are given.',
)
  .input(
    z.strictObject({
      ...actInput,
      name: name.optional(),
      description: description.optional(),
      settings: settlementSettings.partial().optional(),
    }),
  )
  .output(settlement)

const transferSettlement = procedure(
  'transferSettlement',
  'Makes an active member the owner; the former owner becomes co-owner.',
)
  .input(z.strictObject({ ...commandInput, userId: z.uuid() }))
  .output(z.strictObject({}))

const getDefaultPermissions = procedure('getDefaultPermissions', 'The permission set of a role.')
  .input(z.strictObject({ role: z.string().max(80) }))
  .output(z.record(z.enum(permissions), z.boolean()))

const getSettlementPresence = procedure(
  'getSettlementPresence',
  'Which members have the settlement open now.',
)
  .input(ofSettlement)
  .output(z.array(z.uuid()))

/**
 * Read from the database while it is sent, without email addresses and invitations. What changes meanwhile may be in it or
 * not. One export at a time for each user: a second one is refused with TOO_MANY_REQUESTS.
 */
const exportSettlement = procedure(
  'exportSettlement',
  'Everything of a settlement: what members see, ended projects, every movement of stock, the log.',
)
  .input(ofSettlement)
  .output(z.looseObject({ exportDate: z.iso.datetime(), version: z.literal(1), seq: z.int(), tables }))

const nothing = z.strictObject({})

export const settlementFacts = {
  'settlement.created': z.strictObject({ name: z.string() }),
  'settlement.shared': nothing,
  'settlement.renamed': z.strictObject({ name: z.string(), former: z.string() }),
  'settlement.described': nothing,
  'settlement.settings': settlementSettings.partial(),
  'settlement.catalogue': z.strictObject({ version: z.string() }),
  'settlement.transferred': z.strictObject({ member: z.int().optional() }),
  'settlement.deleted': nothing,
  'settlement.restored': nothing,
} satisfies { readonly [Kind in keyof SettlementFacts]: z.ZodType<SettlementFacts[Kind]> }

export const settlementsContract = {
  getSettlementsUserCanAccess,
  getSettlement,
  getPackedSettlement,
  createSettlement,
  openPersonalSettlement,
  openSampleSettlement,
  removeSampleSettlement,
  shareSettlement,
  updateSettlement,
  transferSettlement,
  getDefaultPermissions,
  getSettlementPresence,
  exportSettlement,
}
