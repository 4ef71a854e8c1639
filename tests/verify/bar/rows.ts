import { areas } from '../../matrix/areas.ts'
import { hostileFields } from '../../support/hostile-texts/fields.ts'
import { hostileTexts } from '../../support/hostile-texts/texts.ts'
import { proofs } from '../proofs/proofs.ts'
import { chosenTestsCounted, counted, testsCounted } from './counts.ts'
import { alsoCounting, onlyTitles, type Run, tests, verify, withoutNetwork } from './runs.ts'

/** A row of the bar (docs/requirements.md, B1 to B24). */
export type Row = {
  readonly key: string
  readonly what: string
  readonly runs: readonly Run[]
  /** What the row asks for and no command tries yet; it is never counted as passed. */
  readonly untried?: string
}

/** The test files that try those rows of the matrix which its own file does not try; the matrix names them. */
const filesTriedElsewhere = [
  ...new Set(areas.flatMap(({ triedElsewhere = {} }) => Object.values(triedElsewhere).flat())),
]
/** How many cells the matrix's own file tries at least: each condition of its rows both ways, on both databases. */
const leastCells = 2_536
/** How many guards a run takes away; the bar asks for 60. */
const sampledGuards = 120
/** All tests, run without a network. */
const wholeSuite = withoutNetwork({
  words: ['npm', 'run', '--silent', 'test:whole'],
  counts: [testsCounted(1)],
})
/** The same command, judged by how many answers it looks through. */
const answers = { ...wholeSuite, counts: counted({ answers: 1 }) }
const killsOfServers = {
  'kills under load': 200,
  'acknowledged saves': 10_000,
  'kills during the first start': 20,
  'kills during a migration': 20,
  'kills during a backup': 20,
}
/** Only root on Linux can fill a disk, so none is asked for here and in B19; the table then says “not tried”. */
const faults = { 'server paused': 1, 'clock stepped': 1, 'slow and dead readers': 1, 'full disk': 0 }

/** How often each of R5, R6, R10, R11, R12, R13 and R15 is tried. */
const lossesOfBrowsers = {
  'kills of a browser': 100,
  'interrupted saves': 100,
  'hours offline': 20,
  'full storages': 100,
  'stores of accounts': 500,
  'tabs of two players': 40,
  'former stores': 3,
  'sessions in doubt': 40,
}

