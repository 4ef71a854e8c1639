import type { Batch } from './hostile-catalogue.ts'
import { startPairs } from './pairs.ts'
import { fewHostileTexts, hostileTexts } from './texts.ts'

/** How many texts are tried at once: so many projects can be shared with one user, and a page shows them in one visit. */
const atOnce = 20
const isWhole = process.env.TEXTS === 'all'

/** `npm run verify:xss` tries both layouts. */
export const layouts = isWhole ? ['modern', 'classic'] : ['modern']

/** All hostile texts, 20 at once. Without `TEXTS=all` it is one batch: the first `usually` of the few commonest texts. */
export function batches(usually: number): readonly Batch[] {
  const texts = isWhole ? hostileTexts : fewHostileTexts.slice(0, usually)
  return Array.from({ length: Math.ceil(texts.length / atOnce) }, (_, at) => ({
    no: at + 1,
    texts: texts.slice(at * atOnce, (at + 1) * atOnce),
    pairs: startPairs(),
  }))
}
