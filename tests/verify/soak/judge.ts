import { quantile, slopeOf } from '../measure/figures.ts'
import type { Vitals } from '../measure/vitals.ts'

/** What a server may grow by, and how late it may be, once it has settled (B18). */
const bar = { mebibytesAMinute: 1, growth: 0.15, handles: 5, loopMs: 100 }
/** How many samples give the median that stands for the beginning, and for the end. */
const together = 6

export type Sample = { readonly minute: number; readonly memory: number }

/** The part of a run in which everything is loaded and at work: after minute 5, or the first sixth of a shorter run. */
export function settled(samples: readonly Sample[], minutes: number): readonly Sample[] {
  return samples.filter(({ minute }) => minute >= Math.min(5, minutes / 6))
}

export type MemoryTrend = { readonly slope: number; readonly growth: number }

export function memoryTrend(samples: readonly Sample[]): MemoryTrend {
  const median = (some: readonly Sample[]) =>
    quantile(
      some.map(({ memory }) => memory),
      0.5,
    )
  return {
    slope: slopeOf(samples.map(({ minute, memory }) => [minute, memory])),
    growth: median(samples.slice(-together)) / median(samples.slice(0, together)) - 1,
  }
}

export function wrongInMemory({ slope, growth }: MemoryTrend): readonly string[] {
  return [
    ...(slope <= bar.mebibytesAMinute ? [] : [`memory grows by ${slope.toFixed(2)} MiB a minute`]),
    ...(growth <= bar.growth ? [] : [`memory has grown by ${(growth * 100).toFixed(1)} %`]),
  ]
}

/** Whether a server has let go of everything that it held for those who were there. */
export function isBack(start: Vitals, end: Vitals): boolean {
  return (
    Math.abs(end.handles - start.handles) <= bar.handles &&
    Math.abs(end.sockets - start.sockets) <= bar.handles
  )
}

export function wrongInHandles(start: Vitals, end: Vitals): readonly string[] {
  if (isBack(start, end)) return []
  return [
    `${end.handles} handles and ${end.sockets} sockets are left, at the start there were ${start.handles} and ${start.sockets}`,
  ]
}

export function wrongInLoop(p99Ms: number): readonly string[] {
  return p99Ms <= bar.loopMs
    ? []
    : [`99 of 100 turns of the event loop are up to ${p99Ms.toFixed(0)} ms late`]
}
