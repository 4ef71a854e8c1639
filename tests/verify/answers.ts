import { attempted } from '#scripts/attempted'
import { readOptions } from '#scripts/read-options'
import { watchServers } from '#scripts/test/watch-servers'
import { endOf, runVitest } from './run-vitest.ts'

const usage = `npm run verify:answers -- [--projects api,e2e] [--files ""]

Runs the tests over HTTP and the journeys, or those in the files whose names begin so, and looks through every answer, stream and
log line of all servers that they start: none may hold the address of a user but in the user's own profile and export, also not in
base64, encoded as in a URL or compressed (B14), and each must have the headers that protect browsers (B21). Build first: npm run build.`

const options = readOptions(usage, { projects: 'api,e2e', files: '' })
const files = options.files.split(',').filter(Boolean)

const sentByServers = watchServers()
const wrong: string[] = []
for (const project of options.projects.split(',')) {
  const chosen = ['--project', project, ...files.map((file) => `tests/${project}/${file}`)]
  const run = await runVitest(chosen)
  if (run.code !== 0) wrong.push(`not all tests of ${project} passed: ${endOf(run)}`)
}
const { answers, faults } = sentByServers()
wrong.push(...faults)
for (const sentence of wrong) console.log(`  WRONG: ${sentence}`)
console.log(attempted('answers', answers, `, ${faults.length} faults`))
console.log(wrong.length === 0 ? 'holds' : 'does not hold')
if (wrong.length > 0) process.exitCode = 1
