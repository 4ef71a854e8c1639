import { type IDBPDatabase, openDB } from 'idb'
import type { JournalRecord } from './journal-record.ts'

/**
 * One record for each account signed in here. Signing out removes it once everything is sent; after a session that ended
 * without a sign-out it stays.
 */
export type Journal = {
  readonly read: (userId: string) => Promise<JournalRecord | undefined>
  /** Changes the record in one transaction; undefined where there is none. */
  readonly update: (
    userId: string,
    change: (record: JournalRecord) => JournalRecord,
  ) => Promise<JournalRecord | undefined>
  /** Changes the records of all accounts. */
  readonly updateAll: (change: (record: JournalRecord) => JournalRecord) => Promise<void>
  readonly put: (record: JournalRecord) => Promise<void>
  readonly remove: (userId: string) => Promise<void>
}

const storeName = 'records'

/** Opens the journal; where the browser forbids that, one in memory (R10). */
export async function openJournal(): Promise<Journal> {
  try {
    const database = await openDB('bit-calculator.saving', 1, {
      upgrade: (made) => void made.createObjectStore(storeName, { keyPath: 'userId' }),
    })
    return journalOn(database)
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

function journalInMemory(): Journal {
  const records = new Map<string, JournalRecord>()
  return {
    read: async (userId) => records.get(userId),
    async update(userId, change) {
      const record = records.get(userId)
      if (!record) return undefined
      const next = change(record)
      records.set(userId, next)
      return next
    },
    async updateAll(change) {
      for (const [userId, record] of records) records.set(userId, change(record))
    },
    put: async (record) => void records.set(record.userId, record),
    remove: async (userId) => void records.delete(userId),
  }
}
