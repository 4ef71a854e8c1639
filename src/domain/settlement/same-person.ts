import type { Rows } from './tables.ts'

type People = Pick<Rows, 'members' | 'players'>

/** The user id of the member who has this user id, or who is linked to the named player of this id (SET-7); null for nobody. */
export function memberOf({ members, players }: People, who: string): string | null {
  const userId = members.has(who) ? who : (players.get(who)?.userId ?? '')
  return members.has(userId) ? userId : null
}

/** The id under which somebody counts who may have tasks under several ids: that of the member, if they are one. */
export function personOf(people: People, who: string): string {
  return memberOf(people, who) ?? who
}

/** Whether two ids under which tasks are done are of one person: a member, and a named player who is linked to them. */
export function isSamePerson(people: People, one: string, other: string): boolean {
  return personOf(people, one) === personOf(people, other)
}
