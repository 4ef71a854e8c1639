import { shownRows, useSettlements } from '../../selectors.ts'
import type { ContributionFilter } from './listed-contribution.ts'

/** A filter as the server takes it: whoever is chosen is a named player by id, or a member by user id. */
export function useServerFilter({ taskId, who }: ContributionFilter) {
  const isPlayer = useSettlements((state) => shownRows(state)?.players.has(who ?? '') ?? false)
  return {
    ...(taskId !== null && { taskId }),
    ...(who !== null && (isPlayer ? { playerId: who } : { userId: who })),
  }
}
