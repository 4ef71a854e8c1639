import type { Batch } from './hostile-catalogue.ts'
import { startPairs } from './pairs.ts'
import { fewHostileTexts, hostileTexts } from './texts.ts'

/** How many texts are tried at once: a settlement may have so many of a kind, and a page shows them in one visit. */
const atOnce = 20
const isWhole = process.env.TEXTS === 'all'

/** `npm run verify:xss` tries both layouts. */
export const layouts = isWhole ? ['modern', 'classic'] : ['modern']

/** All hostile texts, 20 at once; without `TEXTS=all` only as many of the few as are usually tried. */
export function batches(usually: number): readonly Batch[] {
  const texts = isWhole ? hostileTexts : fewHostileTexts.slice(0, usually)
  return Array.from({ length: Math.ceil(texts.length / atOnce) }, (_, at) => ({
    no: at + 1,
    texts: texts.slice(at * atOnce, (at + 1) * atOnce),
    pairs: startPairs(),
  }))
}
