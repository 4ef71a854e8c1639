import * as z from 'zod'
import type { StorageFacts } from '#domain/settlement/acts/storages'
import { ledgerLimits } from '#domain/settlement/limits'
import { actInput } from './act-input.ts'
import { shortText } from './ledger-input.ts'
import { procedure } from './procedure.ts'
import { itemId, storage } from './tables.ts'

const name = shortText('Please give the place a name.')
const ofStorage = { ...actInput, storageId: z.uuid() }

const addStorage = procedure('addStorage', 'Adds a place where stock lies.')
  .input(z.strictObject({ ...actInput, name }))
  .output(storage)

const renameStorage = procedure('renameStorage', 'Renames a place where stock lies.')
  .input(z.strictObject({ ...ofStorage, name }))
  .output(storage)

const removeStorage = procedure(
  'removeStorage',
  'Takes a place off the list; what lay there then lies nowhere in particular.',
)
  .input(z.strictObject(ofStorage))
  .output(z.strictObject({}))

const restoreStorage = procedure(
  'restoreStorage',
  'Brings a removed place back, with what lay there and lies nowhere else since.',
)
  .input(
    z.strictObject({
      ...actInput,
      storage: z.strictObject({ id: z.uuid(), name }),
      items: z.array(itemId).max(ledgerLimits.itemsOfStorage),
    }),
  )
  .output(storage)

const named = z.strictObject({ storage: z.string() })

export const storageFacts = {
  'storage.added': named,
  'storage.renamed': z.strictObject({ storage: z.string(), former: z.string() }),
  'storage.removed': named,
} satisfies { readonly [Kind in keyof StorageFacts]: z.ZodType<StorageFacts[Kind]> }

export const storagesContract = { addStorage, renameStorage, removeStorage, restoreStorage }
