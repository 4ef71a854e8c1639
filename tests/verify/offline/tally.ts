import { attempted } from '#scripts/attempted'
import type { Counts, History } from './run-history.ts'

/** Adds up what histories come to. */
export type Tally = {
  readonly add: (seed: number, history: History) => void
  /** A history that could not be played to its end. */
  readonly fail: (seed: number, error: unknown) => void
  /** Prints the figures. @returns what is wrong, in sentences */
  readonly end: () => readonly string[]
}

export function createTally(): Tally {
  const begin = performance.now()
  const total = new Map<string, number>()
  const reasons = new Map<string, number>()
  const wrong: string[] = []
  let histories = 0
  let holding = 0
  const addTo = (sums: Map<string, number>, name: string, more: number) =>
    sums.set(name, (sums.get(name) ?? 0) + more)
  return {
    add(seed, { counts, reasons: named, wrong: sentences }) {
      histories += 1
      if (sentences.length === 0) holding += 1
      for (const [name, count] of Object.entries(counts) as [keyof Counts, number][])
        addTo(total, name, count)
      for (const [why, count] of named) addTo(reasons, why, count)
      wrong.push(...sentences.map((sentence) => `seed ${seed}: ${sentence}`))
    },
    fail(seed, error) {
      histories += 1
      wrong.push(`seed ${seed}: ${error instanceof Error ? error.stack : error}`)
    },
    end() {
      for (const [name, count] of total) console.log(`  ${name}: ${count}`)
      console.log('  not done, by reason:')
      for (const [why, count] of [...reasons].toSorted(([, a], [, b]) => b - a))
        console.log(`    ${count} × ${why}`)
      const seconds = Math.round((performance.now() - begin) / 1_000)
      console.log(attempted('histories', histories, `, ${holding} hold, ${seconds} s`))
      return wrong
    },
  }
}
