import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** What was found in the head of an answer that a test's server sent. */
export type CheckedHead = {
  /** The request, as in `SentAddress`. */
  readonly place: string
  /** What its headers lack; a sentence each. */
  readonly faults: readonly string[]
}

/** Where a test reads rows of its own server's database (`tests/support/pglite-door`): no route of the server. */
export const doorOfTests = 'POST /door-of-tests'

/** The file of heads beside that of addresses. */
export function headsBeside(addresses: string): string {
  return `${addresses}.heads`
}

/** Adds a line for an answer; it is empty where nothing was wrong. */
export function noteSentHead(file: string, { place, faults }: CheckedHead): void {
  if (place !== doorOfTests)
    appendFileSync(file, `${faults.length === 0 ? '' : JSON.stringify({ place, faults })}\n`)
}

/** How many answers were sent, and a message for each place and header that was not as it should be (B21). */
export function readSentHeads(file: string): {
  readonly answers: number
  readonly faults: readonly string[]
} {
  // What follows the last line break is still being written.
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []
  // Every run asks its servers for something, so a record without a head recorded nothing.
  if (lines.length === 0) return { answers: 0, faults: ['the heads that servers sent were not recorded'] }
  const counts = new Map<string, number>()
  for (const line of lines) {
    if (line === '') continue
    const { place, faults } = JSON.parse(line) as CheckedHead
    for (const fault of faults) {
      const sentence = `an answer had not the right headers: ${place}: ${fault}`
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
    }
  }
  return {
    answers: lines.length,
    faults: Array.from(counts, ([sentence, times]) => `${sentence} (${times})`),
  }
}
