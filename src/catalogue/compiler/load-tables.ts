import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readGitHubFolder } from './freshness/github-folder.ts'
import { laterTablesWarning } from './freshness/later-tables.ts'
import { type UnknownParts, unknownParts } from './freshness/unknown-parts.ts'
import {
  extraTableNames,
  type GameTables,
  readGameTables,
  type TableJson,
  tableNames,
} from './game-tables.ts'
import { tableAbsent, tableFault, unlessAbsent } from './table-rows.ts'
import { dateIn, parseTable } from './table-text.ts'

export type LoadedTables = {
  readonly tables: GameTables
  /** Day of the game data, YYYY-MM-DD; '' if unknown. */
  readonly date: string
  /** What to tell whoever compiles, in one sentence; '' for nothing. */
  readonly warning: string
  readonly unknown: UnknownParts
}

/** A table is up to 7 MB. */
const timeoutMs = 60_000

/**
 * Loads the game's tables from a folder or a URL (CAT-2).
 * @throws an error that names the table and what is wrong with it
 */
export async function loadTables(from: string): Promise<LoadedTables> {
  const isAddress = /^https?:\/\//.test(from)
  const read = isAddress ? fetchText : readText
  const place = (file: string) => (isAddress ? `${from.replace(/\/+$/, '')}/${file}` : join(from, file))
  const parsed = async (name: string) =>
    [name, parseTable(name, await read(place(`${name}.json`), name))] as const
  const json = Object.fromEntries([
    ...(await Promise.all(tableNames.map(parsed))),
    ...(await Promise.all(extraTableNames.map((name) => parsed(name).catch(unlessAbsent)))).filter(
      (entry) => entry !== undefined,
    ),
  ]) as TableJson
  const manifest = await read(place('MANIFEST.json'), 'MANIFEST').catch(() => '{}')
  const folder = isAddress ? await readGitHubFolder(from) : { date: '', files: await readdir(from) }
  const files = folder?.files ?? []
  return {
    tables: readGameTables(json),
    date: dateIn(manifest) || (folder?.date ?? ''),
    warning: laterTablesWarning(files),
    unknown: unknownParts(json, files),
  }
}

async function readText(path: string, table: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (cause) {
    const missing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    if (missing) throw tableAbsent(table, `is missing: there is no ${path}`)
    throw tableFault(table, `cannot be read from ${path}`)
  }
}

async function fetchText(url: string, table: string): Promise<string> {
  let response: Response
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    if (response.ok) return await response.text()
  } catch {
    throw tableFault(table, `could not be fetched from ${url} within ${timeoutMs / 1000} seconds`)
  }
  const fault = response.status === 404 ? tableAbsent : tableFault
  throw fault(table, `could not be fetched: ${url} answered ${response.status}`)
}
