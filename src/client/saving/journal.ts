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

export function journalInMemory(): Journal {
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
