import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FoundCatalogue } from './found-catalogue.ts'
import type { KeptList } from './kept-lists.ts'

/** Next to this file, in the sources and in the built server. */
const listWorker = new URL(`./list-worker${extname(import.meta.url)}`, import.meta.url)
/** Several times what the full game takes. */
const memoryMb = 1_024

/** Reads a kept list in its own thread, since checking and packing it takes a good part of a second. @throws if it cannot be opened */
export function readKeptList(kept: KeptList): Promise<FoundCatalogue> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(listWorker, {
      workerData: kept,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () =>
      reject(new Error(`the list of the catalogue ${kept.info.version} was not read`)),
    )
  })
}
