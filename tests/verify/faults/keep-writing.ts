import { setTimeout as sleep } from 'node:timers/promises'
import { atFixedTimes } from '../measure/fixed-times.ts'
import { mixOf, type Write } from '../measure/mix.ts'
import type { OpenCaller } from '../measure/open-caller.ts'
import { type AtWork, againAfterMs } from './at-work.ts'

/** A write that is not done so long after it was due is given up. */
const patienceMs = 120_000
/** The status with which a server may refuse for now: it is busy, or its database is away. */
const forNow = 503

export type Written = {
  readonly writes: number
  /** How often each answer came that was not a yes. */
  readonly refusals: ReadonlyMap<string, number>
  /** How long the slowest write took from when it was due until it was done, however often it was sent, in milliseconds. */
  readonly slowestMs: number
  /** Pieces that acknowledged writes added to the stock. */
  readonly pieces: number
  readonly notDone: readonly string[]
}

/** Writes at fixed times until `happens` is over, and until each write is done or given up. */
export async function keepWriting(
  { servers, place, dice, perSecond }: AtWork,
  call: OpenCaller['call'],
  happens: () => Promise<void>,
): Promise<Written> {
  const refusals = new Map<string, number>()
  const refuse = (answer: string) => void refusals.set(answer, (refusals.get(answer) ?? 0) + 1)
  let [writes, slowestMs, pieces, isDone] = [0, 0, 0, false]
  const notDone: string[] = []
  const sendUntilDone = async (write: Write, count: number, dueAt: number) => {
    for (let turn = count; performance.now() - dueAt < patienceMs; turn++) {
      const server = servers[turn % servers.length]!
      const answer = await call(server, write.who, write.procedure, write.input).catch(() => null)
      if (answer?.status === 200) {
        slowestMs = Math.max(slowestMs, performance.now() - dueAt)
        pieces += write.pieces ?? 0
        write.done?.(answer)
        return
      }
      refuse(
        answer ? `${answer.status} ${(answer.body as { readonly message: string }).message}` : 'no answer',
      )
      if (answer && answer.status !== forNow) break
      await sleep(againAfterMs)
    }
    notDone.push(`${write.kind} was not done`)
  }
  const next = mixOf(place, dice)
  const pending = new Set<Promise<void>>()
  const happening = happens().finally(() => {
    isDone = true
  })
  // Thrown at `await happening` below; until then it must not count as an unhandled rejection.
  happening.catch(() => {})
  while (!isDone) {
    const { attempted } = await atFixedTimes({
      perSecond,
      seconds: 1,
      send: async (count, dueAt) => {
        // A write that is refused for now is sent again beside the next ones.
        pending.add(sendUntilDone(next(writes + count), count, dueAt))
      },
    })
    writes += attempted
  }
  await happening
  await Promise.all(pending)
  return { writes, refusals, slowestMs, pieces, notDone }
}

/** @param added the pieces that have come into the stock */
export function wrongInWriting({ refusals, pieces, notDone }: Written, added: number): readonly string[] {
  return [
    ...new Set(notDone),
    ...[...refusals.keys()].filter((said) => !said.startsWith(`${forNow} `) && said !== 'no answer'),
    ...(added === pieces ? [] : [`${added} pieces came into the stock, ${pieces} were acknowledged`]),
  ]
}
