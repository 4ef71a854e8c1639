type Statuses = ReadonlyMap<number, number>

/** How the server answered the bodies. */
export type Answers = {
  /** How often each status came, by operation. */
  readonly byName: ReadonlyMap<string, Statuses>
  readonly slowest: { readonly name: string; readonly ms: number }
}

/** Stands for the status of an answer that did not come, or ended too early. */
export const noAnswer = 599
const answeredWithinMs = 2_000
/** Refused before anybody looks into the body: no JSON or beyond a limit, not signed in, too large, too many requests. */
const unread = new Set([400, 401, 413, 429])
/** The least shares of all answers (B11): of bodies that were looked into, whatever came of it, and of those that did what they ask. */
const least = { read: 0.6, done: 0.05 }
/** An operation that got so many bodies can be judged by itself: the same share must be looked into, and one must do what it asks. */
const enough = 80

/** The server does these one at a time, with pauses, or a few times a minute: further bodies are told to wait, and not looked into. */
const heldBack = new Set([
  ...['lookUpCatalogue', 'exportAccount', 'exportHistory', 'exportSettlement'],
  ...['setWebhook', 'testWebhook'],
])

/**
 * Checks that there was no fault and no hang, and that enough bodies meant something to the server (B11).
 * @returns what is wrong, in sentences
 */
export function wrongInAnswers(answers: Answers): readonly string[] {
  const all = statusesOf(answers)
  const { slowest } = answers
  const { read, done } = sharesOf(all)
  return [
    ...[...all]
      .filter(([status]) => isFault(status))
      .map(([status, times]) =>
        status === noAnswer ? `${times} bodies had no whole answer` : `${times} bodies met a ${status}`,
      ),
    ...(slowest.ms <= answeredWithinMs ? [] : [`${inWords(slowest)}, above ${answeredWithinMs}`]),
    ...(read >= least.read ? [] : [`only ${inPercent(read)} of the bodies were looked into`]),
    ...(done >= least.done ? [] : [`only ${inPercent(done)} of the bodies did what they ask`]),
  ]
}

/** Checks that enough bodies of each operation meant something to the server (B11). @returns what is wrong, in sentences */
export function wrongInOperations(answers: Answers): readonly string[] {
  const judged = [...answers.byName].filter(([, statuses]) => countOf(statuses) >= enough)
  return [
    ...judged
      .filter(([name, statuses]) => sharesOf(statuses).read < least.read && !heldBack.has(name))
      .map(([name, statuses]) => `${name}: only ${inPercent(sharesOf(statuses).read)} were looked into`),
    ...judged
      .filter(([, statuses]) => sharesOf(statuses).done === 0)
      .map(([name]) => `${name}: none did what it asks`),
  ]
}

/** The statuses of all operations together. */
export function answersInWords(answers: Answers): string {
  const all = statusesOf(answers)
  const { read, done } = sharesOf(all)
  return `${histogram(all)}, ${inPercent(read)} looked into, ${inPercent(done)} done, ${inWords(answers.slowest)}`
}

/** The statuses of each operation, a line each. */
export function eachInWords({ byName }: Answers): readonly string[] {
  return [...byName].map(([name, statuses]) => `${name}: ${histogram(statuses)}`).toSorted()
}

export function addUp(all: readonly Answers[]): Answers {
  const byName = new Map<string, Map<number, number>>()
  for (const [name, statuses] of all.flatMap((one) => [...one.byName]))
    byName.set(name, sumOf([byName.get(name) ?? new Map(), statuses]))
  const [slowest] = all.map((one) => one.slowest).toSorted((one, other) => other.ms - one.ms)
  return { byName, slowest: slowest! }
}

export function countOfAnswers(answers: Answers): number {
  return countOf(statusesOf(answers))
}

function statusesOf({ byName }: Answers): Statuses {
  return sumOf([...byName.values()])
}

function sumOf(all: readonly Statuses[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const [status, times] of all.flatMap((one) => [...one]))
    sums.set(status, (sums.get(status) ?? 0) + times)
  return sums
}

function sharesOf(statuses: Statuses): { readonly read: number; readonly done: number } {
  const share = (counts: (status: number) => boolean) =>
    countOf(new Map([...statuses].filter(([status]) => counts(status)))) / countOf(statuses)
  return {
    read: share((status) => !unread.has(status) && !isFault(status)),
    done: share((status) => status === 200),
  }
}

function countOf(statuses: Statuses): number {
  return [...statuses.values()].reduce((sum, times) => sum + times, 0)
}

function histogram(statuses: Statuses): string {
  return [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status === noAnswer ? 'no whole answer' : status}`)
    .join(', ')
}

function isFault(status: number): boolean {
  return status >= 500
}

function inWords({ name, ms }: Answers['slowest']): string {
  return `${name} took ${Math.round(ms)} ms`
}

function inPercent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
