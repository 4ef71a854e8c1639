import { attempted } from '#scripts/attempted'
import { readOptions } from '#scripts/read-options'
import { earlierReleases } from '../support/former-database.ts'
import { onDatabase } from './prove.ts'
import { runUpgrade, type Tally } from './upgrade/run-upgrade.ts'

const usage = `npm run verify:upgrade -- [--db pg|pglite] [--only 0008_ledger]

Upgrades what each earlier release stored. On PostgreSQL first with a migration that fails at its first, fifth and twentieth command: each time
the start says so and nothing has changed. Then two servers (with PGlite one) start at once while ten people call them: no call is answered with a
fault, and the last act that was acknowledged is stored (R14).`

const options = readOptions(usage, { db: 'pg', only: '' })
const releases = earlierReleases().filter((release) => release.includes(options.only))
if (releases.length === 0) throw new Error(`There is no release "${options.only}".`)

process.exitCode = await onDatabase(options.db, async ({ settings }) => {
  const tally: Tally = { attempted: 0, failedStarts: 0, calls: 0, acts: 0 }
  let passed = 0
  for (const release of releases) {
    const wrong = await runUpgrade(release, await settings(), tally)
    console.log(`  ${release}: ${wrong.length === 0 ? 'as it should be' : 'wrong'}`)
    for (const sentence of wrong) console.log(`  WRONG: ${sentence}`)
    if (wrong.length === 0) passed += 1
  }
  console.log(
    attempted(
      'releases',
      tally.attempted,
      `, ${passed} passed; ${tally.failedStarts} failed starts that changed nothing, ${tally.calls} calls meanwhile, ${tally.acts} acts acknowledged`,
    ),
  )
  return passed === releases.length ? 0 : 1
})
