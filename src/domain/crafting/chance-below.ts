import { chanceOfFewer } from './binomial.ts'
import type { Outcomes, StepsChance } from './outcomes.ts'

/** Above this many steps of work the chance is not summed but worked out from mean, variance and skew (`edgeworthBelow`). */
const workLimit = 300_000

/**
 * Chance that this many crafts give fewer than `wanted` pieces. With two outcomes it is a binomial tail. With more it is summed craft
 * by craft, and for many crafts taken from Edgeworth's series with the term of the skew, whose error falls with 1 / crafts
 * (W. Feller, "An Introduction to Probability Theory and Its Applications", volume 2, XVI.4).
 */
export function chanceBelow(outcomes: Outcomes, crafts: number, wanted: number): number {
  const { least, step, chances } = outcomes
  // Every craft gives `least` pieces. Beyond those, so many steps of `step` pieces must come by chance.
  const steps = Math.ceil((wanted - crafts * least) / step)
  if (steps <= 0) return 0
  if (steps > crafts * chances.at(-1)!.steps) return 1
  // The fewest steps come first, and they are none: with two outcomes each craft gives the second or nothing more.
  if (chances.length === 2) return chanceOfFewer(crafts, chances[1]!.chance, steps)
  return crafts * steps * chances.length <= workLimit
    ? summedBelow(chances, crafts, steps)
    : edgeworthBelow(outcomes, crafts, wanted)
}

/** Sums craft by craft over a table: the chance that so many steps are held. What reaches the wanted steps leaves the table. */
function summedBelow(chances: readonly StepsChance[], crafts: number, steps: number): number {
  let table = new Float64Array(steps)
  table[0] = 1
  for (let craft = 0; craft < crafts; craft++) {
    const next = new Float64Array(steps)
    for (let held = 0; held < steps; held++) {
      if (table[held] === 0) continue
      // They are ascending, so after the first that reaches the wanted steps all do.
      for (const more of chances) {
        if (held + more.steps >= steps) break
        next[held + more.steps]! += table[held]! * more.chance
      }
    }
    table = next
  }
  return table.reduce((sum, chance) => sum + chance, 0)
}

function edgeworthBelow({ mean, variance, skew, step }: Outcomes, crafts: number, wanted: number): number {
  const deviation = Math.sqrt(crafts * variance)
  // Half a step of grace because amounts are whole steps.
  const x = (wanted - step / 2 - crafts * mean) / deviation
  const density = Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)
  const skewness = (skew * crafts) / deviation ** 3
  return Math.min(1, Math.max(0, normalBelow(x) - ((x * x - 1) * density * skewness) / 6))
}

/** Chance that a standard normal value lies below `z`, to seven digits (Abramowitz and Stegun 7.1.26). */
function normalBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-x * x)
  return z >= 0 ? 1 - tail / 2 : tail / 2
}
