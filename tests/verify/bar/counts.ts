import { type Counted, countOf } from '#scripts/attempted'

/** Something that the output of a command counts. */
export type Count = {
  readonly what: string
  /** Finds what was attempted: the numbers in its first group are summed. */
  readonly attempted: RegExp
  /** Finds in the same way what passed. Without it, all that was attempted passed if the command ends well. */
  readonly passed?: RegExp
  /** How much the bar asks for. */
  readonly least: number
}

/** Counts the lines that `attempted` prints (scripts/attempted.ts). @param least what the bar asks for of each kind */
export function counted(least: Readonly<Partial<Record<Counted, number>>>): readonly Count[] {
  return (Object.entries(least) as [Counted, number][]).map(([what, number]) => ({
    what,
    attempted: countOf(what),
    least: number,
  }))
}

const passed = /^ *Tests .*?(\d+) passed/gm

/** What vitest says at its end: `Tests  1 failed | 11 passed | 2 skipped (14)`. A skipped test has not passed. */
export function testsCounted(least: number): Count {
  return { what: 'tests', attempted: /^ *Tests .*\((\d+)\)$/gm, passed, least }
}

/** Like `testsCounted`, for a run that leaves tests out by name: vitest calls them skipped, and they were not attempted. */
export function chosenTestsCounted(least: number): Count {
  return { what: 'tests', attempted: /(?<=^ *Tests .*)(\d+) (?:passed|failed)/gm, passed, least }
}
