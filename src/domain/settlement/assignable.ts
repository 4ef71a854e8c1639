import type { Rows } from './tables.ts'

type People = Pick<Rows, 'members' | 'players'>

/** Whether somebody can be given tasks: a member who is not a viewer, or an active named player (TSK-3). */
export function isAssignable({ members, players }: People, who: string): boolean {
  const member = members.get(who)
  return member ? member.role !== 'viewer' : players.get(who)?.isActive === true
}

/** Everybody who can be given tasks, members first, by id. A player who is linked to a member is that member. */
export function assignablePeople({ members, players }: People): readonly string[] {
  const isOwnPlayer = (userId: string | null) => userId !== null && members.has(userId)
  return [
    ...[...members.values()].flatMap(({ userId, role }) => (role === 'viewer' ? [] : [userId])),
    ...[...players.values()].flatMap(({ id, isActive, userId }) =>
      isActive && !isOwnPlayer(userId) ? [id] : [],
    ),
  ]
}
