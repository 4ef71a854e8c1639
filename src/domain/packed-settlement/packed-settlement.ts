import type { TableName, Tables } from '../settlement/tables.ts'
import { type PackedAs, packedAs } from './packed-as.ts'

/** Each number is the difference from the last one before it; null stays null. */
export type NumberColumn = readonly (number | null)[]

/** The rows of a table as columns: one array for each field. */
export type PackedTable<Name extends TableName> = {
  readonly [Field in keyof Tables[Name]]: (typeof packedAs)[Name][Field &
    keyof (typeof packedAs)[Name]] extends 'asItIs'
    ? readonly Tables[Name][Field][]
    : NumberColumn
}

/** A settlement as it is sent to the browser (decision 32). */
export type PackedSettlement = {
  readonly seq: number
  /**
   * The ids that rows have or name, each once: a column that is packed as `name` holds places in this list. The id of a task is
   * empty here where it follows from the task's project, item and generation.
   */
  readonly names: readonly string[]
  readonly tables: { readonly [Name in TableName]: PackedTable<Name> }
}

/** How each field of a table is packed. */
export function fieldsOf(name: TableName): readonly (readonly [field: string, packedAs: PackedAs])[] {
  return Object.entries(packedAs[name])
}
