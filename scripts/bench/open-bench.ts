import type { Item } from '#domain/catalog/item'
import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'
import { createPlanner } from '#domain/crafting/planner'
import { medianMs } from './measure.ts'

export type OpenBench = {
  readonly items: number
  readonly packBytes: number
  readonly parseMs: number
  readonly openMs: number
  readonly compileMs: number
}

/** Times the steps from the bytes of a pack to an engine that can plan. */
export function benchOpen(items: readonly Item[]): OpenBench {
  const text = JSON.stringify(packCatalog(items, { name: 'Bench', date: '', version: '' }))
  const pack = JSON.parse(text)
  const catalog = openCatalog(pack)
  const few = { batches: 5, batchMs: 50 }
  return {
    items: items.length,
    packBytes: Buffer.byteLength(text),
    parseMs: medianMs(() => JSON.parse(text), few),
    openMs: medianMs(() => openCatalog(pack), few),
    compileMs: medianMs(() => createPlanner(catalog), few),
  }
}
