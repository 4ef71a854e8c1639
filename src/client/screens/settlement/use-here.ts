import { useSettlement, useSettlements } from '../../settlement/settlement-store.ts'
import { useMe } from '../../settlement/standing.ts'

/** The members who have the settlement open now, the player included (BEY-11). */
export function useHere(): ReadonlySet<string> {
  const me = useMe()
  const state = useSettlement()
  const here = useSettlements((settlements) => settlements.here)
  const present = new Set(me ? [...here, me.id] : here)
  const members = state?.members ?? []
  return new Set(members.map(({ userId }) => userId).filter((userId) => present.has(userId)))
}
