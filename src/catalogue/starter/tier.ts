/** A fact that is the same in all tiers, or one per tier: ten of them, T1 first. */
export type PerTier<T> = T | readonly T[]

export const tiers: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

const staminas = [0.75, 0.89, 1.03, 1.16, 1.28, 1.41, 1.52, 1.64, 1.75, 1.86]

/** The fact of that tier; things without a tier count as T1. */
export function atTier<T>(fact: PerTier<T>, tier: number): T {
  if (!isList(fact)) return fact
  const found = fact[Math.max(tier, 1) - 1]
  if (found === undefined) throw new RangeError(`T${tier} is missing in a list of ${fact.length}`)
  return found
}

/** The skill level a profession asks for at that tier. */
export function tierLevel(tier: number): number {
  return tier <= 1 ? 1 : tier * 10
}

/** Stamina one action costs at that tier. */
export function tierStamina(tier: number): number {
  return atTier(staminas, tier)
}

/** Efforts that grow by three tenths a tier, in steps of five, as nearly all crafts do. */
export function growing(first: number): readonly number[] {
  return tiers.map((tier) => (tier === 1 ? first : Math.round((first * 1.3 ** (tier - 1)) / 5) * 5))
}

function isList<T>(fact: PerTier<T>): fact is readonly T[] {
  return Array.isArray(fact)
}
