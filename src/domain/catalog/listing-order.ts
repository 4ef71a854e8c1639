/** The fields by which lists of items are ordered. */
export type Listed = { readonly tier: number; readonly name: string; readonly id: string }

/** The order of every list of items: by tier, then name, then id (CAL-3, CAL-8). */
export function compareListed(a: Listed, b: Listed): number {
  return compareTiers(a.tier, b.tier) || compareTexts(a.name, b.name) || compareTexts(a.id, b.id)
}

/** Lower tiers first; items without a tier (below zero in the game's data) last. */
export function compareTiers(a: number, b: number): number {
  return Number(a < 0) - Number(b < 0) || a - b
}

export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
