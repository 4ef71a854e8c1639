import * as z from 'zod'
import { fieldsOf, type PackedSettlement } from '#domain/packed-settlement/packed-settlement'
import { type TableName, tableNames } from '#domain/settlement/tables'
import { rowSchemas } from './tables.ts'

/** A column of numbers, each as its difference from the number before; null where the row has no value. */
const numbers = z.array(z.int().nullable()).readonly()

/** One array for each field of a row: numbers for names and times, the values themselves for all others. */
function columnsOf(name: TableName) {
  const shape: Readonly<Record<string, z.ZodType>> = rowSchemas[name].shape
  const columns = fieldsOf(name).map(([field, form]) => [
    field,
    form === 'asItIs' ? z.array(shape[field]!).readonly() : numbers,
  ])
  return z.strictObject(Object.fromEntries(columns))
}

/** Put together from `packedAs`, as `PackedSettlement` is. TypeScript cannot see that, since the lists are read at run time. */
const packedTables = z.strictObject(
  Object.fromEntries(tableNames.map((name) => [name, columnsOf(name)])),
) as unknown as z.ZodType<PackedSettlement['tables']>

export const packedSettlement = z.strictObject({
  seq: z.int(),
  /** The ids: a column that is packed as `name` holds places in this list. */
  names: z.array(z.string()).readonly(),
  tables: packedTables,
})
