import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toRecipesFile } from '#contract/recipes-file-writer'
import { inventedId, inventedItems, itemsOfProject } from '#scripts/bench/invented-items'
import { readOptions } from '#scripts/read-options'
import type { RunningServer } from '../support/server.ts'
import { answerOf, createSettlement, type Somebody, signInSomebody } from '../support/settlements.ts'
import { bareTransactions } from './acts/bare-transaction.ts'
import { httpCaller } from './acts/http-caller.ts'
import { byTurns, type Pair, rateOf, type Turns } from './acts/rates.ts'
import { onDatabase } from './prove.ts'
import { serverGroup } from './settlements/server-group.ts'

const usage = `npm run bench:acts -- [--seconds 3] [--rounds 3] [--sizes 10,100,200]

Measures how many renames of a player, and how many additions to the stock, go through HTTP in a second, and compares them with the bare
transaction in the same run on PostgreSQL: with one caller, and with sixteen callers in settlements of their own (bar: x2.5). Then it measures
how long an addition takes in settlements with --sizes projects of about 80 tasks each.`

const options = readOptions(usage, { seconds: '3', rounds: '3', sizes: '10,100,200' })
const turns: Turns = { rounds: Number(options.rounds), seconds: Number(options.seconds) }
const mostCallers = 16
const itemId = inventedId(0)
/** A raw material, in the last layer of its family: the projects wait for it, so each addition is shared out among them. */
const rawItemId = inventedId(95)

await onDatabase('pg', async ({ cluster, settings }) => {
  const { DATABASE_URL: url } = await settings()
  const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-acts-'))
  const catalogue = join(folder, 'recipes.json')
  writeFileSync(catalogue, JSON.stringify(toRecipesFile(inventedItems())))
  // The server gets this database and no new one, since the bare transactions must go to the same.
  const group = serverGroup({ ...cluster!, createDatabase: async () => url }, { CATALOGUE: catalogue })
  try {
    const [server] = await group.servers()
    await compareActs(server!, url)
    for (const size of options.sizes.split(',').map(Number)) await timeSize(server!, size)
  } finally {
    group.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

async function compareActs(server: RunningServer, url: string): Promise<void> {
  const bare = bareTransactions(url, mostCallers)
  const callers = await Promise.all(
    Array.from({ length: mostCallers }, async (_, i) => {
      const who: Somebody = await signInSomebody(server, `Caller ${i}`)
      const settlementId = await createSettlement(who)
      const player = await answerOf(who.ask<{ id: string }>('addPlayer', { settlementId, name: 'Finn' }))
      const { call, close } = httpCaller(server.port, who)
      // The server knows nothing of bare changes, so they are written to a settlement of their own.
      const ofBare = await createSettlement(who)
      const items = [{ itemId, quantity: 1 }]
      await answerOf(who.ask('addItemsToInventory', { settlementId: ofBare, items }))
      const bareFinn = await answerOf(
        who.ask<{ id: string }>('addPlayer', { settlementId: ofBare, name: 'Finn' }),
      )
      let names = 0
      const rename: Pair = {
        http: () =>
          call('updatePlayer', { settlementId, playerId: player.id, name: `Through HTTP ${++names}` }),
        bare: bare.renamer(ofBare, bareFinn.id),
      }
      const stock: Pair = {
        http: () => call('addItemsToInventory', { settlementId, items }),
        bare: bare.stocker(ofBare, itemId),
      }
      return { rename, stock, close }
    }),
  )
  try {
    for (const kind of ['rename', 'stock'] as const) {
      const what = kind === 'rename' ? 'a rename of a player' : 'an addition to the stock'
      console.log(`Acts: ${what} through HTTP, against the bare transaction in the same run (bar: x2.5)`)
      const pairs = callers.map((caller) => caller[kind])
      for (const number of [1, mostCallers]) await compare(pairs.slice(0, number))
    }
  } finally {
    for (const { close } of callers) close()
    await bare.close()
  }
}

async function compare(pairs: readonly Pair[]): Promise<void> {
  const { bare, http } = await byTurns(pairs, turns)
  const label = `${pairs.length} caller${pairs.length === 1 ? '' : 's'}`.padEnd(10)
  console.log(
    `  ${label}  bare ${bare.toFixed(0)} a second, HTTP ${http.toFixed(0)} a second: x${(bare / http).toFixed(2)}`,
  )
}

/** Times additions, one after the other, to the stock of a settlement with so many projects. */
async function timeSize(server: RunningServer, size: number): Promise<void> {
  const who = await signInSomebody(server, `Leader of ${size}`)
  const settlementId = await createSettlement(who)
  for (let i = 0; i < size; i++) {
    const items = itemsOfProject(i).map(({ itemId, quantity }) => ({ itemId, quantity }))
    await answerOf(who.ask('createProject', { settlementId, name: `Project ${i}`, items }))
  }
  const { call, close } = httpCaller(server.port, who)
  const add = () => call('addItemsToInventory', { settlementId, items: [{ itemId: rawItemId, quantity: 1 }] })
  await add()
  const rate = await rateOf([add], turns.seconds)
  console.log(`  an addition among ${size} projects: ${(1_000 / rate).toFixed(1)} ms`)
  close()
}
