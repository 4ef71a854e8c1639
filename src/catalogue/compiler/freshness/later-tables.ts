import { extraTableNames, tableNames } from '../game-tables.ts'

/**
 * The tables that stand beside one that is read, with its name and a later number, such as `claim_tech_desc_v2`: the game then writes
 * its facts there, and the old table is left as it was.
 */
export function laterTables(files: readonly string[]): readonly string[] {
  const names: ReadonlySet<string> = new Set([...tableNames, ...extraTableNames])
  return files.flatMap((file) => {
    const [, table, name] = /^((.+)_v\d+)\.json$/.exec(file) ?? []
    return table && name && names.has(name) ? [table] : []
  })
}

/** One sentence that warns of later tables; '' if there are none. */
export function laterTablesWarning(files: readonly string[]): string {
  const later = laterTables(files)
  if (later.length === 0) return ''
  const what = later.length === 1 ? 'is not read: it' : 'are not read: they'
  return `The source also has ${later.join(', ')}, which ${what} may hold newer facts.`
}
