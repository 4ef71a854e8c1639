import { type IDBPDatabase, openDB } from 'idb'
import type { ListedSettlement } from '#contract/settlements'
import type { Snapshot } from '#domain/settlement/tables'
import type { ActQueue } from './queue-record.ts'

/** The key of a queue, and of a settlement's tables. */
export type KeptKey = Pick<ActQueue, 'userId' | 'settlementId'>

type KeptList = {
  readonly userId: string
  readonly list: readonly ListedSettlement[]
  /** The settlement that was open last. */
  readonly openedId: string | null
}
type Stores = {
  readonly queues: ActQueue
  readonly tables: KeptKey & { readonly snapshot: Snapshot }
  readonly lists: KeptList
}
type StoreName = keyof Stores

/** What this browser stores of an account's settlements: unsent acts, and the last known tables and list. */
export type KeptSettlements = {
  readonly all: <Name extends StoreName>(store: Name, userId: string) => Promise<readonly Stores[Name][]>
  /** The tables of one settlement; undefined where they are not stored. */
  readonly tablesOf: (key: KeptKey) => Promise<Stores['tables'] | undefined>
  /** The ids of the settlements whose tables are stored; reads no tables, which may be megabytes. */
  readonly settlementsOf: (userId: string) => Promise<readonly string[]>
  readonly put: <Name extends StoreName>(store: Name, value: Stores[Name]) => Promise<void>
  readonly remove: (store: 'queues' | 'tables', key: KeptKey) => Promise<void>
  /** Deletes the tables and lists of all accounts, and stores none until the page is loaded again; queues stay. */
  readonly forgetTables: () => Promise<void>
  readonly removeList: (userId: string) => Promise<void>
  /** Changes a queue in one transaction. @returns what `change` made of it; undefined, for no queue, stores nothing */
  readonly changeQueue: (
    key: KeptKey,
    change: (queue: ActQueue | undefined) => ActQueue | undefined,
  ) => Promise<ActQueue | undefined>
}

const storeNames = ['queues', 'tables', 'lists'] as const
/** Sorts behind every id. */
const last = '\uffff'

let opened: Promise<KeptSettlements> | null = null

/** Opens the database; where the browser forbids that, a store in memory (R10). */
export function openKept(): Promise<KeptSettlements> {
  opened ??= openDatabase().then(keptOn, keptInMemory)
  return opened
}

async function openDatabase(): Promise<IDBPDatabase> {
  return openDB('bit-calculator.settlements', 1, {
    upgrade(made) {
      for (const name of storeNames)
        made.createObjectStore(name, { keyPath: name === 'lists' ? ['userId'] : ['userId', 'settlementId'] })
    },
  })
}

function keptOn(database: IDBPDatabase): KeptSettlements {
  let isForgotten = false
  return {
    all: (store, userId) => database.getAll(store, allOf(userId)),
    tablesOf: ({ userId, settlementId }) => database.get('tables', [userId, settlementId]),
    async settlementsOf(userId) {
      const keys = await database.getAllKeys('tables', allOf(userId))
      return keys.map((key) => (key as [string, string])[1])
    },
    async put(store, value) {
      if (store === 'queues' || !isForgotten) await database.put(store, value)
    },
    remove: (store, { userId, settlementId }) => database.delete(store, [userId, settlementId]),
    async forgetTables() {
      isForgotten = true
      for (const store of ['tables', 'lists'] as const) await database.clear(store)
    },
    removeList: (userId) => database.delete('lists', [userId]),
    async changeQueue({ userId, settlementId }, change) {
      const transaction = database.transaction('queues', 'readwrite')
      const queue: ActQueue | undefined = await transaction.store.get([userId, settlementId])
      const next = change(queue)
      if (next && next !== queue) await transaction.store.put(next)
      await transaction.done
      return next
    },
  }
}

function allOf(userId: string): IDBKeyRange {
  return IDBKeyRange.bound([userId], [userId, last])
}

function keptInMemory(): KeptSettlements {
  const stores = new Map<StoreName, Map<string, unknown>>(storeNames.map((name) => [name, new Map()]))
  const keyOf = (key: { readonly userId: string; readonly settlementId?: string }) =>
    `${key.userId} ${key.settlementId ?? ''}`
  // `never[]` fits what each caller takes for a value: only the name of a store tells what it holds.
  const values = (name: StoreName) => [...stores.get(name)!.values()] as never[]
  return {
    all: async (store, userId) =>
      values(store).filter((value: { readonly userId: string }) => value.userId === userId),
    tablesOf: async (key) => stores.get('tables')!.get(keyOf(key)) as Stores['tables'] | undefined,
    settlementsOf: async (userId) =>
      values('tables').flatMap((kept: KeptKey) => (kept.userId === userId ? [kept.settlementId] : [])),
    put: async (store, value) => void stores.get(store)!.set(keyOf(value), value),
    remove: async (store, key) => void stores.get(store)!.delete(keyOf(key)),
    async forgetTables() {
      // What is stored after this is in memory too, so it is gone once the page is loaded again.
      for (const store of ['tables', 'lists'] as const) stores.get(store)!.clear()
    },
    removeList: async (userId) => void stores.get('lists')!.delete(keyOf({ userId })),
    async changeQueue(key, change) {
      const next = change(stores.get('queues')!.get(keyOf(key)) as ActQueue | undefined)
      if (next) stores.get('queues')!.set(keyOf(key), next)
      return next
    },
  }
}
