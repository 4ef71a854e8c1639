import type { Act } from '../act.ts'
import { type Refused, refused } from '../act-refusal.ts'
import { type Change, put } from '../change.ts'
import type { PersonNo } from '../names.ts'
import type { InvitedRole } from '../role.ts'
import { type Member, type Rows, settlementIn } from '../tables.ts'
import { playersOf } from './players.ts'

/** Log entries about members. Entries of old releases that named a member in words have no number. */
export type MemberFacts = {
  'member.joined': { readonly role: string }
  'member.left': Readonly<Record<string, never>>
  'member.removed': { readonly member?: PersonNo | undefined }
  'member.role': { readonly member?: PersonNo | undefined; readonly role: string; readonly former: string }
  cleanup: { readonly removed: number }
}
type MemberAct<Input, Answer> = Act<Input, Answer, MemberFacts>
type Nothing = Record<string, never>
type OfMember = { readonly userId: string }

/** Gives a member another role; the permission set follows from it (SET-4). */
const updateSettlementCollaboration: MemberAct<OfMember & { readonly role: InvitedRole }, Member> = {
  action: 'member.change_role',
  needs: ({ userId }) => ({ members: [userId] }),
  run(rows, { userId, role }) {
    const before = otherMember(rows, userId)
    if ('refused' in before) return before
    if (before.role === role) return { answer: before, changes: [] }
    const member = { ...before, role }
    return {
      answer: member,
      changes: [put('members', member)],
      activity: { kind: 'member.role', facts: { member: member.no, role, former: before.role } },
    }
  },
}

/** Ends somebody's membership; all access ends at once. */
const removeSettlementCollaborator: MemberAct<OfMember, Nothing> = {
  action: 'member.remove_other',
  needs: ({ userId }) => ({ members: [userId], players: 'all' }),
  run(rows, { userId }) {
    const member = otherMember(rows, userId)
    if ('refused' in member) return member
    return {
      answer: {},
      changes: endOfMembership(rows, userId),
      activity: { kind: 'member.removed', facts: { member: member.no } },
    }
  },
}

/** Leaving needs no permission, so members whose role this release does not know can leave too. */
const leaveSettlement: MemberAct<unknown, Nothing> = {
  action: 'member.leave',
  needs: () => ({ players: 'all' }),
  run(rows, _, { by: { userId, isOwner } }) {
    if (isOwner) return refused('owner-cannot-leave')
    return {
      answer: {},
      changes: endOfMembership(rows, userId),
      activity: { kind: 'member.left', facts: {} },
    }
  },
}

/**
 * A user has at most one membership (I5), so there are no duplicates to remove; what can be left over are players linked to
 * former members.
 */
const cleanupDuplicateCollaborations: MemberAct<unknown, { readonly removed: number }> = {
  action: 'member.cleanup',
  needs: () => ({ members: 'all', players: 'all' }),
  run({ members, players }) {
    const freed = [...players.values()].filter(({ userId }) => userId !== null && !members.has(userId))
    return {
      answer: { removed: freed.length },
      changes: freed.map((player) => put('players', { ...player, userId: null })),
      activity: { kind: 'cleanup', facts: { removed: freed.length } },
    }
  },
}

export const memberActs = {
  updateSettlementCollaboration,
  removeSettlementCollaborator,
  leaveSettlement,
  cleanupDuplicateCollaborations,
}

/** Removes the member, with whom nothing of the settlement stays shared either (SET-9), and unlinks their player. */
export function endOfMembership({ players }: Pick<Rows, 'players'>, userId: string): readonly Change[] {
  const unlinked = playersOf(players, userId).map((player) => put('players', { ...player, userId: null }))
  return [{ drop: 'members', key: userId }, ...unlinked, { touched: 'shares' }]
}

/** The member whom an act is about: the owner is refused, and so is somebody who is no member. */
function otherMember(rows: Rows, userId: string): Member | Refused {
  if (settlementIn(rows).ownerId === userId) return refused('owner-stays')
  return rows.members.get(userId) ?? refused('no-member')
}