export const rows: readonly Row[] = [
  {
    key: 'B1',
    what: 'the matrix over HTTP, conditions both ways, nothing changed by what is refused',
    runs: [
      alsoCounting(tests('api', 'settlement-matrix'), counted({ cells: leastCells })),
      tests('api', filesTriedElsewhere.join(' ')),
    ],
  },
  {
    key: 'B2',
    what: 'every operation is in the matrix',
    runs: [
      tests('unit', 'closed-world'),
      // One test on each of the two databases, which asks the running server which addresses it answers.
      onlyTitles('B2:', 2, tests('api', 'settlement-matrix')),
    ],
  },
  {
    key: 'B3',
    what: 'each guard, taken away, is found out',
    runs: [
      // All guards would take hours; another seed draws others.
      verify('mutants', `--sample ${sampledGuards}`, counted({ guards: sampledGuards })),
      // A fault with `needs` is tried only where that program is there, so it is not asked for.
      verify('proofs', '', counted({ 'deliberate faults': proofs.filter(({ needs }) => !needs).length })),
    ],
  },
  {
    key: 'B4',
    what: 'acknowledged saves outlive kill -9, migrations and backups too',
    runs: [
      verify('crash', '', counted(killsOfServers)),
      verify(
        'crash',
        '--db pg --database-kills 50',
        counted({ ...killsOfServers, 'kills of the database': 50 }),
      ),
    ],
  },
  {
    key: 'B5',
    what: 'a contribution is decided once',
    runs: [verify('contributions', '', counted({ rounds: 200, kills: 60, 'kills by statement': 1 }))],
  },
  {
    key: 'B6',
    what: 'joins are counted exactly',
    runs: [verify('settlements', '--only joins', counted({ joins: 300 }))],
  },
  {
    key: 'B7',
    what: 'stock, reservations, owner, assignees after random acts',
    runs: [
      verify('ledger', '', counted({ acts: 100_000 })),
      verify('settlements', '--only owners', counted({ owners: 100 })),
    ],
  },
  {
    key: 'B8',
    what: 'devices end the same',
    runs: [
      verify('sync', '', counted({ histories: 1_000 })),
      verify('offline', '', counted({ histories: 1_000 })),
    ],
  },
  {
    key: 'B9',
    what: 'nothing is missed by who is cut off',
    runs: [
      verify(
        'settlements',
        '--only stream',
        counted({ changes: 5_000, disconnects: 200, 'stale cursors': 20 }),
      ),
    ],
  },
  {
    key: 'B10',
    what: 'whoever is removed hears nothing more',
    runs: [
      tests('api', 'settlement-live ended-sessions progress-live'),
      verify('settlements', '--only revoked', counted({ revoked: 50 })),
    ],
  },
  {
    key: 'B11',
    what: 'random and hostile bodies',
    runs: [
      verify('fuzz', '--db pg', counted({ bodies: 20_000 })),
      verify('bodies', '', counted({ 'hostile bodies': 20_000 })),
    ],
  },
  {
    key: 'B12',
    what: 'hostile imports and stores',
    runs: [
      verify('hostile', '', counted({ 'hostile files': 500, 'hostile stores': 500 })),
      tests('e2e', 'storage'),
    ],
  },
  {
    key: 'B13',
    what: 'fields of the server’s own are not taken',
    runs: [verify('fields', '', counted({ 'server-owned fields': 50_000, controls: 120, entities: 30 }))],
  },
  {
    key: 'B14',
    what: 'no address of a person anywhere else',
    runs: [tests('api', 'canaries sent-addresses'), answers],
  },
  {
    key: 'B15',
    what: 'hostile texts do nothing',
    runs: [verify('xss', '', counted({ 'hostile texts': hostileTexts.length * hostileFields.length }))],
  },
  {
    key: 'B16',
    what: 'origin, sign-in, sessions',
    // Each number says how many tests the files have at least.
    runs: [
      tests('api', 'forged-origins', 45),
      tests('api', 'forged-sign-ins', 40),
      tests('api', 'forged-sessions', 20),
      tests(
        'api',
        'known-hosts accounts accounts-hostile accounts-identity callback-issuer ended-sessions signing-in-anew proxies',
        60,
      ),
    ],
  },
  {
    key: 'B17',
    what: 'load',
    runs: [
      verify('load', '', counted({ requests: 6_000, events: 6_000, checks: 1 })),
      verify('load', '--db pglite', counted({ requests: 1_500, events: 1_500, checks: 1 })),
      {
        words: ['npm', 'run', '--silent', 'bench:growth', '--', '--only', 'sizes'],
        counts: counted({ sizes: 2 }),
      },
    ],
  },
  {
    key: 'B18',
    what: 'thirty minutes of load, and faults under load',
    runs: [
      verify('soak', '', counted({ requests: 180_000, events: 180_000, checks: 1 })),
      verify('soak', '--db pglite', counted({ requests: 45_000, events: 45_000, checks: 1 })),
      verify('faults', '', counted({ 'database gone and back': 1, 'database paused': 1, ...faults })),
      verify('faults', '--db pglite', counted(faults)),
    ],
  },
  {
    key: 'B19',
    what: 'backup and restore',
    runs: [
      verify('restore', '', counted({ restores: 10, 'full disks': 0 })),
      verify('restore', '--db pglite', counted({ restores: 10, 'full disks': 0 })),
      verify('drill', '', counted({ drill: 1 })),
      verify('drill', '--db pg', counted({ drill: 1 })),
    ],
  },
  {
    key: 'B20',
    what: 'offline, full storage, several tabs',
    runs: [
      verify('tabs', '--db pg', counted({ saves: 1_000 })),
      verify('client', '', counted(lossesOfBrowsers)),
      tests('e2e', 'keeping saving settlement-offline offline'),
      {
        words: ['npx', 'vitest', 'run', '--project', 'unit', '--testNamePattern', 'R13'],
        counts: [chosenTestsCounted(1)],
      },
    ],
  },
  {
    key: 'B21',
    what: 'headers',
    runs: [tests('api', 'headers files'), answers],
  },
  {
    key: 'B22',
    what: 'supply chain',
    runs: [
      // Not every registry answers an audit, so none is asked for; the table then says “not tried”.
      verify('packages', '', counted({ packages: 0 })),
      wholeSuite,
    ],
  },
  {
    key: 'B23',
    what: 'accessibility, and how fast the page is there',
    runs: [verify('looks', '', [chosenTestsCounted(1)]), verify('page', '', counted({ page: 5 }))],
  },
  {
    key: 'B24',
    what: 'export and end of an account',
    runs: [tests('api', 'account-export account-deletion')],
  },
]
