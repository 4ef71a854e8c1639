import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toRecipesFile } from '#contract/recipes-file-writer'
import { readProofOptions } from './faulty/with-fault.ts'
import { proofItems } from './ledger/next-act.ts'
import { runHistory } from './ledger/run-history.ts'
import { prove } from './prove.ts'
import { serverGroup } from './settlements/server-group.ts'

const usage = `npm run verify:ledger -- [--db pg|pglite] [--seed 1] [--seeds 20] [--acts 5000] [--clients 8]

Random acts of the ledger over HTTP by several clients at once, a fifth of the answers lost and the request sent again. In the end: stock
is the sum of its entries, reserved is what is kept and allotted, every act was done once or not at all, all clients and (on PostgreSQL)
a third server that starts then see the same, and all acts done once more in their order, from the first, give the same rows; each walk
is held against a slow model (INV-2, TSK-2, I2, I3, I11).`

const options = readProofOptions(usage, { db: 'pg', seed: '1', seeds: '20', acts: '5000', clients: '8' })

await prove(options.db, async ({ cluster }) => {
  const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-ledger-'))
  const catalogue = join(folder, 'recipes.json')
  writeFileSync(catalogue, JSON.stringify(toRecipesFile(proofItems)))
  const group = serverGroup(cluster, { CATALOGUE: catalogue })
  try {
    console.log(group.kind)
    const servers = await group.servers()
    const wrong: string[] = []
    for (let seed = Number(options.seed); seed < Number(options.seed) + Number(options.seeds); seed++)
      wrong.push(
        ...(await runHistory({
          servers,
          seed,
          acts: Number(options.acts),
          clients: Number(options.clients),
          another: group.another,
        })),
      )
    return wrong
  } finally {
    group.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
