import type { ItemTake } from './recipe-flows.ts'

/** How far what is at hand of an item goes with a recipe that takes it. */
export type Enough = {
  /** Crafts that can be done one after another; without end where each gives all of it back. */
  readonly crafts: number
  /** Crafts that can go well; without end where a failure gives nothing back that a success uses up. */
  readonly successes: number
}

const endless = Number.POSITIVE_INFINITY

/**
 * What an amount at hand of an item is enough for, with what comes back of it counted as expected (CAL-11, decision 1). A craft takes
 * `spent`, of which `backNum / backDen` comes back; a success also uses up `once`; `kept` has to be at hand and is given back.
 */
export function enoughFor({ spent, backNum, backDen, once, kept }: ItemTake, atHand: number): Enough {
  if (atHand < spent + once + kept) return { crafts: 0, successes: 0 }
  const lost = spent * backDen - backNum
  return {
    // So many crafts that together they lose no more than there is. What the last one gives back comes too late for all of them.
    crafts: lost > 0 ? Math.floor(((atHand - once - kept) * backDen - backNum) / lost) : endless,
    successes: once > 0 ? Math.floor((atHand - spent - kept) / once) : endless,
  }
}
