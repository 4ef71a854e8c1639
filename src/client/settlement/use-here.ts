import { useKeys, useSettlements } from './selectors.ts'
import { useMyId } from './standing.ts'

/** The members who have the settlement open now, the player included (BEY-11). */
export function useHere(): ReadonlySet<string> {
  const myId = useMyId()
  const members = useKeys('members')
  const here = useSettlements((settlements) => settlements.here)
  const present = new Set(myId === null ? here : [...here, myId])
  return new Set(members.filter((userId) => present.has(userId)))
}
