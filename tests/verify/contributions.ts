import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toRecipesFile } from '#contract/recipes-file-writer'
import { runKills } from './contributions/kills.ts'
import { runRounds } from './contributions/rounds.ts'
import { runStatementKills } from './contributions/statement-kills.ts'
import { readProofOptions } from './faulty/with-fault.ts'
import { contributionMakers } from './ledger/contribution-makers.ts'
import { makers, proofItems } from './ledger/next-act.ts'
import { runHistory } from './ledger/run-history.ts'
import { prove } from './prove.ts'
import { serverGroup } from './settlements/server-group.ts'

const usage = `npm run verify:contributions -- [--db pg|pglite] [--seed 1] [--rounds 200] [--at-once 20] [--acts 5000] [--clients 8]
                                        [--kills 60] [--statement-kills 1]

In each of --rounds rounds, --at-once approvals, rejections, withdrawals, edits and archivings of one contribution meet, over HTTP, on two
servers: one of them must decide, and stock, task and entries must say the same. Then --clients clients do --acts mixed acts at once; after
them the stock must be the sum of its entries, and all acts, done again from the first, must lead to the same. Then the server is killed
(kill -9) --kills times while deliveries and reviews are under way: each must be there whole, with its entries, its notification and its log
entry, or not at all. With PostgreSQL the server is also killed --statement-kills times before each statement that an act sends
(CON-3, BEY-21, I2, I3, R1).`

const options = readProofOptions(usage, {
  db: 'pg',
  seed: '1',
  rounds: '200',
  'at-once': '20',
  acts: '5000',
  clients: '8',
  kills: '60',
  'statement-kills': '1',
})
const [seed, acts, clients, kills] = [options.seed, options.acts, options.clients, options.kills].map(
  Number,
) as [number, number, number, number]

await prove(options.db, async ({ cluster, settings }) => {
  const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-contributions-'))
  const catalogue = join(folder, 'recipes.json')
  writeFileSync(catalogue, JSON.stringify(toRecipesFile(proofItems)))
  const group = serverGroup(cluster, { CATALOGUE: catalogue })
  try {
    console.log(`${group.kind}, seed ${seed}`)
    const servers = await group.servers()
    const rounds = { servers, seed, rounds: Number(options.rounds), atOnce: Number(options['at-once']) }
    return [
      ...(await runRounds(rounds)),
      ...(acts > 0
        ? await runHistory({
            servers,
            seed,
            acts,
            clients,
            another: group.another,
            makers: [...makers, ...contributionMakers],
          })
        : []),
      ...(await runKills({ kills, seed, settings: { ...(await settings()), CATALOGUE: catalogue } })),
      ...(cluster
        ? await killByStatement(async () => ({ ...(await settings()), CATALOGUE: catalogue }))
        : []),
    ]
  } finally {
    group.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

async function killByStatement(settings: () => Promise<Parameters<typeof runStatementKills>[0]>) {
  const wrong: string[] = []
  for (let time = 0; time < Number(options['statement-kills']); time++)
    wrong.push(...(await runStatementKills(await settings())))
  return wrong
}
