import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { afterEvent, type SettlementEvent } from '#domain/settlement/change'
import type { SettlementState } from '#domain/settlement/tables'
import { churningReader } from '../measure/churning-reader.ts'
import { type AtWork, againAfterMs } from './at-work.ts'

/** Opens readers, of whom the first keeps the rows as a browser does. A reader whose stream has ended opens it again. */
export function keepReading({ servers, place, streams }: AtWork, first: SettlementState) {
  const { settlementId, contributors } = place
  let told = first
  const readers = Array.from({ length: streams }, (_, number) =>
    churningReader({
      who: contributors[number % contributors.length]!,
      settlementId,
      after: first.seq,
      onEvent(_seq, message) {
        if (number === 0) told = afterEvent(told, JSON.parse(message) as SettlementEvent)
      },
    }),
  )
  let isOver = false
  const reading = readers.map(async (reader, number) => {
    for (let turn = number; !isOver; turn++) {
      if (!reader.isOpen()) await reader.goTo(servers[turn % servers.length]!).catch(() => {})
      await sleep(againAfterMs)
    }
    reader.close()
  })
  return {
    readers,
    told: () => told,
    async end() {
      isOver = true
      await Promise.all(reading)
    },
  }
}

export function wrongInReading(
  { readers, told }: ReturnType<typeof keepReading>,
  last: SettlementState,
): readonly string[] {
  const missed = readers.filter((reader) => reader.last() < last.seq).length
  const { rows } = told()
  return [
    ...readers.flatMap((reader) => reader.wrong()).slice(0, 3),
    ...(missed === 0 ? [] : [`${missed} of ${readers.length} readers missed something`]),
    ...(isDeepStrictEqual(rows.tasks, last.rows.tasks) && isDeepStrictEqual(rows.stock, last.rows.stock)
      ? []
      : ['the events lead to other rows than the server has']),
  ]
}
