import type { Item, Source } from '../catalog/item.ts'
import { isWithin, type SkillLevels } from './skill-levels.ts'
import { roundedUp } from './whole-amounts.ts'

/**
 * The one place where somebody with these levels gathers an item (BEY-9); the screens take place, level and time from it. If they
 * told their level in the skill, it is the most productive place that this level allows; if they did not, or if no place is open to
 * them, the place with the lowest level. Places whose time is known go first.
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

/** Points of progress for that many pieces; 0 where nobody knows them. */
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
