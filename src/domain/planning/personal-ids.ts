import type { Rows } from '../settlement/tables.ts'

/** The id of a personal settlement on the wire (SET-9). */
export const personalId = 'settlement-1'

/** Ids of a personal settlement on the wire: the specification's prefix before the row's own id (SET-9). */
export const personalProjectId = (id: string): string => `project-${id}`
export const personalTaskId = (id: string): string => `task-${id}`
export const personalPlayerId = (id: string): string => `player-${id}`

/** Ids of what others share (SET-9): this prefix before a collaboration's id, or before the id a task has in a personal settlement. */
const sharedId = (id: string) => `collab-${id}`
export const sharedProjectId = (collaborationId: string): string => sharedId(collaborationId)
export const sharedTaskId = (id: string): string => sharedId(personalTaskId(id))

/** The row's own id of a shared task, read from its id on the wire; null for an id of another kind. */
export function taskOfSharedId(wireId: string): string | null {
  const prefix = sharedTaskId('')
  return wireId.startsWith(prefix) ? wireId.slice(prefix.length) : null
}

/** The id of a person on the wire: a named player's has the prefix, the owner's is the user id. */
export function personOnTheWire({ players }: Pick<Rows, 'players'>, who: string): string {
  return players.has(who) ? personalPlayerId(who) : who
}
