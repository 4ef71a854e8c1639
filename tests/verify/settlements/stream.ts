import { setTimeout as sleep } from 'node:timers/promises'
import { afterEvent } from '#domain/settlement/change'
import { type Snapshot, settlementIn, stateOf } from '#domain/settlement/tables'
import { attempted } from '#scripts/attempted'
import { createDice } from '#scripts/verify-sync/dice'
import { openSettlementStream, type SettlementStream } from '../../support/settlement-stream.ts'
import { answerOf, createSettlement, joinAs, signInSomebody } from '../../support/settlements.ts'
import type { ServerGroup } from './server-group.ts'
import { tryStaleCursors } from './stale-cursors.ts'

/** The reader is cut off once in so many changes: 200 times in 5,000. */
const changesPerCut = 25
/** How many readers come back after a week. */
const staleCursors = 20

/** One reader is disconnected again and again while others change the settlement: it gets all changes once, in order (R7, B9). */
export async function runStream(
  group: ServerGroup,
  { changes, seed }: { readonly changes: number; readonly seed: number },
): Promise<readonly string[]> {
  const servers = await group.servers()
  const dice = createDice(seed)
  const disconnects = Math.floor(changes / changesPerCut)
  const owner = await signInSomebody(servers[0]!, 'Owner')
  const helper = await signInSomebody(servers.at(-1)!, 'Helper')
  const settlementId = await createSettlement(owner)
  await joinAs(owner, settlementId, helper, 'admin')
  const first = await answerOf(owner.ask<Snapshot>('getSettlement', { settlementId })).then(stateOf)
  const wrong: string[] = []
  let state = first
  let cut = 0
  let isWriting = true
  let doubled = 0

  const take = (stream: SettlementStream) => {
    for (const event of stream.changes()) {
      if (event.seq <= state.seq) doubled += 1
      else if (event.seq !== state.seq + 1) wrong.push(`after ${state.seq} came ${event.seq}`)
      state = afterEvent(state, event)
    }
  }
  const reading = (async () => {
    while (isWriting || state.seq < first.seq + changes) {
      const where = servers[cut % servers.length]!
      const stream = await openSettlementStream(where, settlementId, owner, state.seq)
      const isLast = cut >= disconnects
      await sleep(isLast ? 500 : 10 + dice.roll(60))
      take(stream)
      stream.close()
      if (!isLast) cut += 1
      if (wrong.length > 0) return
    }
  })()
  const write = async (who: typeof owner, count: number) => {
    for (let i = 0; i < count; i++)
      await answerOf(who.ask('updateSettlement', { settlementId, description: `${who.userId} ${i}` }))
  }
  // The owner's changes go through one process, the helper's through the other. An admin may not make them, so the helper becomes
  // the owner, and the owner stays as co-owner. This is one of the changes.
  await answerOf(owner.ask('transferSettlement', { settlementId, userId: helper.userId }))
  const begin = performance.now()
  await Promise.all([
    write(owner, Math.floor(changes / 2)),
    write(helper, changes - 1 - Math.floor(changes / 2)),
  ])
  isWriting = false
  await reading
  const end = await answerOf(owner.ask<Snapshot>('getSettlement', { settlementId })).then(stateOf)
  if (state.seq !== end.seq) wrong.push(`ended at ${state.seq}, not at ${end.seq}`)
  if (settlementIn(state.rows).description !== settlementIn(end.rows).description)
    wrong.push('another state than the server’s')
  if (doubled > 0) wrong.push(`${doubled} events came twice`)
  if (cut < disconnects) wrong.push(`the reader was cut off ${cut} times, not ${disconnects}`)
  const seconds = ((performance.now() - begin) / 1_000).toFixed(1)
  console.log(attempted('changes', changes, `: ${wrong.length} wrong, ${seconds} s, seed ${seed}`))
  console.log(attempted('disconnects', cut))
  // On the built-in database, whose address is '', no reader comes back after a week.
  if (group.databaseUrl() === '' || wrong.length > 0) return wrong
  const stale = { servers, owner, settlementId, databaseUrl: group.databaseUrl() }
  return [...wrong, ...(await tryStaleCursors(stale, staleCursors, dice))]
}
