import { shownRows, useSettlements } from '../../selectors.ts'
import type { Filter } from './listed-contribution.ts'

/** A filter as the server takes it: a player is a member by user id, or a named one. */
export function useNamed({ taskId, who }: Filter) {
  const isPlayer = useSettlements((state) => shownRows(state)?.players.has(who ?? '') ?? false)
  return {
    ...(taskId !== null && { taskId }),
    ...(who !== null && (isPlayer ? { playerId: who } : { userId: who })),
  }
}
