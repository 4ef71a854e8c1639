import type { Plan } from './plan.ts'

/**
 * Why a plan cannot be counted: an amount left the range in which whole numbers are exact, below 2^53 (design § 4).
 * Once above, a sum never falls below again, so looking at the end is enough.
 */
export function tooLarge({ catalog, nodes, full }: Plan): string | null {
  for (let place = 0; place < full.need.length; place++) {
    const crafts = full.crafts[place] ?? 0
    if (Math.max(crafts, full.need[place]!) <= Number.MAX_SAFE_INTEGER) continue
    const name = catalog.names[nodes.item[place % nodes.count]!]!
    return `This plan would need more than 9,000,000,000,000,000 ${name}. Lower the amounts in the queue.`
  }
  return null
}
