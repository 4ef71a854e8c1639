import { type Count, chosenTestsCounted, testsCounted } from './counts.ts'

/** A command that tries a row of the bar. */
export type Run = {
  readonly words: readonly string[]
  /** What its output counts. */
  readonly counts: readonly Count[]
  /** Whether it draws by chance, from a seed that it is given. */
  readonly seeded?: boolean
}

/** The commands that take --seed. */
const seeded = new Set(
  'bodies contributions crash faults fuzz ledger load mutants offline settlements soak sync tabs'.split(' '),
)

/** Runs `npm run verify:` and the name. */
export function verify(name: string, words: string, counts: readonly Count[]): Run {
  return {
    words: ['npm', 'run', '--silent', `verify:${name}`, '--', ...words.split(' ').filter(Boolean)],
    counts,
    seeded: seeded.has(name),
  }
}

/** Runs test files; each test must hold at the first try. */
export function tests(project: 'api' | 'e2e' | 'unit', files: string, least = 1): Run {
  const folder = project === 'unit' ? 'tests/house' : `tests/${project}`
  return {
    words: [
      ...['npx', 'vitest', 'run', '--retry', '0', '--project', project],
      ...files.split(' ').map((file) => `${folder}/${file}.test.ts`),
    ],
    counts: [testsCounted(least)],
  }
}

/** The same run with only those tests whose titles have these words. */
export function onlyTitles(titles: string, least: number, { words }: Run): Run {
  return { words: [...words, '--testNamePattern', titles], counts: [chosenTestsCounted(least)] }
}

/** The same run, of which more is counted. */
export function alsoCounting(run: Run, counts: readonly Count[]): Run {
  return { ...run, counts: [...run.counts, ...counts] }
}

/**
 * The same run where no other machine can be reached; it needs root on Linux. It has a network cable to nowhere, since without
 * any Chromium tells the page that it is offline.
 */
export function withoutNetwork(run: Run): Run {
  return {
    ...run,
    words: ['unshare', '--net', 'sh', '-c', `${cableToNowhere} && exec "$@"`, 'sh', ...run.words],
  }
}

const cableToNowhere = [
  'ip link set lo up',
  'ip link add here type veth peer name nowhere',
  'ip address add 10.254.254.1/24 dev here',
  'ip link set here up',
  'ip link set nowhere up',
].join(' && ')
