import { type TableName, tableNames } from '#catalogue/compiler/game-tables'
import { tableFault } from '#catalogue/compiler/table-rows'
import { dateIn, parseTable } from '#catalogue/compiler/table-text'

/** The game's largest table is 7 MB. */
const mostBytes = 64 * 1024 * 1024
const silenceMs = 15_000
const wholeTableMs = 120_000
const atOnce = 4

export type FetchedTables = {
  readonly json: Readonly<Record<TableName, unknown>>
  /** Day of the game data, YYYY-MM-DD, or '' where the source does not say it. */
  readonly date: string
}

/**
 * The game's tables from an address under which `<table>.json` is found.
 * @throws one sentence that names the first table at fault; the others are given up then.
 */
export async function fetchTables(
  source: string,
  onProgress: (done: number, total: number) => void,
): Promise<FetchedTables> {
  const giveUp = new AbortController()
  const waiting: TableName[] = [...tableNames]
  const json: Partial<Record<TableName, unknown>> = {}
  let done = 0
  const workThroughTables = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      json[name] = parseTable(name, await fetchText(source, name, giveUp.signal))
      onProgress(++done, tableNames.length)
    }
  }
  onProgress(0, tableNames.length)
  try {
    await Promise.all(Array.from({ length: atOnce }, workThroughTables))
  } finally {
    giveUp.abort()
  }
  const manifest = await fetchText(source, 'MANIFEST', null).catch(() => '{}')
  return { json: json as Record<TableName, unknown>, date: dateIn(manifest) }
}

async function fetchText(source: string, table: string, giveUp: AbortSignal | null): Promise<string> {
  const silence = createIdleTimeout()
  const signals = [silence.signal, AbortSignal.timeout(wholeTableMs), ...(giveUp ? [giveUp] : [])]
  try {
    const response = await fetch(`${source.replace(/\/+$/, '')}/${table}.json`, {
      signal: AbortSignal.any(signals),
    })
    if (!response.ok) throw tableFault(table, `could not be fetched: the source answered ${response.status}`)
    return await readText(response, table, silence.broken)
  } catch (error) {
    if (error instanceof Error && error.name === 'TableFault') throw error
    if (error instanceof Error && error.name === 'TimeoutError')
      throw tableFault(table, 'could not be fetched: the source is too slow')
    throw tableFault(table, 'could not be fetched: the source does not answer, or broke off')
  } finally {
    silence.stop()
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

/** Ends the waiting when nothing has come for a while. */
function createIdleTimeout() {
  const controller = new AbortController()
  const abort = () => controller.abort(new DOMException('silent', 'TimeoutError'))
  let timer = setTimeout(abort, silenceMs)
  return {
    signal: controller.signal,
    broken() {
      clearTimeout(timer)
      timer = setTimeout(abort, silenceMs)
    },
    stop: () => clearTimeout(timer),
  }
}
