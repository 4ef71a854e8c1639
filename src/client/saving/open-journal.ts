import { type IDBPDatabase, openDB } from 'idb'
import { connectedAgain } from './connected-again.ts'
import { type Journal, journalInMemory } from './journal.ts'
import type { JournalRecord } from './journal-record.ts'
import { withMemoryFallback } from './memory-fallback.ts'

const storeName = 'records'

/** Opens the journal; where the browser forbids that, or has no room for it any more, one in memory (R10). */
export async function openJournal(): Promise<Journal> {
  try {
    return withMemoryFallback(journalOn(await connect()))
  } catch {
    return journalInMemory()
  }
}

function connect(): Promise<IDBPDatabase> {
  return openDB('bit-calculator.saving', 1, {
    upgrade: (made) => void made.createObjectStore(storeName, { keyPath: 'userId' }),
  })
}

/** A change may run twice if the connection is lost meanwhile, so each must leave a record alone that it has changed already. */
function journalOn(first: IDBPDatabase): Journal {
  const over = connectedAgain(first, connect)
  return {
    read: (userId) => over((database) => database.get(storeName, userId)),
    update: (userId, change) =>
      over(async (database) => {
        const transaction = database.transaction(storeName, 'readwrite')
        const record: JournalRecord | undefined = await transaction.store.get(userId)
        const next = record && change(record)
        if (next && next !== record) await transaction.store.put(next)
        await transaction.done
        return next
      }),
    updateAll: (change) =>
      over(async (database) => {
        const transaction = database.transaction(storeName, 'readwrite')
        for (const record of await transaction.store.getAll()) await transaction.store.put(change(record))
        await transaction.done
      }),
    put: (record) => over(async (database) => void (await database.put(storeName, record))),
    remove: (userId) => over((database) => database.delete(storeName, userId)),
  }
}
