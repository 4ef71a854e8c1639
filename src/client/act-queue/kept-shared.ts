import { type IDBPDatabase, openDB } from 'idb'
import type { SharedProjectData } from '#contract/collaborations'

/** A project that is shared with somebody, as this browser saw it last (BEY-11). */
export type KeptShared = {
  readonly userId: string
  /** The id of its collaboration. */
  readonly id: string
  readonly projectName: string
  readonly ownerName: string
  /** Since when it is shared; null where only its page was opened here. */
  readonly since: string | null
  /** null where it was only listed here. */
  readonly data: SharedProjectData | null
  /** When the server sent `data`, by this browser's clock. */
  readonly seenAt: string | null
}
type Key = Pick<KeptShared, 'userId' | 'id'>

type Store = {
  readonly all: (userId: string) => Promise<readonly KeptShared[]>
  readonly get: (key: Key) => Promise<KeptShared | undefined>
  /** Changes one project in one transaction, so that the list and the project's page do not overwrite each other's changes. */
  readonly change: (key: Key, step: (known: KeptShared | undefined) => KeptShared) => Promise<KeptShared>
  readonly remove: (key: Key) => Promise<void>
}

const storeName = 'projects'
let opened: Promise<Store> | null = null

/**
 * Opens a database of its own; where the browser forbids that, a store in memory (R10). A further store in the database of settlements
 * would wait until tabs of an earlier release are closed.
 */
export function openKeptShared(): Promise<Store> {
  opened ??= openDatabase().then(storeOn, storeInMemory)
  return opened
}

async function openDatabase(): Promise<IDBPDatabase> {
  return openDB('bit-calculator.shared-projects', 1, {
    upgrade: (made) => void made.createObjectStore(storeName, { keyPath: ['userId', 'id'] }),
  })
}

function storeOn(database: IDBPDatabase): Store {
  return {
    // '\uffff' sorts behind every id.
    all: (userId) => database.getAll(storeName, IDBKeyRange.bound([userId], [userId, '\uffff'])),
    get: ({ userId, id }) => database.get(storeName, [userId, id]),
    async change({ userId, id }, step) {
      const transaction = database.transaction(storeName, 'readwrite')
      const next = step(await transaction.store.get([userId, id]))
      await transaction.store.put(next)
      await transaction.done
      return next
    },
    remove: ({ userId, id }) => database.delete(storeName, [userId, id]),
  }
}

function storeInMemory(): Store {
  const kept = new Map<string, KeptShared>()
  const keyOf = ({ userId, id }: Key) => `${userId} ${id}`
  return {
    all: async (userId) => [...kept.values()].filter((one) => one.userId === userId),
    get: async (key) => kept.get(keyOf(key)),
    async change(key, step) {
      const next = step(kept.get(keyOf(key)))
      kept.set(keyOf(key), next)
      return next
    },
    remove: async (key) => void kept.delete(keyOf(key)),
  }
}

/** Forgets the projects shared with an account, all but those that still are. */
export async function forgetShared(userId: string, still: ReadonlySet<string> = new Set()): Promise<void> {
  const store = await openKeptShared()
  for (const kept of await store.all(userId)) if (!still.has(kept.id)) await store.remove(kept)
}
