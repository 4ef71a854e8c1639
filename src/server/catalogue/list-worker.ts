import { parentPort, workerData } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import { readRecipesFile } from '#contract/recipes-file'
import { foundCatalogue } from './found-catalogue.ts'
import type { KeptList } from './kept-lists.ts'

// The thread that `readKeptList` starts reads the kept list that it is given, and sends back the catalogue made from that list.
if (parentPort) {
  const { info, list } = workerData as KeptList
  const plainList = gunzipSync(list).toString('utf8')
  parentPort.postMessage(foundCatalogue(readRecipesFile(JSON.parse(plainList)), info, plainList))
}
