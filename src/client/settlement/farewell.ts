import { settlementIn } from '#domain/settlement/tables'
import { settlementPageText as text } from '../messages/settlement-page-text.ts'
import { isDeparture } from './departures.ts'
import { heldNow, say, settlementsStore } from './settlement-store.ts'

/** @returns a function that says, at most once, why the user no longer belongs to a settlement; not where the user left or deleted it */
export function createFarewell(settlementId: string): (why: 'removed' | 'deleted') => Promise<void> {
  let isSaid = false
  return async (why) => {
    // Before waiting: meanwhile the settlement may be dropped, and its name with it.
    const name = nameOf(settlementId)
    if (isSaid || name === undefined || isSample(settlementId) || (await isDeparture(settlementId))) return
    isSaid = true
    say({ kind: 'quiet', text: text.left[why](name) })
  }
}

/** Where it was put away in another tab: nothing of a sample is missed. */
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
