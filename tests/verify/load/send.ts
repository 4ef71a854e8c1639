import { type Arrived, atFixedTimes } from '../measure/fixed-times.ts'
import { mixOf } from '../measure/mix.ts'
import type { OpenCaller } from '../measure/open-caller.ts'
import type { Tally } from '../measure/tally.ts'
import type { Listening, Load } from './listen.ts'

const snapshotsPerSecond = 0.5

type By = Pick<OpenCaller, 'call'> & Pick<Listening, 'readers' | 'fanOut'> & { readonly tally: Tally }

export type Sent = {
  readonly writes: Arrived
  readonly reads: Arrived
  readonly turns: Arrived
  /** How many pieces writes were to bring into the stock, and how many the acknowledged writes have brought. */
  readonly pieces: { readonly sent: number; readonly acknowledged: number }
}

/** Sends writes and whole reads and opens streams again, all side by side. */
export async function sendAll(load: Load, by: By): Promise<Sent> {
  const [{ writes, pieces }, reads, turns] = await Promise.all([
    sendWrites(load, by),
    sendReads(load, by),
    turnStreams(load, by),
  ])
  return { writes, reads, turns, pieces }
}

async function sendWrites(
  { servers, place, dice, seconds, writesPerSecond }: Load,
  { call, tally, fanOut }: By,
): Promise<Pick<Sent, 'writes' | 'pieces'>> {
  const next = mixOf(place, dice)
  const pieces = { sent: 0, acknowledged: 0 }
  const writes = await atFixedTimes({
    perSecond: writesPerSecond,
    seconds,
    send(count, dueAt) {
      const write = next(count)
      const brought = write.pieces ?? 0
      pieces.sent += brought
      // Before it is sent, because readers may hear of it before it is answered.
      fanOut.wasSent(write.input.operationId, dueAt)
      return tally.of(write.kind, dueAt, async () => {
        const server = servers[count % servers.length]!
        const answer = await call(server, write.who, write.procedure, write.input)
        if (answer.status !== 200) return `${answer.status} ${JSON.stringify(answer.body)}`
        pieces.acknowledged += brought
        write.done?.(answer)
        return null
      })
    },
  })
  return { writes, pieces }
}

function sendReads({ servers, place, seconds }: Load, { call, tally }: By): Promise<Arrived> {
  const { settlementId, owner } = place
  return atFixedTimes({
    perSecond: snapshotsPerSecond,
    seconds,
    send: (count, dueAt) =>
      tally.of('snapshot', dueAt, async () => {
        const server = servers[count % servers.length]!
        const { status } = await call(server, owner, 'getPackedSettlement', { settlementId })
        return status === 200 ? null : String(status)
      }),
  })
}

function turnStreams(
  { servers, seconds, streams, turnsPerSecond }: Load,
  { tally, readers }: By,
): Promise<Arrived> {
  return atFixedTimes({
    perSecond: turnsPerSecond,
    seconds,
    send: (count, dueAt) =>
      tally.of('stream', dueAt, async () => {
        // How often this stream has moved with this one. If all servers have equally many streams, it goes to the one after its last.
        const turn = Math.floor(count / streams) + 1
        await readers[count % streams]!.goTo(servers[(count + turn) % servers.length]!)
        return null
      }),
  })
}
