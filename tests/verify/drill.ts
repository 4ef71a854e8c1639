import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attempted } from '#scripts/attempted'
import { readOptions } from '#scripts/read-options'
import { freePort } from '../support/server-port.ts'
import { type Filled, fill, wrongAfter } from './drill/look-around.ts'
import { makeNewMachine, repository } from './drill/new-machine.ts'
import { openTerminal, type Timed } from './drill/terminal.ts'
import { emptyDatabase, untilReady } from './drill/the-server.ts'
import { readWrittenSteps } from './drill/written-steps.ts'
import { prove } from './prove.ts'

const usage = `npm run verify:drill -- [--db pg|pglite] [--archive root.tar] [--keep no]

Follows docs/operations.md on a new Debian 13, made of its packages (mmdebstrap; or of an archive made before): sets the server up, fills it,
makes a backup, deletes the data folder (with PostgreSQL the database too) and restores, with just the commands that are written there. Then
whoever was signed in is still, and the settlement is as it was. The drill takes less than five minutes (B19). It tries what is committed.
There is no systemd in it: what stands for it does what the unit says, without what the unit forbids. For root on Debian alone, with npm's registry.`

const mostSeconds = 300
const options = readOptions(usage, { db: 'pglite', archive: '', keep: 'no' })
const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-drill-'))

try {
  await prove(options.db, async ({ cluster, settings }) => {
    const steps = readWrittenSteps()
    const place = join(folder, 'machine')
    makeNewMachine(place, options.archive)
    const url = `http://localhost:${await freePort()}`
    const { DATABASE_URL } = await settings()
    const terminal = openTerminal(place)
    try {
      const type = async (what: string, commands: string) => {
        const timed = await terminal.type(filledIn(commands, url, DATABASE_URL))
        say(what, timed)
        return secondsOf(timed)
      }
      for (const [at, block] of steps.setUp.entries()) await type(`set up, ${at + 1}`, block)
      await untilReady(url)
      const before: Filled = await fill(url)
      await type('back up', steps.backUp)

      await terminal.type('kill -9 $(cat /run/bit-calculator.pid); rm -r /var/lib/bit-calculator')
      if (cluster) await emptyDatabase(cluster.administration, DATABASE_URL)

      const since = performance.now()
      await type('the drill', steps.restore)
      await untilReady(url)
      const wrong = await wrongAfter(before)
      const seconds = (performance.now() - since) / 1_000
      console.log(attempted('drill', 1, `, ${seconds.toFixed(1)} s until the settlement was seen again`))
      return seconds > mostSeconds ? [...wrong, `the drill took ${Math.round(seconds)} s`] : wrong
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)]
    } finally {
      terminal.close()
    }
  })
} finally {
  if (options.keep === 'no') rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** The commands as whoever follows the page fills them in: with addresses, and here with a free port and no search for a catalogue. */
function filledIn(commands: string, url: string, databaseUrl: string): string {
  return commands
    .replace('<address of this repository>', repository)
    .replace('PUBLIC_URL=https://planner.example\nTRUSTED_PROXIES=1\n', () =>
      [
        `PUBLIC_URL=${url}`,
        `PORT=${new URL(url).port}`,
        'CATALOGUE_SOURCE=',
        ...(databaseUrl === '' ? [] : [`DATABASE_URL=${databaseUrl}`]),
        '',
      ].join('\n'),
    )
}

function say(what: string, timed: readonly Timed[]): void {
  console.log(`${what}: ${secondsOf(timed).toFixed(1)} s`)
  for (const { command, seconds } of timed)
    if (seconds >= 1) console.log(`  ${seconds.toFixed(1)} s  ${command}`)
}

function secondsOf(timed: readonly Timed[]): number {
  return timed.reduce((sum, { seconds }) => sum + seconds, 0)
}
