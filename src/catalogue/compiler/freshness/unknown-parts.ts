import { extraTableNames, readColumns, type TableJson, tableNames } from '../game-tables.ts'
import { unreadColumns, unreadTables } from './known-source.ts'

/** What is new in the source: the compiler reports it, since it may contain facts that a plan needs (CAT-2). */
export type UnknownParts = { readonly columns: readonly string[]; readonly tables: readonly string[] }

/** @param files names of all files of the source, empty where it does not list them */
export function unknownParts(json: TableJson, files: readonly string[]): UnknownParts {
  return {
    columns: [...tableNames, ...extraTableNames].flatMap((table) => {
      const known = new Set([...readColumns(table), ...wordsOf(unreadColumns[table])])
      return columnsOf(json[table]).flatMap((column) => (known.has(column) ? [] : [`${table}.${column}`]))
    }),
    // The names of the game's tables end in `_desc`; other files, such as a manifest, are not tables.
    tables: files.flatMap((file) => {
      const [, name] = /^(.+_desc)\.json$/.exec(file) ?? []
      return name && !knownTables.has(name) ? [name] : []
    }),
  }
}

const knownTables: ReadonlySet<string> = new Set([
  ...tableNames,
  ...extraTableNames,
  ...wordsOf(unreadTables).map((name) => `${name}_desc`),
])

function columnsOf(rows: unknown): readonly string[] {
  return Array.isArray(rows) ? [...new Set(rows.flatMap((row: object) => Object.keys(row)))] : []
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean)
}
