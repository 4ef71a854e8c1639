import type { Recipe } from '#domain/catalog/item'
import type { ConstructionRow } from './building-tables.ts'
import type { CraftingRow } from './crafting-tables.ts'
import type { Names } from './names.ts'

type WorkRow = Pick<
  CraftingRow & ConstructionRow,
  | 'level_requirements'
  | 'tool_requirements'
  | 'actions_required'
  | 'time_requirement'
  | 'stamina_requirement'
  | 'experience_per_progress'
  | 'required_knowledges'
>
type WorkFacts = Pick<Recipe, 'skill' | 'level' | 'tool' | 'effort' | 'time' | 'stamina' | 'xp' | 'knowledge'>

/** What crafting and building ask of whoever does it, and what it teaches them: a recipe has room for one skill and one tool, the first. */
export function workFacts(row: WorkRow, names: Names): WorkFacts {
  const need = row.level_requirements[0]
  const experience = row.experience_per_progress[0]?.quantity ?? 0
  return {
    skill: names.skill(need),
    level: need?.level ?? 0,
    tool: names.tool(row.tool_requirements[0]),
    effort: row.actions_required,
    time: row.time_requirement,
    stamina: row.stamina_requirement,
    xp: Math.round(experience * row.actions_required * 100) / 100,
    knowledge: row.required_knowledges.map(names.knowledge),
  }
}
