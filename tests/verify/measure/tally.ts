import { inMs } from './figures.ts'

/** How long each kind of request took, from when it was due, and what was wrong with it. */
export type Tally = {
  /** @param send answers what is wrong, or null */
  readonly of: (kind: string, dueAt: number, send: () => Promise<string | null>) => Promise<void>
  readonly times: (kind: string) => readonly number[]
  readonly failed: () => number
  /** What was wrong, and how often. */
  readonly faults: () => readonly string[]
  readonly inWords: () => string
}

export function openTally(): Tally {
  const times = new Map<string, number[]>()
  const faults = new Map<string, number>()
  let failed = 0
  return {
    async of(kind, dueAt, send) {
      const fault = await send().catch((error: Error) => error.message)
      if (fault !== null) {
        failed += 1
        const said = `${kind}: ${fault}`
        faults.set(said, (faults.get(said) ?? 0) + 1)
      }
      const known = times.get(kind) ?? []
      times.set(kind, known)
      known.push(performance.now() - dueAt)
    },
    times: (kind) => times.get(kind) ?? [],
    failed: () => failed,
    faults: () => [...faults].map(([said, count]) => `${count} × ${said}`),
    inWords: () =>
      [...times]
        .sort(([one], [other]) => one.localeCompare(other))
        .map(
          ([kind, all]) =>
            `  ${kind.padEnd(10)} ${String(all.length).padStart(7)}: p50 ${inMs(all, 0.5)}, p95 ${inMs(all, 0.95)}, p99 ${inMs(all, 0.99)}`,
        )
        .join('\n'),
  }
}
