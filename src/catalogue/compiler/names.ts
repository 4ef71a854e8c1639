import type { Tool } from '#domain/catalog/item'
import type { NamedRow } from './crafting-tables.ts'
import type { GameTables } from './game-tables.ts'
import type { SkillLevelRow } from './table-rows.ts'

/** Names by number: buildings, skills, tools, knowledge and settlement research. */
export type Names = {
  /** '' for unknown numbers. */
  readonly building: (id: number) => string
  /** null for the skill "ANY" and for unknown numbers. */
  readonly skill: (need: SkillLevelRow | undefined) => string | null
  readonly tool: (need: { readonly tool_type: number; readonly level: number } | undefined) => Tool | null
  readonly knowledge: (id: number) => string
  readonly claimTech: (id: number) => string | null
}

export function readNames(
  tables: Pick<GameTables, 'buildingTypes' | 'skills' | 'toolTypes' | 'knowledge' | 'claimTech'>,
): Names {
  const buildings = byId(tables.buildingTypes)
  const skills = byId(tables.skills)
  const tools = byId(tables.toolTypes)
  const knowledge = byId(tables.knowledge)
  const claimTech = byId(tables.claimTech)
  return {
    building: (id) => buildings.get(id) ?? '',
    skill: (need) => {
      const name = need && skills.get(need.skill_id)
      return name === undefined || name === 'ANY' ? null : name
    },
    tool: (need) => {
      const name = need && tools.get(need.tool_type)
      return name === undefined ? null : { name, level: need?.level ?? 0 }
    },
    knowledge: (id) => knowledge.get(id) ?? `Knowledge ${id}`,
    claimTech: (id) => claimTech.get(id) ?? null,
  }
}

function byId(rows: readonly NamedRow[]): ReadonlyMap<number, string> {
  return new Map(rows.map((row) => [row.id, row.name.trim()]))
}
