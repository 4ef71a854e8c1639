import { type TableName, tableNames } from '#catalogue/compiler/game-tables'
import { tableFault } from '#catalogue/compiler/table-rows'
import { dateIn, parseTable } from '#catalogue/compiler/table-text'

/** The game's largest table is 7 MB. */
const mostBytes = 64 * 1024 * 1024
const idleMs = 15_000
const wholeTableMs = 120_000
const atOnce = 4

export type FetchedTables = {
  readonly json: Readonly<Record<TableName, unknown>>
  /** Day of the game data, YYYY-MM-DD; '' if the source does not give it. */
  readonly date: string
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
  const waiting: TableName[] = [...tableNames]
  const json: Partial<Record<TableName, unknown>> = {}
  let done = 0
  const workThroughTables = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      json[name] = parseTable(name, await fetchText(source, name, cancel.signal))
      onProgress(++done, tableNames.length)
    }
  }
  onProgress(0, tableNames.length)
  try {
    await Promise.all(Array.from({ length: atOnce }, workThroughTables))
  } finally {
    cancel.abort()
  }
  const manifest = await fetchText(source, 'MANIFEST', null).catch(() => '{}')
  return { json: json as Record<TableName, unknown>, date: dateIn(manifest) }
}

async function fetchText(source: string, table: string, cancel: AbortSignal | null): Promise<string> {
  const idle = createIdleTimeout()
  const signals = [idle.signal, AbortSignal.timeout(wholeTableMs), ...(cancel ? [cancel] : [])]
  try {
    const response = await fetch(`${source.replace(/\/+$/, '')}/${table}.json`, {
      signal: AbortSignal.any(signals),
    })
    if (!response.ok) throw tableFault(table, `could not be fetched: the source answered ${response.status}`)
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

/** A signal that aborts when `restart` was not called for a while. */
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
