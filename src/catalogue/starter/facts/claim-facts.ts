import type { Item, Recipe } from '#domain/catalog/item'
import { tagOfBuilding, tagOfResearch } from './claim-tags.ts'
import { type BuildingRow, type GameTables, stackId } from './game-tables.ts'
import { differences, type Facts, stackText } from './texts.ts'

/** How a building or research differs from what the game says of it (BEY-19). */
export function claimFaults(item: Item, tables: GameTables): readonly string[] {
  const theirs = item.kind === 'building' ? buildingFacts(item, tables) : researchFacts(item, tables)
  const [recipe, ...more] = item.recipes
  if (!theirs) return ['the game does not have it']
  if (!recipe) return ['it has no way']
  // Recipes after the first stand for research that brings this one along, such as a Township its professions.
  return [
    ...differences({ ...itemFacts(item), ...recipeFacts(recipe) }, theirs),
    ...differences({ alongWith: more.map(alongText).join() }, { alongWith: bringersOf(item, tables) }),
  ]
}

function alongText({ name, requires }: Recipe): string {
  return `${name}: ${requires.join()}`
}

/** The research that brings this one along. */
function bringersOf({ id }: Item, tables: GameTables): string {
  return [...tables.claimTech.values()]
    .filter((row) => row.unlocks_techs.some((tech) => id === `t${tech}`))
    .map((row) => `Comes with ${row.name}: t${row.id}`)
    .join()
}

function itemFacts({ name, tier, rarity, tag, station }: Item): Facts {
  return { name, tier, rarity, tag, station: station && `${station.name} ${station.tier} ${station.slots}` }
}

function recipeFacts(recipe: Recipe): Facts {
  const { action, skill, level, tool, effort, time, stamina, xp, supplies } = recipe
  return {
    action,
    way: recipe.name,
    skill,
    level,
    effort,
    time,
    stamina,
    xp,
    supplies,
    tool: tool && `${tool.name} ${tool.level}`,
    takes: stackText(recipe.ingredients),
    knowledge: recipe.knowledge.join(', '),
    requires: recipe.requires.toSorted().join(', '),
    gives: recipe.outputQuantity,
  }
}

function buildingFacts({ id }: Item, tables: GameTables): Facts | undefined {
  const row = tables.buildings.get(Number(id.slice(1)))
  const work = tables.construction.get(Number(id.slice(1)))
  if (!row || !work) return undefined
  const [need, tool] = [work.level_requirements[0], work.tool_requirements[0]]
  const highest = Math.max(0, ...row.functions.map(({ level }) => level))
  return {
    // -1 stands for no tier. The game says no rarity: all buildings and research are common, which is 1.
    name: row.name,
    tier: highest > 0 ? highest : -1,
    rarity: 1,
    tag: tagOfBuilding(row, tables),
    station: stationOf(row, tables),
    action: 'build',
    way: `Build ${work.name}`,
    gives: 1,
    supplies: 0,
    skill: tables.skills.get(need?.skill_id ?? 0)?.name ?? null,
    level: need?.level ?? 0,
    tool: tool ? `${tables.tools.get(tool.tool_type)?.name} ${tool.level}` : null,
    effort: work.actions_required,
    time: work.time_requirement,
    stamina: work.stamina_requirement,
    xp: Math.round((work.experience_per_progress[0]?.quantity ?? 0) * work.actions_required * 100) / 100,
    takes: stackText(
      [...work.consumed_item_stacks, ...work.consumed_cargo_stacks].map((stack) => ({
        itemId: stackId(stack),
        quantity: stack.quantity,
      })),
    ),
    knowledge: work.required_knowledges.map((known) => tables.knowledge.get(known)?.name).join(', '),
    requires: researchIds(work.required_claim_tech_ids, tables),
  }
}

function researchFacts({ id }: Item, tables: GameTables): Facts | undefined {
  const row = tables.claimTech.get(Number(id.slice(1)))
  if (!row) return undefined
  return {
    name: row.name,
    tier: row.tier,
    rarity: 1,
    tag: tagOfResearch(row.tech_type),
    station: null,
    action: 'research',
    way: `Research ${row.name}`,
    gives: 1,
    skill: null,
    level: 0,
    tool: null,
    effort: 0,
    time: row.research_time,
    stamina: 0,
    xp: 0,
    supplies: row.supplies_cost,
    takes: stackText(row.input.map((stack) => ({ itemId: stackId(stack), quantity: stack.quantity }))),
    knowledge: '',
    requires: researchIds(row.requirements, tables),
  }
}

/** Claim Upgrades cost nothing and need nothing: every claim has them, so nothing requires them. */
function researchIds(techs: readonly number[], tables: GameTables): string {
  const asked = techs.filter((tech) => {
    const row = tables.claimTech.get(tech)
    return row && row.supplies_cost + row.input.length + row.requirements.length > 0
  })
  return asked
    .map((tech) => `t${tech}`)
    .toSorted()
    .join(', ')
}

function stationOf(row: BuildingRow, tables: GameTables): string | null {
  const use = row.functions.find(
    ({ function_type }) => tables.stations.get(function_type)?.category === 'Crafting',
  )
  return use
    ? `${tables.stations.get(use.function_type)?.name} ${use.level} ${use.refining_slots || use.crafting_slots}`
    : null
}
