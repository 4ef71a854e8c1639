import { templateLimits } from '#domain/settlement/limits'
import type { AssignmentTemplate } from '#domain/settlement/template'
import { joinDotted } from '../../../item/origin.ts'
import { templatesText } from '../../../messages/templates-text.ts'
import type { Assigning } from './use-assigning.ts'

const text = templatesText.assign

type People = Pick<Assigning, 'loads' | 'names'>

/** Says to whom a template gives tasks, how many, and in which order. */
export function patternWords({ pattern, formerPlayers }: AssignmentTemplate, people: People): string {
  const { preferredPlayers, maxTasksPerPlayer, balanceWorkload } = pattern
  const able = ablePlayers(preferredPlayers, people)
  const unable = preferredPlayers.length - able.length
  return joinDotted([
    able.length > 0
      ? text.to(able.map((who) => people.names.get(who) ?? '?'))
      : text.leastLoaded(templateLimits.leastLoaded),
    text.most(maxTasksPerPlayer),
    balanceWorkload || able.length === 0 ? text.balanced : text.inTurn,
    formerPlayers > 0 && text.left(formerPlayers),
    unable > 0 && text.unable(unable),
  ])
}

/** Whether a template prefers players, none of whom can be given tasks now. */
export function isAllGone({ pattern, formerPlayers }: AssignmentTemplate, people: People): boolean {
  const { preferredPlayers } = pattern
  return preferredPlayers.length + formerPlayers > 0 && ablePlayers(preferredPlayers, people).length === 0
}

function ablePlayers(preferred: readonly string[], { loads }: People): readonly string[] {
  return preferred.filter((who) => loads.some((load) => load.who === who))
}
