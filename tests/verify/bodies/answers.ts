/** What so many bodies were answered with. */
export type Answers = {
  /** How often each status came. */
  readonly statuses: ReadonlyMap<number, number>
  readonly slowest: { readonly name: string; readonly ms: number }
}

/** Stands for the status of an answer that did not come, or ended too early. */
export const cutOff = 599
const answeredWithinMs = 2_000
/** Refused before anybody looks into the body: no JSON or beyond a limit, not signed in, too large, too many requests. */
const unread = new Set([400, 401, 413, 429])

/** Parts of all answers. */
export type LeastShares = {
  /** Of those whose body was looked into, whatever came of it. */
  readonly read: number
  /** Of those that did what was asked. */
  readonly done: number
}

/** No fault, no hang, and enough bodies that mean something to the server (B11). @returns what is wrong, in sentences */
export function wrongInAnswers({ statuses, slowest }: Answers, least: LeastShares): readonly string[] {
  const shareOf = (counts: (status: number) => boolean) =>
    sumOf(statuses, counts) / sumOf(statuses, () => true)
  const faults = [...statuses].filter(([status]) => isFault(status))
  const isRead = (status: number) => !unread.has(status) && !isFault(status)
  const [read, done] = [shareOf(isRead), shareOf((status) => status === 200)]
  return [
    ...faults.map(([status, times]) =>
      status === cutOff ? `${times} bodies had no whole answer` : `${times} bodies met a ${status}`,
    ),
    ...(slowest.ms <= answeredWithinMs ? [] : [`${inWords(slowest)}, above ${answeredWithinMs}`]),
    ...(read >= least.read ? [] : [`only ${inPercent(read)} of the bodies were looked into`]),
    ...(done >= least.done ? [] : [`only ${inPercent(done)} of the bodies did what they ask`]),
  ]
}

export function answersInWords({ statuses, slowest }: Answers): string {
  const counts = [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status === cutOff ? 'no whole answer' : status}`)
  return `${counts.join(', ')}, ${inWords(slowest)}`
}

export function together(all: readonly Answers[]): Answers {
  const statuses = new Map<number, number>()
  for (const one of all)
    for (const [status, times] of one.statuses) statuses.set(status, (statuses.get(status) ?? 0) + times)
  const [slowest] = all.map((one) => one.slowest).toSorted((one, other) => other.ms - one.ms)
  return { statuses, slowest: slowest! }
}

export function countOfAnswers({ statuses }: Answers): number {
  return sumOf(statuses, () => true)
}

function isFault(status: number): boolean {
  return status >= 500
}

function sumOf(statuses: ReadonlyMap<number, number>, counts: (status: number) => boolean): number {
  return [...statuses].reduce((sum, [status, times]) => sum + (counts(status) ? times : 0), 0)
}

function inWords({ name, ms }: Answers['slowest']): string {
  return `${name} took ${Math.round(ms)} ms`
}

function inPercent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
