import { type Snapshot, stateOf } from '#domain/settlement/tables'
import { eventually } from '../../support/server.ts'
import { answerOf } from '../../support/settlements.ts'
import { piecesIn } from '../measure/busy-place.ts'
import { openCaller } from '../measure/open-caller.ts'
import type { AtWork } from './at-work.ts'
import { keepReading, wrongInReading } from './keep-reading.ts'
import { keepWriting, type Written, wrongInWriting } from './keep-writing.ts'

export type Endured = Pick<Written, 'writes' | 'refusals' | 'slowestMs'> & {
  /** Streams that ended and were opened again. */
  readonly cutOff: number
  readonly wrong: readonly string[]
}

/**
 * People write and read while something happens to the servers. As browsers do, they send again under the same id what was not
 * done, and open streams again from the number they have. At the end every write was done once, and every reader has every event.
 */
export async function peopleAtWork(work: AtWork, happens: () => Promise<void>): Promise<Endured> {
  const { servers, place } = work
  const { settlementId, owner } = place
  const { call, close } = openCaller()
  const snapshot = async () =>
    stateOf(await answerOf(call<Snapshot>(servers[0]!, owner, 'getSettlement', { settlementId })))
  const first = await snapshot()
  const reading = keepReading(work, first)
  try {
    const written = await keepWriting(work, call, happens)
    const last = await snapshot()
    const { readers } = reading
    // A reader that is still behind when this gives up is counted by `wrongInReading`.
    await eventually(async () => readers.every((reader) => reader.last() >= last.seq)).catch(() => {})
    await reading.end()
    const added = piecesIn(last.rows, place) - piecesIn(first.rows, place)
    const { writes, refusals, slowestMs } = written
    return {
      writes,
      refusals,
      slowestMs,
      cutOff: readers.reduce((sum, reader) => sum + reader.cutOff(), 0),
      wrong: [...wrongInWriting(written, added), ...wrongInReading(reading, last)],
    }
  } finally {
    await reading.end()
    close()
  }
}
