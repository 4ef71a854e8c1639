import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { compileCatalogue } from '#catalogue/compiler/compile-catalogue'
import { readGameTables } from '#catalogue/compiler/game-tables'
import { writeCatalogue } from '#catalogue/compiler/write-catalogue'
import type { CatalogInfo } from '#domain/catalog/catalog-info'
import type { Item } from '#domain/catalog/item'
import { doubtAbout } from './doubt-about.ts'
import { type FetchedTables, fetchTables } from './fetch-tables.ts'
import { type FoundCatalogue, foundCatalogue } from './found-catalogue.ts'
import { addsTo, readSourceNote } from './source-note.ts'

/** The input of a look-up. It runs in its own thread, because compiling takes a second or more. */
export type LookUpRequest = {
  readonly source: string
  /** Where the new catalogue is stored, not yet in use. */
  readonly folder: string
  readonly versionInUse: string
  /** With fewer items the source counts as damaged. */
  readonly leastItems: number
  /** The file of the catalogue in use, which a new one is held against; null for the starter, which any full one replaces. */
  readonly fileInUse: string | null
}

/** What is said of the source: to whoever looks, and to whoever runs the server. */
type SourceNotes = Pick<FetchedTables, 'warning' | 'unknown'>

/** The messages of a look-up: its steps, then its end. */
export type LookUpMessage =
  | {
      readonly type: 'step'
      readonly step: 'fetching' | 'compiling' | 'storing'
      readonly done: number
      readonly total: number
    }
  /** `info` where the source now says more of the same data, such as a later day; its file is staged. */
  | ({ readonly type: 'same'; readonly info: CatalogInfo | null } & SourceNotes)
  | ({ readonly type: 'found'; readonly catalogue: FoundCatalogue } & SourceNotes)
  /** `sentence` is null if the fault is not in a table. */
  | { readonly type: 'failed'; readonly sentence: string | null; readonly error: unknown }

/** Names of the files that a found catalogue is stored in. */
export const stagedFiles = { list: 'incoming.json', info: 'incoming.info.json' } as const

async function lookUp(request: LookUpRequest): Promise<LookUpMessage> {
  const { source, folder, versionInUse, leastItems, fileInUse } = request
  const { json, date, ...notes } = await fetchTables(source, (done, total) =>
    send({ type: 'step', step: 'fetching', done, total }),
  )
  send({ type: 'step', step: 'compiling', done: 0, total: 1 })
  const { items, extraTables } = compileCatalogue(readGameTables(json))
  requireEnough(items, leastItems)
  send({ type: 'step', step: 'storing', done: 0, total: 1 })
  const list = join(folder, stagedFiles.list)
  const { info, json: plainList } = await writeCatalogue(items, list, {
    name: 'Full catalogue',
    date,
    extraTables,
  })
  if (info.version === versionInUse) {
    const saysMore = fileInUse !== null && addsTo(await readSourceNote(fileInUse), { date, extraTables })
    await rm(list, { force: true })
    if (!saysMore) await rm(join(folder, stagedFiles.info), { force: true })
    return { type: 'same', info: saysMore ? info : null, ...notes }
  }
  const doubt = fileInUse === null ? null : await doubtAbout({ items, date, extraTables }, fileInUse)
  if (doubt) throw lookUpFault(`${doubt} Whoever runs this server can take them by hand.`)
  return { type: 'found', ...notes, catalogue: foundCatalogue(items, info, plainList) }
}

function requireEnough(items: readonly Item[], leastItems: number): void {
  if (new Set(items.map((item) => item.id)).size < items.length)
    throw lookUpFault('Two items of the tables have the same id.')
  if (items.length < leastItems)
    throw lookUpFault(
      `The tables hold only ${items.length} items where at least ${leastItems} were expected: something is missing.`,
    )
}

function lookUpFault(message: string): Error {
  return Object.assign(new Error(message), { name: 'TableFault' })
}

function send(message: LookUpMessage): void {
  parentPort?.postMessage(message)
}

if (parentPort) {
  send(
    await lookUp(workerData as LookUpRequest).catch((error: unknown): LookUpMessage => {
      const isTable = error instanceof Error && error.name === 'TableFault'
      return { type: 'failed', sentence: isTable ? error.message : null, error }
    }),
  )
}
