/** What proofs count, and `npm run verify` reads in what they print (tests/verify/bar). */
const counted = [
  'acknowledged saves',
  'acts',
  'answers',
  'bodies',
  'cells',
  'changes',
  'checks',
  'checks behind nginx',
  'checks of the container',
  'clock stepped',
  'database gone and back',
  'database paused',
  'deliberate faults',
  'disconnects',
  'drill',
  'events',
  'exports of a history',
  'full disk',
  'full disks',
  'guards',
  'histories',
  'hostile bodies',
  'hostile files',
  'hostile stores',
  'joins',
  'kills',
  'kills by statement',
  'kills during a backup',
  'kills during a migration',
  'kills during the first start',
  'kills of the database',
  'kills under load',
  'owners',
  'page',
  'releases',
  'removals',
  'requests',
  'restores',
  'revoked',
  'rounds',
  'saves',
  'server paused',
  'server-owned fields',
  'sizes',
  'slow and dead readers',
  'specified texts',
  'stale cursors',
  'statements',
] as const
export type Counted = (typeof counted)[number]

/** The line that says how often something was attempted. @param more what follows in the line */
export function attempted(what: Counted, count: number, more = ''): string {
  return `${what}: ${count} attempted${more}`
}

/** Finds the number in such a line. */
export function countOf(what: Counted): RegExp {
  return new RegExp(`^${what}: (\\d+) attempted\\b`, 'gm')
}
