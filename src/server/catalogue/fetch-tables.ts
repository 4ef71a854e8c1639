import { readGitHubFolder } from '#catalogue/compiler/freshness/github-folder'
import { laterTablesWarning } from '#catalogue/compiler/freshness/later-tables'
import { type UnknownParts, unknownParts } from '#catalogue/compiler/freshness/unknown-parts'
import { extraTableNames, type TableJson, tableNames } from '#catalogue/compiler/game-tables'
import { tableAbsent, tableFault, unlessAbsent } from '#catalogue/compiler/table-rows'
import { dateIn, parseTable } from '#catalogue/compiler/table-text'

/** The game's largest table is 7 MB. */
const mostBytes = 64 * 1024 * 1024
const idleMs = 15_000
const wholeTableMs = 120_000
const atOnce = 4

export type FetchedTables = {
  readonly json: TableJson
  /** Day of the game data, YYYY-MM-DD; '' if neither the source nor GitHub gives it. */
  readonly date: string
  /** What to tell whoever asked for the look-up, in one sentence; '' for nothing. */
  readonly warning: string
  /** What to tell whoever runs the server. */
  readonly unknown: UnknownParts
}

/**
 * Fetches the game's tables as `<source>/<table>.json`.
 * @throws one sentence that names the first table at fault; the other downloads are then cancelled
 */
export async function fetchTables(
  source: string,
  onProgress: (done: number, total: number) => void,
): Promise<FetchedTables> {
  const cancel = new AbortController()
  const waiting = [
    ...tableNames.map((name) => ({ name, isExtra: false })),
    ...extraTableNames.map((name) => ({ name, isExtra: true })),
  ]
  const total = waiting.length
  const json: Record<string, unknown> = {}
  let done = 0
  const workThroughTables = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, isExtra } = next
      const fetched = fetchText(source, name, cancel.signal)
      const text = await (isExtra ? fetched.catch(unlessAbsent) : fetched)
      if (text !== undefined) json[name] = parseTable(name, text)
      onProgress(++done, total)
    }
  }
  onProgress(0, total)
  try {
    await Promise.all(Array.from({ length: atOnce }, workThroughTables))
  } finally {
    cancel.abort()
  }
  // Without `cancel`, which is aborted by now.
  const manifest = await fetchText(source, 'MANIFEST', null).catch(() => '{}')
  const folder = await readGitHubFolder(source)
  const files = folder?.files ?? []
  return {
    json: json as TableJson,
    date: dateIn(manifest) || (folder?.date ?? ''),
    warning: laterTablesWarning(files),
    unknown: unknownParts(json as TableJson, files),
  }
}

async function fetchText(source: string, table: string, cancel: AbortSignal | null): Promise<string> {
  const idle = createIdleTimeout()
  const signals = [idle.signal, AbortSignal.timeout(wholeTableMs), ...(cancel ? [cancel] : [])]
  try {
    const response = await fetch(`${source.replace(/\/+$/, '')}/${table}.json`, {
      signal: AbortSignal.any(signals),
    })
    if (!response.ok) {
      const fault = response.status === 404 ? tableAbsent : tableFault
      throw fault(table, `could not be fetched: the source answered ${response.status}`)
    }
    return await readText(response, table, idle.restart)
  } catch (error) {
    if (error instanceof Error && error.name === 'TableFault') throw error
    if (error instanceof Error && error.name === 'TimeoutError')
      throw tableFault(table, 'could not be fetched: the source is too slow')
    throw tableFault(table, 'could not be fetched: the source does not answer, or broke off')
  } finally {
    idle.stop()
  }
}

async function readText(response: Response, table: string, onChunk: () => void): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    onChunk()
    size += chunk.byteLength
    if (size > mostBytes) throw tableFault(table, `is larger than ${mostBytes / 1024 / 1024} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** A signal that aborts when `restart` was not called for `idleMs`. */
function createIdleTimeout() {
  const controller = new AbortController()
  const abort = () => controller.abort(new DOMException('idle', 'TimeoutError'))
  let timer = setTimeout(abort, idleMs)
  return {
    signal: controller.signal,
    restart() {
      clearTimeout(timer)
      timer = setTimeout(abort, idleMs)
    },
    stop: () => clearTimeout(timer),
  }
}
