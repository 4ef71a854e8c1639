/** The things whose attempts a proof prints the number of; `npm run verify` reads these numbers (tests/verify/bar). */
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
  'controls',
  'database gone and back',
  'database paused',
  'deliberate faults',
  'disconnects',
  'drill',
  'entities',
  'events',
  'exports of a history',
  'former stores',
  'full disk',
  'full disks',
  'full storages',
  'guards',
  'histories',
  'hostile bodies',
  'hostile files',
  'hostile stores',
  'hostile texts',
  'hours offline',
  'interrupted saves',
  'joins',
  'kills',
  'kills by statement',
  'kills during a backup',
  'kills during a migration',
  'kills during the first start',
  'kills of a browser',
  'kills of the database',
  'kills under load',
  'owners',
  'packages',
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
  'sessions in doubt',
  'sizes',
  'slow and dead readers',
  'specified texts',
  'stale cursors',
  'statements',
  'stores of accounts',
  'tabs of two players',
] as const
export type Counted = (typeof counted)[number]

/** The line that says how often something was attempted. @param more the rest of the line */
export function attempted(what: Counted, count: number, more = ''): string {
  return `${what}: ${count} attempted${more}`
}

/** Finds the number in such a line. */
export function countOf(what: Counted): RegExp {
  return new RegExp(`^${what}: (\\d+) attempted\\b`, 'gm')
}
