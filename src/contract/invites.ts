import * as z from 'zod'
import { inviteLimits } from '#domain/settlement/limits'
import { invitedRoles } from '#domain/settlement/role'
import { commandInput, ofSettlement, operationId } from './act-input.ts'
import { procedure } from './procedure.ts'
import { listedSettlement } from './settlements.ts'

/** As typed by people: spaces, dashes and case do not matter. */
const inviteCode = z.string().max(200)

/** An invitation as members with the right see it; the whole code is shown once, when it is created. */
export const inviteLink = z.strictObject({
  id: z.uuid(),
  role: z.enum(invitedRoles),
  /** 0 means unlimited. */
  maxUses: z.int(),
  currentUses: z.int(),
  isActive: z.boolean(),
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** The last four characters of the code. */
  codeEnd: z.string(),
  /** The public name of whoever created it, 'Former member' once their account is deleted. */
  createdBy: z.string(),
})
export type InviteLink = z.infer<typeof inviteLink>

const createSettlementInviteLink = procedure(
  'createSettlementInviteLink',
  'Creates an invitation; the code is returned this one time and never again.',
)
  .input(
    z.strictObject({
      ...commandInput,
      role: z.enum(invitedRoles, 'Please choose viewer, contributor or admin.').default('contributor'),
      maxUses: z
        .int('Please give a whole number.')
        .min(0, 'At least 0; 0 means as often as wanted.')
        .max(inviteLimits.mostUses)
        .default(1),
      /** Days until it expires. */
      days: z
        .int('Please give whole days.')
        .min(inviteLimits.days.least)
        .max(inviteLimits.days.most)
        .default(inviteLimits.days.usual),
    }),
  )
  .output(z.strictObject({ inviteCode: z.string(), link: inviteLink }))

const getSettlementInviteLinks = procedure(
  'getSettlementInviteLinks',
  'The invitations of a settlement, newest first, without their codes.',
)
  .input(ofSettlement)
  .output(z.array(inviteLink))

const getSettlementInviteLink = procedure(
  'getSettlementInviteLink',
  'The settlement’s name and the role of a valid code, nothing else.',
)
  .input(z.strictObject({ inviteCode }))
  .output(z.strictObject({ settlementName: z.string(), role: z.enum(invitedRoles) }))

const useSettlementInviteLink = procedure(
  'useSettlementInviteLink',
  'Joins a settlement by a code; each join counts one use.',
)
  .input(z.strictObject({ inviteCode, operationId }))
  .output(listedSettlement)

const revokeSettlementInviteLink = procedure('revokeSettlementInviteLink', 'Revokes one invitation.')
  .input(z.strictObject({ ...commandInput, linkId: z.uuid() }))
  .output(z.strictObject({}))

const revokeSettlementInviteLinks = procedure(
  'revokeSettlementInviteLinks',
  'Revokes every invitation of a settlement that the caller may revoke, and returns how many.',
)
  .input(z.strictObject(commandInput))
  .output(z.strictObject({ revoked: z.int() }))

const cleanupExpiredInviteLinks = procedure(
  'cleanupExpiredInviteLinks',
  'Deactivates invitations that are expired or used up, and returns how many.',
)
  .input(z.strictObject(commandInput))
  .output(z.strictObject({ deactivated: z.int() }))

export const inviteFacts = {
  'invite.created': z.strictObject({ role: z.enum(invitedRoles), maxUses: z.int() }),
  'invite.revoked': z.strictObject({ role: z.enum(invitedRoles) }),
  'invite.allRevoked': z.strictObject({ count: z.int() }),
  'invite.cleanedUp': z.strictObject({ count: z.int() }),
}

export const invitesContract = {
  createSettlementInviteLink,
  getSettlementInviteLinks,
  getSettlementInviteLink,
  useSettlementInviteLink,
  revokeSettlementInviteLink,
  revokeSettlementInviteLinks,
  cleanupExpiredInviteLinks,
}
