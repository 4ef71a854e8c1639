import { parseArgs } from 'node:util'
import { findPostgres, startPostgres } from '../support/postgres.ts'
import { hireServers } from './settlements/hire-servers.ts'
import { runJoins } from './settlements/joins.ts'
import { runLoad } from './settlements/load.ts'
import { runOwners } from './settlements/owners.ts'
import { runRemovals } from './settlements/removals.ts'
import { runStream } from './settlements/stream.ts'

const usage = `npm run verify:settlements -- [--db pg|pglite] [--rounds 100] [--changes 5000] [--streams 200]
                                     [--seconds 60] [--only joins,owners,removals,stream,load]

joins    50 people join at once by a link for one, for seven, and without limit: exact counts, one membership each (B6)
removals ten members rename themselves while the owner removes them: no fault, none above a second
owners   20 handings-over at once: one owner at every moment (I12)
stream   changes while readers are cut off again and again: nothing missed, doubled or out of order (B9)
load     readers and 20 writes a second at fixed times: how late the last reader hears of each (B17)`

const { values } = parseArgs({
  options: {
    db: { type: 'string', default: 'pg' },
    rounds: { type: 'string', default: '100' },
    changes: { type: 'string', default: '5000' },
    streams: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    only: { type: 'string', default: 'joins,owners,removals,stream,load' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const programs = values.db === 'pg' ? findPostgres() : null
if (values.db === 'pg' && !programs) process.exit(1)
const cluster = programs ? await startPostgres(programs) : null
const house = hireServers(cluster)
const proofs = {
  joins: () => runJoins(house, { rounds: Number(values.rounds) }),
  owners: () => runOwners(house, { rounds: Number(values.rounds) }),
  removals: () => runRemovals(house, { rounds: Math.ceil(Number(values.rounds) / 10) }),
  stream: () => runStream(house, { changes: Number(values.changes) }),
  load: () => runLoad(house, { streams: Number(values.streams), seconds: Number(values.seconds) }),
}
try {
  console.log(`on ${cluster ? 'PostgreSQL' : 'PGlite'}, ${house.kind}`)
  for (const name of values.only.split(',')) {
    const wrong = await proofs[name as keyof typeof proofs]()
    for (const sentence of wrong) console.log(`  WRONG: ${sentence}`)
    if (wrong.length > 0) process.exitCode = 1
  }
} finally {
  house.stop()
  await cluster?.remove()
}
