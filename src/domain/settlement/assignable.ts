import type { Rows } from './tables.ts'

type People = Pick<Rows, 'members' | 'players'>

/**
 * Whether somebody can be given tasks: a member who is not a viewer, or an active named player (TSK-3). A player who is linked to a
 * member is that member, and is given nothing beside.
 */
export function isAssignable({ members, players }: People, who: string): boolean {
  const member = members.get(who)
  if (member) return member.role !== 'viewer'
  const player = players.get(who)
  return player?.isActive === true && !(player.userId !== null && members.has(player.userId))
}

/** The ids of all who can be given tasks, members first. */
export function assignablePeople(people: People): readonly string[] {
  return [...people.members.keys(), ...people.players.keys()].filter((who) => isAssignable(people, who))
}
