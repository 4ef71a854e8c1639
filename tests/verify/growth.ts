import { readOptions } from '#scripts/read-options'
import { asRunning } from './crash/crowd.ts'
import { runSettlements } from './growth/settlements.ts'
import { runSizes } from './growth/sizes.ts'
import { runStreams } from './growth/streams.ts'
import { prove } from './prove.ts'
import { watchedServers } from './soak/servers.ts'

const usage = `npm run bench:growth -- [--only settlements,sizes,streams] [--counts 1,10,100,1000,10000]

settlements  puts each of --counts settlements into one database, each with 12 members, 40 tasks and 20 kinds of stock. The first is filled
             by people; the others are copies of its rows with other ids and people of their own, and must break no rule. It measures how
             long signing in, a list, a whole read, an act, the entries, the entries of one item by one person, and the log take.
sizes        measures the same in one settlement with 200, 600 and 2,000 tasks. A whole read of ten times the tasks may take at most twelve
             times as long, and 95 of 100 approvals may take at most 250 ms (B17).
streams      opens 10, 100 and 1,000 streams at one server process and at two. It measures when the last reader has a change, and how much
             memory the processes take.

This runs on PostgreSQL alone, since it needs two server processes. Build first: npm run build.`

const options = readOptions(usage, {
  only: 'settlements,sizes,streams',
  counts: '1,10,100,1000,10000',
})
const counts = options.counts.split(',').map(Number)

await prove('pg', async (place) => {
  const wrong: string[] = []
  for (const name of options.only.split(',')) {
    const { servers, databaseUrl, stop } = await watchedServers(place, { count: 2 })
    try {
      const running = servers.map(asRunning)
      if (name === 'settlements') wrong.push(...(await runSettlements(running[0]!, databaseUrl, counts)))
      if (name === 'sizes') wrong.push(...(await runSizes(running, databaseUrl)))
      if (name === 'streams') wrong.push(...(await runStreams(servers)))
    } finally {
      await stop()
    }
  }
  return wrong
})
