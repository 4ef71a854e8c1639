import { newId } from '../api/new-id.ts'
import { type Journal, journalInMemory } from './journal.ts'
import { type JournalRecord, recordForMemory, withNewClient } from './journal-record.ts'

/**
 * The journal. Once a write has failed twice though the stored record can be read (there is no room, say), it goes on in the memory of
 * this tab. The stored record then stays as it is. Its unsent batch is sent from here, and by the next visit again under the same number;
 * later changes are sent under a new client id. Where nothing can be read either, as after the browser ended the connection, the write
 * fails and is tried again.
 */
export function withMemoryFallback(kept: Journal): Journal {
  const spare = journalInMemory()
  const keptClients = new Set<string>()
  const takingOver = new Map<string, Promise<void>>()
  let isFull = false
  return {
    read: async (userId) => (await spare.read(userId)) ?? kept.read(userId),
    update: (userId, change) =>
      orInMemory(
        userId,
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
        record.userId,
        () => kept.put(record),
        () => spare.put(record),
      ),
    async remove(userId) {
      await spare.remove(userId)
      await kept.remove(userId)
    },
  }

  async function orInMemory<Result>(
    userId: string,
    inKept: () => Promise<Result>,
    inSpare: () => Promise<Result>,
  ): Promise<Result> {
    for (let tries = 1; !isFull; tries++)
      try {
        return await inKept()
      } catch {
        // Throws where nothing can be read either.
        await kept.read(userId)
        isFull ||= tries === 2
      }
    return inSpare()
  }

  /** Copies the stored record to memory once, also for two writes at the same time: a second copy would overwrite the first one's change. */
  function takeOver(userId: string): Promise<void> {
    const taking = takingOver.get(userId) ?? copyToSpare(userId).finally(() => takingOver.delete(userId))
    takingOver.set(userId, taking)
    return taking
  }

  async function copyToSpare(userId: string): Promise<void> {
    const record = (await spare.read(userId)) ? undefined : await kept.read(userId)
    if (!record) return
    keptClients.add(record.clientId)
    await spare.put(underOwnNumber(recordForMemory(record)))
  }

  /** Gives the record a new client id, so that its numbers meet none of the stored ones; a batch on its way keeps its number. */
  function underOwnNumber(record: JournalRecord): JournalRecord {
    return record.inFlight || !keptClients.has(record.clientId) ? record : withNewClient(record, newId())
  }
}
