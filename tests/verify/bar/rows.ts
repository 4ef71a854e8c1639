/** A command that tries a row of the bar. */
export type Run = {
  readonly words: readonly string[]
  /** What its output says was attempted: the numbers in the first group are summed. */
  readonly attempted: RegExp
  /** It draws by chance, from a seed. */
  readonly seeded?: boolean
}

/** A row of the bar (docs/requirements.md, B1 to B24). */
export type Row = {
  readonly key: string
  readonly what: string
  readonly runs: readonly Run[]
  /** What the row asks for and no command tries yet; it is never counted as passed. */
  readonly untried?: string
}

const seeded = new Set('bodies contributions crash faults fuzz ledger load offline soak sync tabs'.split(' '))
const verify = (name: string, words: string, attempted: RegExp): Run => ({
  words: ['npm', 'run', '--silent', `verify:${name}`, '--', ...words.split(' ').filter(Boolean)],
  attempted,
  seeded: seeded.has(name),
})
/** What vitest says at its end: `Tests  1 failed | 11 passed | 2 skipped (14)`. */
const testsAttempted = /^ *Tests .*\((\d+)\)$/gm
const tests = (project: 'api' | 'e2e' | 'unit', ...files: readonly string[]): Run => ({
  words: [
    'npx',
    'vitest',
    'run',
    '--retry',
    '0',
    '--project',
    project,
    ...files.map((file) => `${project === 'unit' ? 'tests/house' : `tests/${project}`}/${file}.test.ts`),
  ],
  attempted: testsAttempted,
})

/**
 * The same where no other machine can be reached; for root on Linux alone. A cable to nowhere is there, since without any Chromium
 * tells the page that it is offline.
 */
const withoutNetwork = ({ words, attempted }: Run): Run => ({
  words: ['unshare', '--net', 'sh', '-c', `${cableToNowhere} && exec "$@"`, 'sh', ...words],
  attempted,
})
const cableToNowhere = [
  'ip link set lo up',
  'ip link add here type veth peer name nowhere',
  'ip address add 10.254.254.1/24 dev here',
  'ip link set here up',
  'ip link set nowhere up',
].join(' && ')

/** The same where some were left out by name. */
const chosenAttempted = /(?<=^ *Tests .*)(\d+) (?:passed|failed)/gm
const restores = /^(?:restores|full disks): (\d+) attempted/gm
const drills = /^drill: (\d+) attempted/gm
const faults = /^[a-z ]+: (\d+) (?:writes|dead readers) attempted/gm
const answers = verify('answers', '', /^answers: (\d+) attempted/gm)
const foundOut = /^\d+ of (\d+) found out/gm
const underLoad = /^(?:requests|events|checks): (\d+) attempted/gm
const seeds = /seed \d+: (\d+) acts/g

