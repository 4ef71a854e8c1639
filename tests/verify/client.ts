import { readProofOptions } from './faulty/with-fault.ts'
import { proveJourneys } from './prove-journeys.ts'

const promises = ['R5', 'R6', 'R10', 'R11', 'R12', 'R13', 'R15']

const usage = `npm run verify:client -- [--only ${promises.join(',')}] [--rounds all|few]

What browsers promise to keep, each in as many rounds in Chromium as the bar asks for (B20): a browser is killed at any moment while it saves (R5), has
no network for an hour while others change the same things (R6), has no room for one of its first 50 writes, or for any (R10), holds damaged data (R11),
has several tabs, and two players one after the other (R12), holds what an earlier release stored (R13), or loses its session for a while
(R15). Build first: npm run build.`

const { only, rounds } = readProofOptions(usage, { only: promises.join(','), rounds: 'all' })

await proveJourneys({
  files: [
    'tests/e2e/killed-browser.test.ts',
    'tests/e2e/saving-interrupted.test.ts',
    'tests/e2e/hour-offline.test.ts',
    'tests/e2e/full-journal.test.ts',
    'tests/e2e/storage.test.ts',
    'tests/e2e/hostile-stores.test.ts',
    'tests/e2e/tabs-of-two-players.test.ts',
    'tests/e2e/session-grace.test.ts',
  ],
  titles: `^(${only.replaceAll(',', '|')}):`,
  settings: { ROUNDS: rounds },
})
