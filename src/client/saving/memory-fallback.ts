import { newId } from '../api/new-id.ts'
import { type Journal, journalInMemory } from './journal.ts'
import { type JournalRecord, spareRecord, withNewClient } from './journal-record.ts'

/**
 * After the first write that fails for want of room, this tab goes on in memory; what was stored stays as it is. A stored batch that the
 * server lacks is sent from here, and by the next visit again under the same number. What follows is sent under a new client id.
 */
export function withMemoryFallback(kept: Journal): Journal {
  const spare = journalInMemory()
  const keptClients = new Set<string>()
  let isFull = false
  return {
    read: async (userId) => (await spare.read(userId)) ?? kept.read(userId),
    update: (userId, change) =>
      orInMemory(
        () => kept.update(userId, change),
        async () => {
          await takeOver(userId)
          return spare.update(userId, (record) => underOwnNumber(change(record)))
        },
      ),
    // Fails where there is no room: whoever starts over must be told.
    async updateAll(change) {
      await kept.updateAll(change)
      await spare.updateAll(change)
    },
    put: (record) =>
      orInMemory(
        () => kept.put(record),
        () => spare.put(record),
      ),
    async remove(userId) {
      await spare.remove(userId)
      await kept.remove(userId)
    },
  }

  async function orInMemory<Result>(
    inKept: () => Promise<Result>,
    inSpare: () => Promise<Result>,
  ): Promise<Result> {
    if (isFull) return inSpare()
    try {
      return await inKept()
    } catch {
      isFull = true
      return inSpare()
    }
  }

  async function takeOver(userId: string): Promise<void> {
    const record = (await spare.read(userId)) ? undefined : await kept.read(userId)
    if (!record) return
    keptClients.add(record.clientId)
    await spare.put(underOwnNumber(spareRecord(record)))
  }

  /** Gives the record a new client id, so that its numbers meet none of the stored ones; a batch on its way keeps its number. */
  function underOwnNumber(record: JournalRecord): JournalRecord {
    return record.inFlight || !keptClients.has(record.clientId) ? record : withNewClient(record, newId())
  }
}