export const rows: readonly Row[] = [
  {
    key: 'B1',
    what: 'the matrix over HTTP, nothing changed by what is refused',
    runs: [tests('api', 'settlement-matrix')],
  },
  { key: 'B2', what: 'every operation is in the matrix', runs: [tests('unit', 'closed-world')] },
  {
    key: 'B3',
    what: 'each guard, taken away, is found out',
    runs: [verify('mutants', '', foundOut), verify('proofs', '', foundOut)],
  },
  {
    key: 'B4',
    what: 'acknowledged saves outlive kill -9',
    runs: [
      verify('crash', '', /^kills under load: (\d+)/gm),
      verify('crash', '--db pg --database-kills 50', /^kills (?:under load|of the database): (\d+)/gm),
    ],
  },
  {
    key: 'B5',
    what: 'a contribution is decided once',
    runs: [verify('contributions', '', /(?:rounds|kills|kills by statement): (\d+) attempted/g)],
  },
  {
    key: 'B6',
    what: 'joins are counted exactly',
    runs: [verify('settlements', '--only joins', /^joins: (\d+) rounds/gm)],
  },
  {
    key: 'B7',
    what: 'stock, reservations, owner, assignees after random acts',
    runs: [verify('ledger', '', seeds), verify('settlements', '--only owners', /^owners: (\d+) rounds/gm)],
  },
  {
    key: 'B8',
    what: 'devices end the same',
    runs: [
      verify('sync', '', /^\d+ of (\d+) hold/gm),
      verify('offline', '', /(\d+) (?:attempted|histories)/g),
    ],
  },
  {
    key: 'B9',
    what: 'nothing is missed by who is cut off',
    runs: [verify('settlements', '--only stream', /^stream: (\d+) changes/gm)],
  },
  {
    key: 'B10',
    what: 'whoever is removed hears nothing more',
    runs: [
      tests('api', 'settlement-live', 'ended-sessions', 'progress-live'),
      verify('settlements', '--only revoked', /^revoked: (\d+) rounds/gm),
    ],
  },
  {
    key: 'B11',
    what: 'random and hostile bodies',
    runs: [
      verify('fuzz', '--db pg', /^seed \d+, (\d+) bodies/gm),
      verify('bodies', '', /^seed \d+, (\d+) bodies/gm),
    ],
  },
  {
    key: 'B12',
    what: 'hostile imports and stores',
    runs: [verify('hostile', '', testsAttempted), tests('e2e', 'storage')],
  },
  {
    key: 'B13',
    what: 'fields of the server’s own are not taken',
    runs: [verify('fuzz', '--db pg', /fields: (\d+) attempted/g)],
  },
  {
    key: 'B14',
    what: 'no address of a person anywhere else',
    runs: [tests('api', 'canaries', 'sent-addresses'), answers],
  },
  { key: 'B15', what: 'hostile texts do nothing', runs: [verify('xss', '', testsAttempted)] },
  {
    key: 'B16',
    what: 'origin, sign-in, sessions',
    runs: [
      tests(
        'api',
        'accounts',
        'accounts-hostile',
        'accounts-identity',
        'callback-issuer',
        'ended-sessions',
        'signing-in-anew',
        'proxies',
      ),
    ],
  },
  {
    key: 'B17',
    what: 'load',
    runs: [
      verify('load', '', underLoad),
      verify('load', '--db pglite', underLoad),
      {
        words: ['npm', 'run', '--silent', 'bench:growth', '--', '--only', 'sizes'],
        attempted: /^sizes: (\d+)/gm,
      },
    ],
  },
  {
    key: 'B18',
    what: 'thirty minutes of load, and faults under load',
    runs: [
      verify('soak', '', underLoad),
      verify('soak', '--db pglite', underLoad),
      verify('faults', '', faults),
      verify('faults', '--db pglite', faults),
    ],
  },
  {
    key: 'B19',
    what: 'backup and restore',
    runs: [
      verify('restore', '', restores),
      verify('restore', '--db pglite', restores),
      verify('drill', '', drills),
      verify('drill', '--db pg', drills),
    ],
  },
  {
    key: 'B20',
    what: 'offline, full storage, several tabs',
    runs: [
      verify('tabs', '--db pg', /tabs × (\d+) saves/g),
      verify('client', '', chosenAttempted),
      tests('e2e', 'keeping', 'saving', 'settlement-offline', 'offline'),
      {
        words: ['npx', 'vitest', 'run', '--project', 'unit', '--testNamePattern', 'R13'],
        attempted: chosenAttempted,
      },
    ],
  },
  {
    key: 'B21',
    what: 'headers',
    runs: [tests('api', 'headers', 'files'), answers],
  },
  {
    key: 'B22',
    what: 'supply chain',
    runs: [
      { words: ['npm', 'audit', '--omit=dev', '--audit-level=high', '--json'], attempted: /"prod": (\d+)/g },
      withoutNetwork({ words: ['npm', 'test'], attempted: testsAttempted }),
    ],
  },
  {
    key: 'B23',
    what: 'accessibility, and how fast the page is there',
    runs: [verify('looks', '', chosenAttempted), verify('page', '', /^page: (\d+) attempted/gm)],
  },
  {
    key: 'B24',
    what: 'export and end of an account',
    runs: [tests('api', 'account-export', 'account-deletion')],
  },
]
