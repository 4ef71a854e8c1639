import type { Recipe } from '../catalog/item.ts'

/** A player's level per skill. A skill without a level keeps the player from nothing. */
export type SkillLevels = ReadonlyMap<string, number>

export type NeededLevel = { readonly skill: string; readonly level: number }

type Asking = Pick<Recipe, 'skill' | 'level'>

/** The level that keeps a player from a recipe or a source; null where nothing does. */
export function lackingFor(needed: Asking | undefined, levels: SkillLevels): NeededLevel | null {
  if (!needed?.skill || isWithin(needed, levels)) return null
  return { skill: needed.skill, level: needed.level }
}

export function isWithin({ skill, level }: Asking, levels: SkillLevels): boolean {
  return skill === null || level <= (levels.get(skill) ?? Number.POSITIVE_INFINITY)
}
