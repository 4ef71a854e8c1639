import { spawnSync } from 'node:child_process'
import { attempted } from '#scripts/attempted'
import { readOptions } from '#scripts/read-options'

const usage = `npm run verify:packages

Asks the package registry whether one of the packages that the product runs with has a known vulnerability of high or critical severity; none
may have one (B22). Where the registry cannot be asked, or answers no such question, it says so and has not tried it.`

/** What `npm audit --json` prints: what it found, or with a `message` that the registry gave no answer. */
type Told = {
  readonly metadata?: { readonly dependencies: { readonly prod: number } }
  readonly message?: string
}

readOptions(usage, {})
process.exitCode = askRegistry()

function askRegistry(): number {
  // Where npm is set to work offline it asks nobody, and finds nothing.
  const audit = ['audit', '--no-offline', '--omit=dev', '--audit-level=high', '--json']
  const { status, stdout } = spawnSync('npm', audit, { encoding: 'utf8' })
  const { metadata, message } = JSON.parse(stdout) as Told
  if (!metadata && message !== undefined) {
    console.log('not tried: known vulnerabilities of packages, since the registry does not tell them')
    return 0
  }
  const packages = metadata?.dependencies.prod ?? 0
  if (status !== 0 || packages === 0) console.log(stdout)
  console.log(attempted('packages', packages))
  return packages > 0 ? (status ?? 1) : 1
}
