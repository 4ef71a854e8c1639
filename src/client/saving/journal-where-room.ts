import { newId } from '../api/new-id.ts'
import { type Journal, journalInMemory } from './journal.ts'
import { type JournalRecord, spareRecord, withNewClient } from './journal-record.ts'

/**
 * Goes on in memory, in this tab alone, from the first write for which there is no room. What was stored stands. What of it the server has
 * not heard is sent from here under its own number, and by the next visit once more; what follows is sent as another browser’s.
 */
export function whereRoom(kept: Journal): Journal {
  const spare = journalInMemory()
  const keptClients = new Set<string>()
  let isFull = false
  return {
    read: async (userId) => (await spare.read(userId)) ?? kept.read(userId),
    update: (userId, change) =>
      either(
        () => kept.update(userId, change),
        async () => {
          await takeOver(userId)
          return spare.update(userId, (record) => ofOwnNumber(change(record)))
        },
      ),
    // Who starts over is told where that cannot be stored.
    async updateAll(change) {
      await kept.updateAll(change)
      await spare.updateAll(change)
    },
    put: (record) =>
      either(
        () => kept.put(record),
        () => spare.put(record),
      ),
    async remove(userId) {
      await spare.remove(userId)
      await kept.remove(userId)
    },
  }

  async function either<Result>(
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
    await spare.put(ofOwnNumber(spareRecord(record)))
  }

  /** A batch that is on its way keeps its number. */
  function ofOwnNumber(record: JournalRecord): JournalRecord {
    return record.inFlight || !keptClients.has(record.clientId) ? record : withNewClient(record, newId())
  }
}
