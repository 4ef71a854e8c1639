import { resolve } from 'node:path'
import { attempted } from './attempted.ts'
import { ensurePrograms } from './test/debian-programs.ts'
import { longerTests } from './test/longer-tests.ts'
import { lint, runStep, types } from './test/run-step.ts'
import { temporaryFolder } from './test/temporary-folder.ts'
import { type Counts, runVitestProject } from './test/vitest-project.ts'
import { watchServers } from './test/watch-servers.ts'

// Runs the checks: types, lint, unit tests, API tests, end-to-end tests in a browser. With --whole all tests, the API's on both databases.

/** Under load a few tests may fail once and pass when repeated; with more of them the run fails. */
const mostWavering = 3
const isWhole = process.argv.includes('--whole')
const leftOut = isWhole ? [] : longerTests
process.env.DATABASES = isWhole ? 'both' : 'one'
process.env.LOOKS = isWhole ? 'two' : 'one'
const started = Date.now()
const missing = ensurePrograms()
for (const sentence of missing) console.log(sentence)

const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
const steps = await Promise.all([
  runStep('types', types),
  runStep('lint', lint),
  runStep('client', vite),
  runStep('server', [...vite, '--config', 'vite.server.config.ts']),
])
if (steps.includes('failed')) process.exit(1)

const temporary = temporaryFolder()
process.env.TMPDIR = temporary.path
process.once('exit', temporary.remove)
process.env.BUILT_CLIENT = resolve('dist/client')
process.env.BUILT_SERVER = resolve('dist/server/main.js')
const sentByServers = watchServers()
const counts = ['unit', 'api', 'e2e'].map((project) => runVitestProject(project, leftOut))
const sent = sentByServers()
const skipped = counts.flatMap((count) => count.skipped)
for (const title of skipped) console.log(`skipped: ${title}`)
const wavering = counts.flatMap((count) => count.wavering)
for (const test of wavering) console.log(`passed on the second try only: ${test}`)
// Repeated at the end, for people who read only the last lines.
for (const failure of counts.flatMap((count) => count.failures)) console.log(`failed: ${failure}`)
for (const sentence of sent.faults) console.log(`failed: ${sentence}`)
for (const sentence of missing) console.log(`Not everything was tested: ${sentence}`)
if (!isWhole)
  console.log(
    `Left to npm run test:whole: ${leftOut.length} files, most of the API on the built-in database, and axe on a phone`,
  )
console.log(attempted('answers', sent.answers, `, ${sent.faults.length} faults`))
console.log(`\n${Math.round((Date.now() - started) / 1000)} s in all`)
const failed = sum((count) => count.failed) + sent.faults.length
console.log(
  `${sum((count) => count.passed)} passed, ${failed} failed, ${skipped.length} skipped, ${wavering.length} on the second try`,
)
const isRed = failed > 0 || wavering.length > mostWavering
process.exitCode = isRed ? 1 : 0

function sum(pick: (count: Counts) => number): number {
  return counts.reduce((total, count) => total + pick(count), 0)
}
