import { startPgbouncer } from '../support/pgbouncer.ts'
import { readProofOptions } from './faulty/with-fault.ts'
import { tryLoad } from './load/try-load.ts'
import { prove } from './prove.ts'

const usage = `npm run verify:load -- [--db pg|pglite] [--streams 20,200] [--writes 20] [--seconds 300] [--seed 1]
                              [--through nothing|pgbouncer]

Load as it is to be expected at most (B17): in a settlement with 100 members, 2,000 tasks, 100 projects and 1,000 kinds of stock, over two
server processes, so many writes a second and a whole read every two seconds, at times that are fixed from the beginning, for so long with
each of these numbers of open streams. On the built-in database one process, 25 members, 500 tasks, 20 streams and 5 writes a second, unless
other numbers are given.

The last of all readers has a change within 250 ms in 95 of 100 cases, and within a second in 99; every stream has every change once and in
order; 95 of 100 writes take 150 ms at most, approvals 250 ms, whole reads 400 ms; nothing is refused; with the most streams the last reader
is at most twice as late as with the fewest. All times count from when something was due. Build first: npm run build.

Through pgbouncer, connections to PostgreSQL are lent by the transaction, five to each database, and LIVE_DATABASE_URL leads past it.`

const options = readProofOptions(usage, {
  db: 'pg',
  streams: '',
  writes: '',
  seconds: '300',
  seed: '1',
  through: 'nothing',
})
const usual = options.db === 'pg' ? { streams: '20,200', writes: 20 } : { streams: '20', writes: 5 }

if (options.through === 'pgbouncer' && options.db !== 'pg') {
  console.error('--through pgbouncer needs --db pg')
  process.exit(1)
}

await prove(options.db, async (place) => {
  const isPooled = place.cluster !== null && options.through === 'pgbouncer'
  const pooler = isPooled ? await startPgbouncer(place.cluster!.administration) : null
  try {
    return await tryLoad(place, {
      streams: (options.streams || usual.streams).split(',').map(Number),
      writesPerSecond: Number(options.writes || usual.writes),
      seconds: Number(options.seconds),
      seed: Number(options.seed),
      pooler,
    })
  } finally {
    await pooler?.stop()
  }
})
