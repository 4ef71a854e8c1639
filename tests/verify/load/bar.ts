import { inMs, quantile } from '../measure/figures.ts'
import type { Times } from './run-load.ts'

/** A limit: so many of 100 calls may take so long at most. */
type Limit = {
  readonly what: string
  readonly of: keyof Times
  readonly part: 0.95 | 0.99
  readonly ms: number
}

/** How long each thing may take under load (B17). The last reader is the stream that hears of a write after all others. */
export const limits: readonly Limit[] = [
  { what: 'the last reader', of: 'lastReader', part: 0.95, ms: 250 },
  { what: 'the last reader', of: 'lastReader', part: 0.99, ms: 1_000 },
  { what: 'a write', of: 'write', part: 0.95, ms: 150 },
  { what: 'an approval', of: 'approval', part: 0.95, ms: 250 },
  { what: 'a whole read', of: 'snapshot', part: 0.95, ms: 400 },
]

/** How many times as late the last reader may be with the most streams as with the fewest. */
const mostTimesLater = 2

/** @returns how the times break a limit, in sentences; a limit that was never measured does not hold */
export function wrongInTimes({ what, of, part, ms }: Limit, times: Times): readonly string[] {
  const found = times[of]
  if (found.length === 0) return [`${what}: none was measured`]
  return quantile(found, part) <= ms
    ? []
    : [`${what}: ${part * 100} of 100 take up to ${inMs(found, part)}, above ${ms} ms`]
}

export function timesLater(fewest: Times, most: Times): number {
  return quantile(most.lastReader, 0.95) / quantile(fewest.lastReader, 0.95)
}

export function wrongInRatio(fewest: Times, most: Times): readonly string[] {
  const later = timesLater(fewest, most)
  return later <= mostTimesLater
    ? []
    : [`with the most streams the last reader is ×${later.toFixed(2)} as late as with the fewest`]
}

/** A limit, what was measured in each run, and the limit's own number. */
export function inCells({ what, of, part, ms }: Limit, runs: readonly Times[]): readonly string[] {
  return [`${what}, p${part * 100}`, ...runs.map((times) => inMs(times[of], part)), `${ms} ms`]
}
