import * as z from 'zod'
import type { MemberFacts } from '#domain/settlement/acts/members'
import { invitedRoles } from '#domain/settlement/role'
import { actInput, done, ofSettlement } from './act-input.ts'
import { procedure } from './procedure.ts'
import { member } from './tables.ts'
import { skillLevels } from './users.ts'

const getSettlementMembers = procedure(
  'getSettlementMembers',
  'The active members of a settlement with their roles, in the order in which they joined.',
)
  .input(ofSettlement)
  .output(z.array(z.strictObject({ ...member.shape, isOwner: z.boolean() })))

const isUserSettlementMember = procedure('isUserSettlementMember', 'Whether the caller is an active member.')
  .input(ofSettlement)
  .output(z.strictObject({ isMember: z.boolean() }))

const getMemberLevels = procedure(
  'getMemberLevels',
  'The levels of those active members who show theirs to the settlement (SYS-8).',
)
  .input(ofSettlement)
  .output(z.array(z.strictObject({ userId: z.uuid(), levels: skillLevels })))

/** The specification gives these two messages (SET-4). */
const memberId = z.uuid('Invalid userId')
const inSettlement = z.uuid('Invalid settlementId')

const updateSettlementCollaboration = procedure(
  'updateSettlementCollaboration',
  'Gives a member another role and its permission set.',
)
  .input(
    z.strictObject({
      ...actInput,
      settlementId: inSettlement,
      userId: memberId,
      role: z.enum(invitedRoles, 'Please choose viewer, contributor or admin.'),
    }),
  )
  .output(member)

const removeSettlementCollaborator = procedure(
  'removeSettlementCollaborator',
  'Removes a member. Access ends at once; the record of the membership stays.',
)
  .input(z.strictObject({ ...actInput, settlementId: inSettlement, userId: memberId }))
  .output(done)

const leaveSettlement = procedure('leaveSettlement', 'Ends the caller’s own membership.')
  .input(z.strictObject(actInput))
  .output(done)

const cleanupDuplicateCollaborations = procedure(
  'cleanupDuplicateCollaborations',
  'Unlinks players from former members and returns how many. A user cannot be a member twice.',
)
  .input(z.strictObject(actInput))
  .output(z.strictObject({ removed: z.int() }))

const role = z.string()
/** A member by number; missing in entries of earlier releases, which had only a name. */
const someMember = z.int().optional()

export const memberFacts = {
  'member.joined': z.strictObject({ role }),
  'member.left': z.strictObject({}),
  'member.removed': z.strictObject({ member: someMember }),
  'member.role': z.strictObject({ member: someMember, role, former: role }),
  cleanup: z.strictObject({ removed: z.int() }),
} satisfies { readonly [Kind in keyof MemberFacts]: z.ZodType<MemberFacts[Kind]> }

export const membersContract = {
  getSettlementMembers,
  getMemberLevels,
  isUserSettlementMember,
  updateSettlementCollaboration,
  removeSettlementCollaborator,
  leaveSettlement,
  cleanupDuplicateCollaborations,
}
