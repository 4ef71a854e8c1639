import { plainPostgres } from '#server/backups/plain-database'
import { wrongRows } from '#server/backups/wrong-rows'
import { asRunning } from './crash/crowd.ts'
import { fullDisk } from './faults/full-disk.ts'
import { clockStepped, databaseGone, databasePaused, type Scene, serverPaused } from './faults/scenes.ts'
import { stalledReaders } from './faults/stalled.ts'
import { readProofOptions } from './faulty/with-fault.ts'
import { aBusyPlace } from './measure/busy-place.ts'
import { prove } from './prove.ts'
import { watchedServers } from './soak/servers.ts'

const usage = `npm run verify:faults -- [--db pg|pglite] [--seed 1] [--only gone,database,server,clock,stalled,disk]

People write and read in a settlement of 500 tasks while something happens; like browsers they send again what was not done. At the end
every write was done once, every reader has every event once and in order, nothing was answered but yes and 503, and no rule over several
tables is broken (R4, R8, R9).

gone      PostgreSQL is stopped for ten seconds and started again
database  all processes of PostgreSQL stand still for 13 seconds, longer than a statement may take
server    a server process stands still for 12 seconds
clock     the clock of one server is two days ahead, then that of all a day behind, then right again
stalled   20 readers read nothing any more, or nearly nothing: they are dropped, the others hear everything, memory stays
disk      the disk is full, and then no more; for root on Linux alone

On the built-in database server, clock, stalled and disk. Build first: npm run build.`

const options = readProofOptions(usage, {
  db: 'pg',
  seed: '1',
  only: 'gone,database,server,clock,stalled,disk',
})

const scenes: Readonly<Record<string, Scene>> = {
  gone: databaseGone,
  database: databasePaused,
  server: serverPaused,
  clock: clockStepped,
  stalled: stalledReaders,
}
const ofPostgresAlone = new Set(['gone', 'database'])

await prove(options.db, async (place) => {
  const chosen = options.only.split(',')
  const wrong: string[] = []
  const together = chosen.filter((name) => scenes[name] && (place.cluster || !ofPostgresAlone.has(name)))
  if (together.length > 0) {
    const { servers, query, stop } = await watchedServers(place, { count: place.cluster ? 2 : 1 })
    try {
      const size = { members: 25, projects: 25, kinds: 250 }
      const busy = await aBusyPlace(servers.map(asRunning), size)
      for (const name of together) {
        wrong.push(
          ...(await scenes[name]!({
            servers,
            place: busy,
            cluster: place.cluster,
            seed: Number(options.seed),
          })),
        )
        wrong.push(
          ...(await wrongRows(plainPostgres({ query: async (one) => ({ rows: [...(await query(one))] }) }))),
        )
      }
      // Lines of level 50 in the log are faults of the server itself.
      wrong.push(
        ...(
          servers
            .map(({ output }) => output())
            .join('')
            .match(/^.*"level":50.*$/gm) ?? []
        ).slice(0, 3),
      )
    } finally {
      await stop()
    }
  }
  if (chosen.includes('disk')) wrong.push(...(await fullDisk(place)))
  return wrong
})
