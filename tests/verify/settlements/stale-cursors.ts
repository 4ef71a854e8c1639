import type { Snapshot } from '#domain/settlement/tables'
import { attempted } from '#scripts/attempted'
import type { Dice } from '#scripts/verify-sync/dice'
import type { RunningServer } from '../../support/server.ts'
import { openSettlementStream, type SettlementStream } from '../../support/settlement-stream.ts'
import { answerOf, type Somebody } from '../../support/settlements.ts'
import { timeOnPostgres } from '../offline/time.ts'

type Place = {
  readonly servers: readonly RunningServer[]
  readonly owner: Somebody
  readonly settlementId: string
  readonly databaseUrl: string
}

/**
 * A week passes, and old events are taken away. Then so many readers come back, each from another number that they knew: each
 * is told once to read everything again, before any event, and has every event from there on (R7).
 */
export async function tryStaleCursors(
  { servers, owner, settlementId, databaseUrl }: Place,
  count: number,
  dice: Dice,
): Promise<readonly string[]> {
  const seqNow = async () => (await answerOf(owner.ask<Snapshot>('getSettlement', { settlementId }))).seq
  const { time, close } = await timeOnPostgres(databaseUrl)
  await time.letWeekPass(settlementId)
  await close()
  // The newest event is kept: whoever knows the one before it misses nothing.
  const known = (await seqNow()) - 1
  const wrong: string[] = []
  let resets = 0
  for (let number = 0; number < count; number++) {
    const server = servers[number % servers.length]!
    const stream = await openSettlementStream(server, settlementId, owner, dice.roll(known))
    const description = `after a week, ${number}`
    await answerOf(owner.ask('updateSettlement', { settlementId, description }))
    const last = await seqNow()
    await stream.reaches(last).catch(() => wrong.push(`reader ${number} did not hear of ${last}`))
    wrong.push(...wrongIn(stream, last).map((sentence) => `reader ${number}: ${sentence}`))
    resets += resetsOf(stream).length
    stream.close()
  }
  console.log(attempted('stale cursors', count, `, ${resets} resets`))
  return wrong
}

function wrongIn(stream: SettlementStream, last: number): readonly string[] {
  const resets = resetsOf(stream)
  const told = stream.messages().filter(({ type }) => type === 'reset' || type === 'event')
  const numbers = stream.changes().map(({ seq }) => seq)
  const from = (resets[0] ?? 0) + 1
  const expected = Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => from + at)
  return [
    ...(resets.length === 1 && told[0]?.type === 'reset'
      ? []
      : [`${resets.length} times told to read again`]),
    ...(resets.length === 1 && String(numbers) !== String(expected)
      ? [`heard of ${numbers.join(', ')}, not of ${expected.join(', ')}`]
      : []),
  ]
}

function resetsOf(stream: SettlementStream): readonly number[] {
  return stream.messages().flatMap((message) => (message.type === 'reset' ? [message.seq] : []))
}
