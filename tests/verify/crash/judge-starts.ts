/** After a kill, a server is ready within ten seconds each time, and within two in half of all cases (B4). */
const limitsMs = { each: 10_000, median: 2_000 }

/** What is wrong with the times after which servers were ready again, in sentences. */
export function wrongTimes(what: string, readyMs: readonly number[]): readonly string[] {
  return [
    ...wrongLongest(what, readyMs),
    ...(at(readyMs, 0.5) <= limitsMs.median
      ? []
      : [`${what}: half of them took ${inMs(at(readyMs, 0.5))} or more, not ${limitsMs.median} ms`]),
  ]
}

/** The same for first starts, which make the database: only the longest time counts. No time at all is wrong too. */
export function wrongLongest(what: string, readyMs: readonly number[]): readonly string[] {
  if (readyMs.length === 0) return [`${what}: none was measured`]
  const late = readyMs.filter((ms) => ms > limitsMs.each)
  return late.length === 0
    ? []
    : [
        `${what}: ${late.length} of ${readyMs.length} took more than ${limitsMs.each} ms, up to ${inMs(at(late, 1))}`,
      ]
}

export function timesInWords(ms: readonly number[]): string {
  return `${inMs(at(ms, 0.5))} (median), ${inMs(at(ms, 1))} (longest)`
}

/** A sentence if there were any; none for 0. */
export function counted(count: number, what: string): readonly string[] {
  return count === 0 ? [] : [`${count} ${what}`]
}

/** @param share from 0, the shortest, to 1, the longest */
function at(ms: readonly number[], share: number): number {
  return ms.toSorted((a, b) => a - b)[Math.floor((ms.length - 1) * share)] ?? 0
}

function inMs(ms: number): string {
  return `${Math.round(ms)} ms`
}
