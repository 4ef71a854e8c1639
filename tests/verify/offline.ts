import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toRecipesFile } from '#contract/recipes-file-writer'
import { withDoor } from '../support/database-door.ts'
import { readProofOptions } from './faulty/with-fault.ts'
import { proofItems } from './ledger/next-act.ts'
import { runHistories } from './offline/run-histories.ts'
import { createTally } from './offline/tally.ts'
import { timeAtDoor, timeOnPostgres } from './offline/time.ts'
import { prove } from './prove.ts'
import { serverGroup } from './settlements/server-group.ts'

const usage = `npm run verify:offline -- [--db pg|pglite] [--seed 1] [--histories 1000] [--steps 40] [--at-once 4]

Plays --histories histories of three devices in a personal or a shared settlement, over HTTP. In them acts are made without a connection,
requests and answers are lost, requests are sent twice, the server fails, devices wake after a week, clocks are a day off, tabs are closed at
once, roles are taken away and people are removed. Beside them is somebody outside the settlement, whose deliveries for shared projects wait
like acts, until the share is ended. The devices run the client's own queue, sender and rows. In the end all are online. Then devices, server
and the folded events must say the same, nothing acknowledged may be lost, nothing may be done twice, and what was not done must be named with
its reason (BEY-11, SET-9, I11, R6). On the built-in database old rows are aged, but they are not taken away while the server runs.`

const options = readProofOptions(usage, {
  db: 'pg',
  seed: '1',
  histories: '1000',
  steps: '40',
  'at-once': '4',
})

await prove(options.db, async ({ cluster }) => {
  const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-offline-'))
  const catalogue = join(folder, 'recipes.json')
  writeFileSync(catalogue, JSON.stringify(toRecipesFile(proofItems)))
  const settings = { CATALOGUE: catalogue, ...(!cluster && withDoor) } as Readonly<Record<string, string>>
  const group = serverGroup(cluster, settings)
  let close = async () => {}
  try {
    console.log(`${group.kind}, seeds from ${options.seed}`)
    const servers = await group.servers()
    const timed = cluster ? await timeOnPostgres(group.databaseUrl()) : null
    close = timed?.close ?? close
    const tally = createTally()
    await runHistories({
      servers,
      seed: Number(options.seed),
      histories: Number(options.histories),
      steps: Number(options.steps),
      atOnce: Number(options['at-once']),
      time: timed?.time ?? timeAtDoor(servers[0]!),
      tally,
    })
    // Lines of level 50 in the log are faults of the server itself.
    const faults = servers.flatMap((server) => server.output().match(/^.*"level":50.*$/gm) ?? [])
    return [...tally.end(), ...faults.slice(0, 3)]
  } finally {
    await close()
    group.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
