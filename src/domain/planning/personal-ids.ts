import type { Rows } from '../settlement/tables.ts'

/** The id of a personal settlement on the wire (SET-9). */
export const personalId = 'settlement-1'

/** Ids of a personal settlement on the wire: the specification's prefix before the row's own id (SET-9). */
export const personalProjectId = (id: string): string => `project-${id}`
export const personalTaskId = (id: string): string => `task-${id}`
export const personalPlayerId = (id: string): string => `player-${id}`

/** A named player has such an id; the owner is a user. */
export function personOnTheWire({ players }: Pick<Rows, 'players'>, who: string): string {
  return players.has(who) ? personalPlayerId(who) : who
}
