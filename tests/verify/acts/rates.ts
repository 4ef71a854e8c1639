import { median } from '#scripts/bench/measure'

/** Calls per second; each caller makes one after the other. */
export async function rateOf(callers: readonly (() => Promise<void>)[], seconds: number): Promise<number> {
  const begin = performance.now()
  const until = begin + seconds * 1_000
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

/** One act: through the server, and as its bare statements. */
export type Pair = { readonly http: () => Promise<void>; readonly bare: () => Promise<void> }

export type Turns = { readonly rounds: number; readonly seconds: number }

/** Measures both sides by turns, so that a slow hour of the machine is the same for both. @returns the median rate of each */
export async function byTurns(pairs: readonly Pair[], { rounds, seconds }: Turns) {
  const rates = { bare: [] as number[], http: [] as number[] }
  // Not measured: one call opens the connections of each side, and a turn of calls over HTTP warms up the server.
  for (const { http, bare } of pairs) await Promise.all([http(), bare()])
  await rateOf(
    pairs.map(({ http }) => http),
    seconds,
  )
  for (let round = 0; round < rounds; round++) {
    for (const side of ['bare', 'http'] as const) {
      const callers = pairs.map((pair) => pair[side])
      rates[side].push(await rateOf(callers, seconds))
    }
  }
  return { bare: median(rates.bare), http: median(rates.http) }
}
