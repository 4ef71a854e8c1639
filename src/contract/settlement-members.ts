import * as z from 'zod'
import { settlementLimits } from '#domain/settlement/limits'
import { procedure } from './procedure.ts'
import { member, ofSettlement, operationId, player, settlementId } from './settlements.ts'
import { isOneLine } from './storable.ts'

const done = z.strictObject({})

export const getSettlementMembers = procedure(
  'getSettlementMembers',
  'The active members of a settlement with their roles, first come first.',
)
  .input(ofSettlement)
  .output(z.array(z.strictObject({ ...member.shape, isOwner: z.boolean() })))

export const isUserSettlementMember = procedure(
  'isUserSettlementMember',
  'Whether the caller is an active member.',
)
  .input(ofSettlement)
  .output(z.strictObject({ isMember: z.boolean() }))

/** The words are § 5's. */
const memberId = z.uuid('Invalid userId')
const inSettlement = z.uuid('Invalid settlementId')

export const updateSettlementCollaboration = procedure(
  'updateSettlementCollaboration',
  'Gives a member another role; its permission set comes with it.',
)
  .input(
    z.strictObject({
      settlementId: inSettlement,
      userId: memberId,
      role: z.enum(['viewer', 'contributor', 'admin'], 'Please choose viewer, contributor or admin.'),
      operationId,
    }),
  )
  .output(member)

export const removeSettlementCollaborator = procedure(
  'removeSettlementCollaborator',
  'Removes a member; all access ends at once, the record of the membership stays.',
)
  .input(z.strictObject({ settlementId: inSettlement, userId: memberId, operationId }))
  .output(done)

export const leaveSettlement = procedure('leaveSettlement', 'Ends the caller’s own membership.')
  .input(z.strictObject({ settlementId, operationId }))
  .output(done)

export const cleanupDuplicateCollaborations = procedure(
  'cleanupDuplicateCollaborations',
  'Unlinks players from members who left, and answers how many. A person cannot be a member twice.',
)
  .input(z.strictObject({ settlementId, operationId }))
  .output(z.strictObject({ removed: z.int() }))

const playerName = z
  .string()
  .trim()
  .min(1, 'Please give the player a name.')
  .max(settlementLimits.nameLength)
  .refine(isOneLine, 'A name is one line of text.')

const ofPlayer = { settlementId, playerId: z.uuid(), operationId }

export const addPlayer = procedure('addPlayer', 'Adds a player without an account (SET-7).')
  .input(z.strictObject({ settlementId, name: playerName, operationId }))
  .output(player)

export const updatePlayer = procedure('updatePlayer', 'Renames a player, or sets one aside as inactive.')
  .input(z.strictObject({ ...ofPlayer, name: playerName.optional(), isActive: z.boolean().optional() }))
  .output(player)

export const removePlayer = procedure('removePlayer', 'Removes a player.')
  .input(z.strictObject(ofPlayer))
  .output(done)

export const linkPlayer = procedure(
  'linkPlayer',
  'Says which member a player is; null takes that back. A member is at most one player.',
)
  .input(z.strictObject({ ...ofPlayer, userId: z.uuid().nullable() }))
  .output(player)
