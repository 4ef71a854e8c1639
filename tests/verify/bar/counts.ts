import { type Counted, countOf } from '#scripts/attempted'

/** Something that the output of a command counts. */
export type Count = {
  readonly what: string
  /** The numbers in its first group are summed. */
  readonly attempted: RegExp
  /** The same of what passed, where the output says so; else all have where the command ends well. */
  readonly passed?: RegExp
  /** How much the bar asks for. */
  readonly least: number
}

/** What lines of `attempted` say (scripts/attempted.ts). @param least what the bar asks for, of each */
export function counted(least: Readonly<Partial<Record<Counted, number>>>): readonly Count[] {
  return (Object.entries(least) as [Counted, number][]).map(([what, number]) => ({
    what,
    attempted: countOf(what),
    least: number,
  }))
}

const passed = /^ *Tests .*?(\d+) passed/gm

/** What vitest says at its end: `Tests  1 failed | 11 passed | 2 skipped (14)`. One that is skipped has not passed. */
export function testsCounted(least: number): Count {
  return { what: 'tests', attempted: /^ *Tests .*\((\d+)\)$/gm, passed, least }
}

/** The same where some were left out by name. */
export function chosenTestsCounted(least: number): Count {
  return { what: 'tests', attempted: /(?<=^ *Tests .*)(\d+) (?:passed|failed)/gm, passed, least }
}

/** What `npm audit --json` says of the packages that it has looked at. */
export const packagesCounted: Count = { what: 'packages', attempted: /"prod": (\d+)/g, least: 1 }
