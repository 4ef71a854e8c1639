import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type GameTables, readGameTables, type TableName, tableNames } from './game-tables.ts'
import { tableFault } from './table-rows.ts'

export type LoadedTables = {
  readonly tables: GameTables
  /** Day of the game data, YYYY-MM-DD, where the folder says it. */
  readonly date: string
}

/** A table is up to 7 MB. */
const timeoutMs = 60_000

/**
 * The game's tables from a folder or from an address (CAT-2).
 * @throws one sentence that names the table and what is wrong with it.
 */
export async function loadTables(from: string): Promise<LoadedTables> {
  const isAddress = /^https?:\/\//.test(from)
  const read = isAddress ? fetchText : readText
  const place = (file: string) => (isAddress ? `${from.replace(/\/+$/, '')}/${file}` : join(from, file))
  const json = Object.fromEntries(
    await Promise.all(
      tableNames.map(async (name) => [name, parse(name, await read(place(`${name}.json`), name))] as const),
    ),
  ) as Record<TableName, unknown>
  const manifest = await read(place('MANIFEST.json'), 'MANIFEST').catch(() => '{}')
  return { tables: readGameTables(json), date: dateIn(manifest) }
}

async function readText(path: string, table: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (cause) {
    const missing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    throw tableFault(table, missing ? `is missing: there is no ${path}` : `cannot be read from ${path}`)
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
  throw tableFault(table, `could not be fetched: ${url} answered ${response.status}`)
}

function parse(table: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw tableFault(table, `is not whole JSON (${text.length} characters)`)
  }
}

function dateIn(manifest: string): string {
  try {
    const { date } = JSON.parse(manifest) as { date?: unknown }
    return typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : ''
  } catch {
    return ''
  }
}
