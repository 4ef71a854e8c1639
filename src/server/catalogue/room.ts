import type { Catalogues } from './catalogues.ts'
import type { LookUp } from './look-up.ts'

/** What the catalogue's procedures work with. */
export type CatalogueRoom = {
  readonly catalogues: Catalogues
  readonly lookUp: LookUp
  readonly stop: () => Promise<void>
}

const rooms = new WeakMap<object, CatalogueRoom>()

/** Procedures are handed the database of their server; by it they find the room. */
export function registerRoom(database: object, room: CatalogueRoom): void {
  rooms.set(database, room)
}

export function roomOf(database: object): CatalogueRoom {
  const room = rooms.get(database)
  if (!room) throw new Error('No catalogue was opened for this database.')
  return room
}
