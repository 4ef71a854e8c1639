import type { ItemId, Recipe } from '#domain/catalog/item'
import { plainRecipe } from '#domain/catalog/plain-recipe'
import { grouped } from '#domain/grouped'
import type { Candidate } from './candidates.ts'
import { dropsAtTheEnd, dropsPerPoint, pointsIn } from './expected-drops.ts'
import type { GameTables } from './game-tables.ts'
import type { ExtractionRow, ResourceRow } from './gathering-tables.ts'
import type { Names } from './names.ts'
import { waysPaidBy } from './paid-ways.ts'
import type { Placeables } from './placeables.ts'
import type { StackRow } from './table-rows.ts'
import { amountsOf, type Things } from './things.ts'

export type PaidNodes = {
  readonly candidates: readonly Candidate[]
  /** Nodes that are there only because somebody paid for them, like a baited fishing spot: no places to gather. */
  readonly made: ReadonlySet<number>
}

type NodeTables = Pick<GameTables, 'extraction' | 'resources' | 'tools'>

/**
 * Reads the nodes that take something (CAT-2), such as five baits for a fishing spot. The nodes that they turn into are read
 * with them: the bait makes the spot at which the fish are caught.
 */
export function readPaidNodes(
  tables: NodeTables,
  placeables: Placeables,
  things: Things,
  names: Names,
): PaidNodes {
  const nodes = new Map(tables.resources.map((row) => [row.id, row]))
  const rowsOf = grouped(tables.extraction, (row) => row.resource_id)
  const paid = tables.extraction.filter((row) => row.consumed_item_stacks.length > 0)
  const made = new Set<number>()
  for (const row of paid) {
    for (const visit of visitsFrom(row, nodes, rowsOf).slice(1)) made.add(visit.node.id)
  }
  const starts = paid.filter((row) => nodes.has(row.resource_id) && !made.has(row.resource_id))
  const candidates = starts.flatMap((row) => {
    const visits = visitsFrom(row, nodes, rowsOf)
    return waysPaidBy({
      rowId: row.id,
      recipe: recipeOf(visits, tables.tools, names),
      gives: givenBy(visits, things, placeables),
    })
  })
  return { candidates, made }
}

/** A node on the way, what is done at it (at a node that another turns into, by its first row), and the chance to get there. */
type Visit = { readonly node: ResourceRow; readonly row: ExtractionRow | undefined; readonly chance: number }

/** The node of the row and all that it turns into, one after the other. */
function visitsFrom(
  row: ExtractionRow,
  nodes: ReadonlyMap<number, ResourceRow>,
  rowsOf: ReadonlyMap<number, readonly ExtractionRow[]>,
): readonly Visit[] {
  const visits: Visit[] = []
  let chance = 1
  let node = nodes.get(row.resource_id)
  while (node && !visits.some((visit) => visit.node === node)) {
    visits.push({ node, row: visits.length === 0 ? row : rowsOf.get(node.id)?.[0], chance })
    chance *= node.on_destroy_yield_resource_chance
    node = nodes.get(node.on_destroy_yield_resource_id)
  }
  return visits
}

function givenBy(
  visits: readonly Visit[],
  things: Things,
  placeables: Placeables,
): ReadonlyMap<ItemId, number> {
  const gives = new Map<ItemId, number>()
  const add = (id: ItemId, amount: number) => gives.set(id, (gives.get(id) ?? 0) + amount)
  for (const { node, row, chance } of visits) {
    for (const [id, each] of dropsPerPoint(row, things, placeables)) {
      add(id, chance * each * pointsIn(node))
    }
    for (const [id, amount] of dropsAtTheEnd(node, things)) add(id, chance * amount)
  }
  return gives
}

function recipeOf(visits: readonly Visit[], tools: GameTables['tools'], names: Names): Recipe {
  const [first] = visits
  // Skill and tool are those of the node at which most of the work is done.
  const work = visits.reduce((a, b) => (b.row && pointsIn(b.node) > pointsIn(a.node) ? b : a))
  const need = work.row?.level_requirements[0]
  const points = visits.reduce((sum, { node, row, chance }) => sum + (row ? chance * pointsIn(node) : 0), 0)
  const levels = visits
    .flatMap(({ row }) => row?.level_requirements ?? [])
    .filter(({ skill_id }) => skill_id === need?.skill_id)
  const experience = work.row?.experience_per_progress[0]?.quantity ?? 0
  return {
    ...plainRecipe('gather', `${first!.row!.verb_phrase.trim()} ${first!.node.name.trim()}`),
    ingredients: amountsOf(visits.flatMap((visit) => priceOf(visit, tools))),
    skill: names.skill(need),
    level: Math.max(0, ...levels.map(({ level }) => level)),
    tool: names.tool(work.row?.tool_requirements[0]),
    effort: points,
    time: work.row?.time_requirement ?? 0,
    stamina: work.row?.stamina_requirement ?? 0,
    xp: Math.round(experience * pointsIn(work.node) * 100) / 100,
    // The spot and what it turns into may ask for the same knowledge.
    knowledge: [...new Set(visits.flatMap(({ row }) => row?.required_knowledges ?? []))].map(names.knowledge),
  }
}

/** Every action takes the price, so it is paid as often as the weakest tool of the asked level must strike. */
function priceOf({ node, row, chance }: Visit, tools: GameTables['tools']): readonly StackRow[] {
  const need = row?.tool_requirements[0]
  const fitting = tools.filter((tool) => tool.tool_type === need?.tool_type && tool.level === need.level)
  const power = fitting.length > 0 ? Math.min(...fitting.map((tool) => tool.power)) : 1
  const actions = Math.ceil(pointsIn(node) / power)
  return (row?.consumed_item_stacks ?? []).map((stack) => ({
    ...stack,
    quantity: stack.quantity * actions * chance,
  }))
}
