import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { inTurn } from '../http/in-turn.ts'
import type { FoundCatalogue } from './found-catalogue.ts'
import type { KeptList } from './kept-lists.ts'

/** The worker's file lies next to this one, in the sources and in the built server. */
const listWorker = new URL(`./list-worker${extname(import.meta.url)}`, import.meta.url)
/** Several times what the full game takes. */
const memoryMb = 1_024
const turns = inTurn()

/**
 * Reads a kept list in a thread of its own, since checking and packing it takes a good part of a second; one after the other, for each
 * takes some hundred megabytes. @throws if it cannot be opened
 */
export function readKeptList(kept: KeptList): Promise<FoundCatalogue> {
  return turns(() => readInThread(kept))
}

function readInThread(kept: KeptList): Promise<FoundCatalogue> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(listWorker, {
      workerData: kept,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    let found: FoundCatalogue | undefined
    thread.once('message', (read: FoundCatalogue) => {
      found = read
    })
    thread.once('error', reject)
    // The memory of the thread is free only then.
    thread.once('exit', () => {
      if (found) resolve(found)
      else reject(new Error(`the list of the catalogue ${kept.info.version} was not read`))
    })
  })
}
