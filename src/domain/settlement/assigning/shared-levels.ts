import { type Catalog, findItem } from '../../catalog/catalog.ts'
import { placeToGather } from '../../crafting/gathering.ts'
import { lackingFor, type NeededLevel, type SkillLevels } from '../../crafting/skill-levels.ts'
import type { Task } from '../ledger-rows.ts'
import type { Rows } from '../tables.ts'
import { taskRecipes } from '../task-rows.ts'

/** The levels that members show to their settlements, by user id (BEY-20). */
export type SharedLevels = ReadonlyMap<string, SkillLevels>

/** The level that somebody lacks for a task; null where they lack none, or have shown no levels. */
export type LackingLevel = (task: Task, who: string) => NeededLevel | null

/**
 * Gives the function that finds the level somebody lacks for a task (TSK-4): for the recipe by which its project comes by the item,
 * or for the easiest place where the item is gathered. A player without an account is known by the member they are linked to.
 */
export function lackingLevels(
  rows: Pick<Rows, 'projects' | 'projectItems' | 'players'>,
  catalog: Catalog,
  shared: SharedLevels,
): LackingLevel {
  const recipeOf = taskRecipes(rows, catalog)
  return (task, who) => {
    const levels = shared.get(rows.players.get(who)?.userId ?? who)
    if (!levels) return null
    const recipe = recipeOf(task)
    if (recipe) return lackingFor(recipe, levels)
    if (task.kind !== 'gather' || task.itemId === null) return null
    return lackingFor(placeToGather(findItem(catalog, task.itemId), levels), levels)
  }
}
