/** One value for all tiers, or a list of ten values, T1 first. */
export type PerTier<T> = T | readonly T[]

export const tiers: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** For recipes of families without a tier too: the game gives such things the tier -1, or 0, as trade goods have. */
export const everywhere: readonly number[] = [-1, 0, ...tiers]

const staminas = [0.75, 0.89, 1.03, 1.16, 1.28, 1.41, 1.52, 1.64, 1.75, 1.86]

/** The value at a tier; things without a tier count as T1. */
export function atTier<T>(fact: PerTier<T>, tier: number): T {
  if (!isList(fact)) return fact
  const found = fact[Math.max(tier, 1) - 1]
  if (found === undefined) throw new RangeError(`T${tier} is missing in a list of ${fact.length}`)
  return found
}

/** The skill level that a profession needs at a tier. */
export function tierLevel(tier: number): number {
  return tier <= 1 ? 1 : tier * 10
}

/** The stamina of one action at a tier. */
export function tierStamina(tier: number): number {
  return atTier(staminas, tier)
}

/** Efforts that grow by 30 % per tier, rounded to 5, as in nearly all crafts. */
export function growing(first: number): readonly number[] {
  return tiers.map((tier) => (tier === 1 ? first : Math.round((first * 1.3 ** (tier - 1)) / 5) * 5))
}

/** An amount that is needed from one tier on. */
export function since(first: number, amount = 1): readonly number[] {
  return tiers.map((tier) => (tier >= first ? amount : 0))
}

/** An amount that is needed in one tier alone. */
export function only(at: number, amount = 1): readonly number[] {
  return tiers.map((tier) => (tier === at ? amount : 0))
}

/** Efforts that grow by the same step with each tier, as in most buildings. */
export function byTier(step: number): readonly number[] {
  return tiers.map((tier) => tier * step)
}

function isList<T>(fact: PerTier<T>): fact is readonly T[] {
  return Array.isArray(fact)
}
