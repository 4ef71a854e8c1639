import type { ActQueue } from './queue-record.ts'

/**
 * The id by which the server is to count a browser's acts in a new queue. All settlements have the same id. The server counts in each
 * settlement, and several projects of a settlement may be shared, so each shared project has an id of its own.
 */
export function clientIdFor(
  place: Pick<ActQueue, 'isOfSharedProject'>,
  known: readonly ActQueue[],
  newId: () => string,
): string {
  const ofSettlements = known.find(({ isOfSharedProject }) => !isOfSharedProject)
  return (!place.isOfSharedProject && ofSettlements?.clientId) || newId()
}
