import { readProofOptions } from './faulty/with-fault.ts'
import { prove } from './prove.ts'
import { runSoak } from './soak/run-soak.ts'

const usage = `npm run verify:soak -- [--minutes 30] [--db pg|pglite] [--streams 200] [--writes 100] [--seed 1]

Load at fixed times for so many minutes (B18): five times the writes a second of B17, in a settlement with 100 members, 2,000 tasks,
100 projects and 1,000 kinds of stock; streams that are closed every 20 seconds and opened again at the other server process; whole reads.
On the built-in database one process, 25 members and 500 tasks, 20 streams, 25 writes a second, unless other numbers are given.

Afterwards, or once it has settled: memory grows by 1 MiB a minute and 15 % in all at most, handles and sockets are as many as at the start
(5 more or less), 99 of 100 turns of the event loop are less than 100 ms late, the database has grown by the rows that are kept, every event
came to every reader once and in order, the events lead to the server's rows, and no rule over several tables is broken.

Build first: npm run build.`

const options = readProofOptions(usage, {
  minutes: '30',
  db: 'pg',
  streams: '',
  writes: '',
  seed: '1',
})
const usual = options.db === 'pg' ? { streams: 200, writes: 100 } : { streams: 20, writes: 25 }

await prove(options.db, (place) =>
  runSoak(place, {
    minutes: Number(options.minutes),
    streams: Number(options.streams || usual.streams),
    writesPerSecond: Number(options.writes || usual.writes),
    seed: Number(options.seed),
  }),
)
