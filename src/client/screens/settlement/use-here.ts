import { useKeys, useSettlements } from '../../settlement/selectors.ts'
import { useMe } from '../../settlement/standing.ts'

/** The members who have the settlement open now, the player included (BEY-11). */
export function useHere(): ReadonlySet<string> {
  const me = useMe()
  const members = useKeys('members')
  const here = useSettlements((settlements) => settlements.here)
  const present = new Set(me ? [...here, me.id] : here)
  return new Set(members.filter((userId) => present.has(userId)))
}
