import { readOptions } from '#scripts/read-options'
import { answerOf, createSettlement, type Somebody, somebody } from '../support/settlements.ts'
import { bareTransactions } from './acts/bare-transaction.ts'
import { httpCaller } from './acts/http-caller.ts'
import { onDatabase } from './prove.ts'
import { serverGroup } from './settlements/server-group.ts'

const usage = `npm run bench:acts -- [--seconds 3] [--rounds 3]

How many renames of a player a second go through HTTP, against the bare transaction, in the same run on PostgreSQL,
with one caller and with sixteen in settlements of their own (bar: x2.5).`

const options = readOptions(usage, {
  seconds: '3',
  rounds: '3',
})
const mostCallers = 16

await onDatabase('pg', async ({ cluster, settings }) => {
  const { DATABASE_URL: url } = await settings()
  const group = serverGroup({ ...cluster!, createDatabase: async () => url })
  try {
    const [server] = await group.servers()
    const bare = bareTransactions(url, mostCallers)
    const pairs = await Promise.all(
      Array.from({ length: mostCallers }, async (_, i) => {
        const who: Somebody = await somebody(server!, `Caller ${i}`)
        const settlementId = await createSettlement(who)
        const player = await answerOf(who.ask<{ id: string }>('addPlayer', { settlementId, name: 'Finn' }))
        const { call, close } = httpCaller(server!.port, who, settlementId, player.id)
        return { http: call, close, bare: bare.caller(settlementId, player.id) }
      }),
    )
    console.log(
      'Acts: a rename of a player through HTTP, against the bare transaction in the same run (bar: x2.5)',
    )
    for (const callers of [1, mostCallers]) await compare(pairs.slice(0, callers))
    for (const { close } of pairs) close()
    await bare.close()
  } finally {
    group.stop()
  }
})

type Pair = { readonly http: () => Promise<void>; readonly bare: () => Promise<void> }

/** By turns, so that a slow hour of the machine is the same for both. */
async function compare(pairs: readonly Pair[]): Promise<void> {
  const rates = { bare: [] as number[], http: [] as number[] }
  for (const { http, bare } of pairs) await Promise.all([http(), bare()])
  await rate(pairs.map(({ http }) => http))
  for (let round = 0; round < Number(options.rounds); round++) {
    rates.bare.push(await rate(pairs.map(({ bare }) => bare)))
    rates.http.push(await rate(pairs.map(({ http }) => http)))
  }
  const [bare, http] = [median(rates.bare), median(rates.http)]
  const label = `${pairs.length} caller${pairs.length === 1 ? '' : 's'}`.padEnd(10)
  console.log(
    `  ${label}  bare ${bare.toFixed(0)} a second, HTTP ${http.toFixed(0)} a second: x${(bare / http).toFixed(2)}`,
  )
}

/** Calls per second; each caller makes one after the other. */
async function rate(callers: readonly (() => Promise<void>)[]): Promise<number> {
  const begin = performance.now()
  const until = begin + Number(options.seconds) * 1_000
  let calls = 0
  await Promise.all(
    callers.map(async (call) => {
      while (performance.now() < until) {
        await call()
        calls += 1
      }
    }),
  )
  return calls / ((performance.now() - begin) / 1_000)
}

function median(rates: readonly number[]): number {
  return rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)]!
}
