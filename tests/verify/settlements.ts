import { startPgbouncer } from '../support/pgbouncer.ts'
import { readProofOptions } from './faulty/with-fault.ts'
import { prove } from './prove.ts'
import { runJoins } from './settlements/joins.ts'
import { runOwners } from './settlements/owners.ts'
import { runRemovals } from './settlements/removals.ts'
import { runRevoked } from './settlements/revoked.ts'
import { serverGroup } from './settlements/server-group.ts'
import { runStream } from './settlements/stream.ts'

const usage = `npm run verify:settlements -- [--db pg|pglite] [--rounds 100] [--changes 5000] [--seed 1]
                                     [--only joins,owners,removals,revoked,stream] [--through nothing|pgbouncer]

joins    50 people join at once by a link for one, for seven, and without limit: exact counts, one membership each (B6)
removals ten members rename themselves while the owner removes them: no fault, none above a second
revoked  ten members with 20 streams are removed while others write: nothing comes on the wire after that, streams end within two seconds,
         the next call is refused (B10); half as many rounds
owners   20 handings-over at once: one owner at every moment (I12)
stream   changes while a reader is cut off 200 times in 5,000: nothing missed, doubled or out of order; and 20 who were away for too long
         are told so, and miss nothing from then on (B9, R7)

Through pgbouncer, connections to PostgreSQL are lent by the transaction, five to each database, and LIVE_DATABASE_URL leads past it.`

const options = readProofOptions(usage, {
  db: 'pg',
  rounds: '100',
  changes: '5000',
  only: 'joins,owners,removals,revoked,stream',
  through: 'nothing',
  seed: '1',
})

await prove(options.db, async ({ cluster }) => {
  const pooler =
    cluster && options.through === 'pgbouncer' ? await startPgbouncer(cluster.administration) : null
  const group = serverGroup(cluster, {}, pooler)
  // Fewer rounds where a round does more: it removes ten members, in `revoked` with two streams each.
  const proofs = {
    joins: () => runJoins(group, { rounds: Number(options.rounds) }),
    owners: () => runOwners(group, { rounds: Number(options.rounds) }),
    removals: () => runRemovals(group, { rounds: Math.ceil(Number(options.rounds) / 10) }),
    revoked: () => runRevoked(group, { rounds: Math.ceil(Number(options.rounds) / 2) }),
    stream: () => runStream(group, { changes: Number(options.changes), seed: Number(options.seed) }),
  }
  try {
    console.log(group.kind)
    const wrong: string[] = []
    for (const name of options.only.split(',')) {
      const sentences = await proofs[name as keyof typeof proofs]()
      wrong.push(...sentences.map((sentence) => `${name}: ${sentence}`))
    }
    return wrong
  } finally {
    group.stop()
    await pooler?.stop()
  }
})
