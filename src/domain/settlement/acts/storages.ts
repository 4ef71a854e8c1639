import type { Act } from '../act.ts'
import { refused } from '../act-refusal.ts'
import { put } from '../change.ts'
import { ledgerLimits } from '../limits.ts'
import type { Rows, Tables } from '../tables.ts'

type Storage = Tables['storages']

/** Log entries about the places where stock lies. */
export type StorageFacts = {
  'storage.added': { readonly storage: string }
  'storage.renamed': { readonly storage: string; readonly former: string }
  'storage.removed': { readonly storage: string }
}
type StorageAct<Input, Answer> = Act<Input, Answer, StorageFacts>
type OfStorage = { readonly storageId: string }

/** Adds a place where stock lies (INV-1); no two have the same name. */
const addStorage: StorageAct<{ readonly name: string }, Storage> = {
  action: 'storage.manage',
  needs: () => ({ storages: 'all' }),
  run({ storages }, { name }, { id }) {
    if (storages.has(id)) return refused('id-taken')
    if (storages.size >= ledgerLimits.storages) return refused('too-many-storages')
    if (isTaken(storages, name)) return refused('storage-name-taken')
    const storage = { id, name }
    return {
      answer: storage,
      changes: [put('storages', storage)],
      activity: { kind: 'storage.added', facts: { storage: name } },
    }
  },
}

const renameStorage: StorageAct<OfStorage & { readonly name: string }, Storage> = {
  action: 'storage.manage',
  needs: () => ({ storages: 'all' }),
  run({ storages }, { storageId, name }) {
    const before = storages.get(storageId)
    if (!before) return refused('no-storage')
    if (before.name === name) return { answer: before, changes: [] }
    if (isTaken(storages, name)) return refused('storage-name-taken')
    const storage = { ...before, name }
    return {
      answer: storage,
      changes: [put('storages', storage)],
      activity: { kind: 'storage.renamed', facts: { storage: name, former: before.name } },
    }
  },
}

/** Takes a place off the list; what lay there then lies nowhere in particular. */
const removeStorage: StorageAct<OfStorage, Record<string, never>> = {
  action: 'storage.manage',
  needs: ({ storageId }) => ({ storages: [storageId], stock: 'all' }),
  run({ storages, stock }, { storageId }) {
    const before = storages.get(storageId)
    if (!before) return refused('no-storage')
    const stored = [...stock.values()].filter((row) => row.storageId === storageId)
    return {
      answer: {},
      changes: [
        ...stored.map((row) => put('stock', { ...row, storageId: null })),
        { drop: 'storages', key: storageId },
      ],
      activity: { kind: 'storage.removed', facts: { storage: before.name } },
    }
  },
}

export const storageActs = { addStorage, renameStorage, removeStorage }

function isTaken(storages: Rows['storages'], name: string): boolean {
  return [...storages.values()].some((storage) => storage.name === name)
}
