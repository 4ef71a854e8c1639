import type { TopicEnd } from '#contract/live'
import { settlementIn } from '#domain/settlement/tables'
import { ask } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { settlementPageText as text } from '../messages/settlement-page-text.ts'
import { accountStore, accountUserId } from '../session/account.ts'
import { isDeparture } from './departures.ts'
import { whyGone } from './read-settlement.ts'
import { heldNow, say, settlementsStore } from './settlement-store.ts'

/**
 * Says, at most once, why the user no longer belongs to a settlement; not where the user left or deleted it.
 * @param why null where the settlement is only missing from the list, which does not say why
 */
export type Farewell = (why: TopicEnd | null) => Promise<void>

export function createFarewell(settlementId: string): Farewell {
  let isBegun = false
  return async (why) => {
    // Before waiting: meanwhile the settlement may be dropped, and its name with it.
    const name = nameOf(settlementId)
    const userId = accountUserId(accountStore.getState())
    if (isBegun || name === undefined || isSample(settlementId)) return
    isBegun = true
    if (await isDeparture(settlementId)) return
    const reason = why ?? (await askWhy(settlementId))
    const isSameUser = accountUserId(accountStore.getState()) === userId
    if (reason && isSameUser) say({ kind: 'quiet', text: text.left[reason](name) })
  }
}

/**
 * Finds out why the user no longer belongs to the settlement, by the refusal of the smallest question that every member may ask: whoever was
 * away when it happened never hears of it on the stream. Null where the user belongs to it again.
 */
function askWhy(settlementId: string): Promise<TopicEnd | null> {
  return ask('getSettlementPresence', { settlementId }, { signal: networkTimeOut() }).then(
    () => null,
    // Where the refusal does not say why, the list alone counts: the settlement is gone for this user.
    (error: unknown) => whyGone(error) ?? 'removed',
  )
}

/** A sample is gone where it was put away in another tab, and nobody needs to be told that. */
function isSample(settlementId: string): boolean {
  const held = heldNow(settlementId)
  return held !== null && settlementIn(held.shown).isSample
}

function nameOf(settlementId: string): string | undefined {
  const held = heldNow(settlementId)
  if (held) return settlementIn(held.shown).name
  const { list } = settlementsStore.getState()
  return typeof list === 'string' ? undefined : list.find(({ id }) => id === settlementId)?.name
}
