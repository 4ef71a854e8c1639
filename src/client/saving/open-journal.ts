import { type IDBPDatabase, openDB } from 'idb'
import { type Journal, journalInMemory } from './journal.ts'
import type { JournalRecord } from './journal-record.ts'
import { whereRoom } from './journal-where-room.ts'

const storeName = 'records'

/** Opens the journal; where the browser forbids that, or has no room for it any more, one in memory (R10). */
export async function openJournal(): Promise<Journal> {
  try {
    const database = await openDB('bit-calculator.saving', 1, {
      upgrade: (made) => void made.createObjectStore(storeName, { keyPath: 'userId' }),
    })
    return whereRoom(journalOn(database))
  } catch {
    return journalInMemory()
  }
}

function journalOn(database: IDBPDatabase): Journal {
  return {
    read: (userId) => database.get(storeName, userId),
    async update(userId, change) {
      const act = database.transaction(storeName, 'readwrite')
      const record: JournalRecord | undefined = await act.store.get(userId)
      const next = record && change(record)
      if (next && next !== record) await act.store.put(next)
      await act.done
      return next
    },
    async updateAll(change) {
      const act = database.transaction(storeName, 'readwrite')
      for (const record of await act.store.getAll()) await act.store.put(change(record))
      await act.done
    },
    put: async (record) => void (await database.put(storeName, record)),
    remove: (userId) => database.delete(storeName, userId),
  }
}
