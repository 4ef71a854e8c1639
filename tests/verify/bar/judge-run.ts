import type { Count } from './counts.ts'
import type { Run } from './runs.ts'

/** How a command ended, and all that it said. */
export type Ended = { readonly output: string; readonly code: number | null }

export type Tally = {
  readonly what: string
  readonly attempted: number
  readonly passed: number
}

export type Judged = { readonly tallies: readonly Tally[]; readonly faults: readonly string[] }

/**
 * Says what a command attempted and passed, and why it does not hold: that it ended badly, attempted less than the bar asks for, or
 * passed less than it attempted. Tests that end badly still say how many passed; of any other command that ends badly nothing
 * counts as passed, since its faults are sentences and not numbers.
 */
export function judgeRun({ words, counts }: Run, ended: Ended): Judged {
  const tallies = counts.map((count) => tallyOf(count, ended))
  const faults = counts.flatMap(({ what, least }, at) => {
    const { attempted, passed } = tallies[at]!
    return [
      ...(attempted < least ? [`${attempted} ${what} of at least ${least}`] : []),
      ...(passed < attempted && ended.code === 0 ? [`${attempted - passed} ${what} not passed`] : []),
    ]
  })
  if (ended.code === 0) return { tallies, faults }
  return { tallies, faults: [`${nameOf(words)} ended with ${ended.code}`, ...faults] }
}

function tallyOf({ what, attempted, passed }: Count, { output, code }: Ended): Tally {
  const sum = (found: RegExp) =>
    [...output.matchAll(found)].reduce((all, [, number]) => all + Number(number), 0)
  const all = sum(attempted)
  if (passed) return { what, attempted: all, passed: sum(passed) }
  return { what, attempted: all, passed: code === 0 ? all : 0 }
}

function nameOf(words: readonly string[]): string {
  return words.find((word) => /^(verify|bench|test):/.test(word)) ?? words.slice(0, 2).join(' ')
}
