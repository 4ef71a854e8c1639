import * as z from 'zod'
import { type Entry, entryKinds } from '#domain/settlement/ledger-rows'
import { itemId } from './tables.ts'

const key = { act: z.uuid(), line: z.int() }

/** One movement of stock (INV-1, BEY-23). It names people by their numbers. */
export const entry = z.strictObject({
  ...key,
  kind: z.enum(entryKinds),
  itemId,
  /** Below 0 where stock went away. */
  amount: z.int(),
  byNo: z.int(),
  /** The named player for whom a member wrote the entry. */
  playerId: z.uuid().optional(),
  projectId: z.uuid().optional(),
  taskId: z.uuid().optional(),
  /** The contribution by whose approval it moved. */
  contributionId: z.uuid().optional(),
  storageId: z.uuid().optional(),
  note: z.string().optional(),
  /** The entry that this one takes back. */
  reverts: z.strictObject(key).optional(),
  at: z.iso.datetime(),
}) satisfies z.ZodType<Entry>
