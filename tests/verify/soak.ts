import { readProofOptions } from './faulty/with-fault.ts'
import { prove } from './prove.ts'
import { runSoak } from './soak/run-soak.ts'

const usage = `npm run verify:soak -- [--minutes 30] [--db pg|pglite] [--streams 200] [--writes 100] [--seed 1]

Puts load on the server at fixed times for --minutes minutes (B18): five times the writes a second of B17, in a settlement with 100 members,
2,000 tasks, 100 projects and 1,000 kinds of stock. Streams are closed every 20 seconds and opened again at the other server process, and
whole settlements are read. On the built-in database there are one process, 25 members, 500 tasks, 20 streams and 25 writes a second, unless
you give other numbers.

Once the load has settled, memory may grow by at most 1 MiB a minute and 15 % in all, and 99 of 100 turns of the event loop may be at most
100 ms late. Afterwards there must be as many handles and sockets as at the start (5 more or less), and the database must have grown by the
rows that are kept. Every event must have come to every reader once and in order, the events must lead to the server's rows, and no rule over
several tables may be broken.

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
