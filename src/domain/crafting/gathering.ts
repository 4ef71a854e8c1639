import type { Item, Source } from '../catalog/item.ts'
import { isWithin, type SkillLevels } from './skill-levels.ts'
import { roundedUp } from './whole-amounts.ts'

/**
 * Where somebody of these levels gathers an item (BEY-9), for all that is said of it: the place, the level, the time. Of a skill
 * that they told, the most productive place that their level allows; else the one of the lowest level. A place whose time is known
 * goes before one where it is not; where no place is open to them, it is the one of the lowest level.
 */
export function placeToGather(item: Item | undefined, levels: SkillLevels): Source | undefined {
  const sources = item?.sources ?? []
  const open = sources.filter((source) => isWithin(source, levels))
  if (open.length === 0) return ofLowestLevel(sources)
  const timed = open.filter(({ time }) => time > 0)
  const places = timed.length > 0 ? timed : open
  // The catalogue lists the most productive ones first.
  return places.find(({ skill }) => skill !== null && levels.has(skill)) ?? ofLowestLevel(places)
}

/** Points of progress for so many pieces; 0 where nobody knows them. */
export function effortToGather({ type, amount, effort }: Source, pieces: number): number {
  if (amount <= 0) return 0
  // An animal gives all at once when it is dead, a node a little with each point of progress.
  return type === 'enemy' ? roundedUp(pieces / amount) * effort : (pieces * effort) / amount
}

function ofLowestLevel(sources: readonly Source[]): Source | undefined {
  return sources.reduce<Source | undefined>(
    (best, source) => (best && best.level <= source.level ? best : source),
    undefined,
  )
}
