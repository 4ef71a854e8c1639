import { spawnSync } from 'node:child_process'
import { readOptions } from '#scripts/read-options'
import { watchServers } from '#scripts/test/watch-servers'

const usage = `npm run verify:answers -- [--projects api,e2e] [--files ""]

Runs the tests over HTTP and the journeys, or those in the files whose names begin so, and looks through every answer, stream and log line of all
servers that they start: none may hold the address of a user but in the user's own profile and export, also not in base64, encoded as in a URL
or compressed (B14), and each must have the headers that protect browsers (B21). Build first: npm run build.`

const options = readOptions(usage, { projects: 'api,e2e', files: '' })
const files = options.files.split(',').filter(Boolean)

const sentByServers = watchServers()
const failed = options.projects.split(',').filter((project) => {
  const chosen = ['--project', project, ...files.map((file) => `tests/${project}/${file}`)]
  return (
    spawnSync('npx', ['vitest', 'run', ...chosen], { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0
  )
})
const { answers, faults } = sentByServers()
for (const sentence of faults) console.log(`  WRONG: ${sentence}`)
for (const project of failed) console.log(`  WRONG: not all tests of ${project} passed`)
console.log(`answers: ${answers} attempted, ${faults.length} faults`)
console.log(faults.length + failed.length === 0 ? 'holds' : 'does not hold')
if (faults.length + failed.length > 0) process.exitCode = 1
