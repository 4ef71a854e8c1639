import type { Contribution } from '#domain/settlement/contribution'
import type { Snapshot } from '#domain/settlement/tables'
import type { RunningServer } from './server.ts'
import { answerOf, type Somebody } from './settlements.ts'
import { aSettlement } from './world-builder.ts'

/** The item that the bridge misses. */
export const log = '1'

/** A settlement with a project that misses 30 Logs; the admin Ines, Mika who delivers, and Vera who looks on. */
export async function aBridgeOn(server: RunningServer) {
  const place = await aSettlement(server, { ines: 'admin', mika: 'contributor', vera: 'viewer' })
  const { owner, mika, settlementId } = place
  const as =
    (who: Somebody) =>
    <Body>(name: string, input: object = {}) =>
      who.ask<Body>(name, { settlementId, ...input })
  await answerOf(as(owner)('createProject', { name: 'Bridge', items: [{ itemId: log, quantity: 30 }] }))
  const tables = async () => (await answerOf(as(owner)<Snapshot>('getSettlement'))).tables
  const taskId = (await tables()).tasks[0]!.id
  /** Delivers Logs, as Mika unless somebody else is given. */
  const deliver = (quantity: number, more: object = {}, who = mika) =>
    as(who)<Contribution>('createTaskContribution', {
      taskId,
      itemsContributed: [{ itemId: log, quantity }],
      ...more,
    })
  return { ...place, as, tables, taskId, deliver }
}
