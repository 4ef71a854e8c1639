import type { Batch } from './hostile-catalogue.ts'
import { startPairs } from './pairs.ts'
import { fewHostileTexts, hostileTexts } from './texts.ts'

/** So many of a kind a settlement may have, and a page shows in one visit. */
const atOnce = 20
const isWhole = process.env.TEXTS === 'all'

/** `npm run verify:xss` tries both layouts. */
export const layouts = isWhole ? ['modern', 'classic'] : ['modern']

/** All texts, so many at once; without `TEXTS=all` the first of a few. */
export function batches(usually: number): readonly Batch[] {
  const texts = isWhole ? hostileTexts : fewHostileTexts.slice(0, usually)
  return Array.from({ length: Math.ceil(texts.length / atOnce) }, (_, at) => ({
    no: at + 1,
    texts: texts.slice(at * atOnce, (at + 1) * atOnce),
    pairs: startPairs(),
  }))
}
