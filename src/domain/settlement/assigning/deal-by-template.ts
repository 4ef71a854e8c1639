import type { Task } from '../ledger-rows.ts'
import { templateLimits } from '../limits.ts'
import type { Pattern } from '../template.ts'
import { dealInTurn, fewestFirst, type Spread } from './spread.ts'
import type { Workload } from './workload.ts'

type Load = Pick<Workload, 'who' | 'open'>

/**
 * Whom a template gives tasks to: its preferred players, as far as they can still be given tasks; without any of them, the three
 * with the fewest open tasks (TSK-4).
 * @param loads of everybody who can be given tasks
 */
export function playersByTemplate(
  { preferredPlayers }: Pick<Pattern, 'preferredPlayers'>,
  loads: readonly Load[],
) {
  const byPerson = new Map(loads.map((load) => [load.who, load]))
  const preferred = preferredPlayers.flatMap((who) => byPerson.get(who) ?? [])
  return preferred.length > 0 ? preferred : fewestFirst(loads).slice(0, templateLimits.leastLoaded)
}

/** Who gets which task by a template; what nobody has room for goes to nobody (TSK-4). */
export function dealByTemplate(
  tasks: readonly Pick<Task, 'id'>[],
  loads: readonly Load[],
  pattern: Pattern,
): Spread {
  const players = playersByTemplate(pattern, loads)
  const inOrder = pattern.balanceWorkload ? fewestFirst(players) : players
  return dealInTurn(tasks, inOrder, pattern.maxTasksPerPlayer)
}
