import { type ExtractionRow, type GameTables, type NodeRow, type Stack, stackId } from './game-tables.ts'
import { averageOf } from './outcomes.ts'
import { type Facts, stackText } from './texts.ts'

type Visit = { readonly node: NodeRow; readonly row: ExtractionRow }

/** What the game says of gathering that is paid for: the node that takes the price, and the one that it turns into. */
export function paidFacts(id: string, tables: GameTables): readonly Facts[] {
  return tables.extraction
    .filter((row) => row.consumed_item_stacks.length > 0)
    .map((row) => visitsFrom(row, tables))
    .filter((visits) => visits.some(({ row }) => givesOf(row, id, tables) > 0))
    .map((visits) => factsOf(visits, id, tables))
}

/** What travellers ask for in goods. */
export function tradeFacts(id: string, tables: GameTables): readonly Facts[] {
  return tables.trades.flatMap((row) => {
    const gives = averageOf(row.offer_items, tables).get(id)
    const need = row.level_requirements[0]
    if (gives === undefined) return []
    return {
      action: 'trade',
      name: `Trade with ${row.traveler.trim()}`,
      gives: `${gives}: 1`,
      ingredients: stackText(row.required_items.map(asStack)),
      catalysts: '',
      byproducts: '',
      skill: tables.skills.get(need?.skill_id ?? 0)?.name ?? null,
      level: need?.level ?? 0,
      building: null,
      tool: null,
      effort: 0,
      time: 0,
      passive: false,
      stamina: 0,
      xp: 0,
      knowledge: row.required_knowledges.map((known) => tables.knowledge.get(known)?.name).join(', '),
      claimTech: null,
      requires: '',
      orBetter: false,
    }
  })
}

function asStack(stack: Stack) {
  return { itemId: stackId(stack), quantity: stack.quantity }
}

/** Nodes that are there only where somebody paid. */
export function paidNodes(tables: GameTables): ReadonlySet<number> {
  const paying = tables.extraction.filter((row) => row.consumed_item_stacks.length > 0)
  return new Set(
    paying.flatMap((row) =>
      visitsFrom(row, tables)
        .slice(1)
        .map(({ node }) => node.id),
    ),
  )
}

function visitsFrom(start: ExtractionRow, tables: GameTables): readonly Visit[] {
  const visits: Visit[] = []
  for (let row: ExtractionRow | undefined = start; row; ) {
    const node = tables.nodes.find(({ id }) => id === row?.resource_id)
    if (!node || visits.some((visit) => visit.node === node)) break
    visits.push({ node, row })
    row = tables.extraction.find(({ resource_id }) => resource_id === node.on_destroy_yield_resource_id)
  }
  return visits
}

function factsOf(visits: readonly Visit[], id: string, tables: GameTables): Facts {
  const first = visits[0]
  const work = visits.toSorted((a, b) => b.node.max_health - a.node.max_health)[0]
  const [need, tool] = [work?.row.level_requirements[0], work?.row.tool_requirements[0]]
  const gives = visits.reduce((sum, { node, row }) => sum + node.max_health * givesOf(row, id, tables), 0)
  const price = (first?.row.consumed_item_stacks ?? []).map(asStack)
  return {
    action: 'gather',
    name: `${first?.row.verb_phrase.trim()} ${first?.node.name.trim()}`,
    ingredients: stackText(price),
    catalysts: '',
    byproducts: '',
    gives: `${Number(gives.toPrecision(6))}: 1`,
    building: null,
    skill: tables.skills.get(need?.skill_id ?? 0)?.name ?? null,
    level: Math.max(...visits.map(({ row }) => row.level_requirements[0]?.level ?? 0)),
    tool: tool ? `${tables.tools.get(tool.tool_type)?.name} ${tool.level}` : null,
    effort: visits.reduce((sum, { node }) => sum + node.max_health, 0),
    time: work?.row.time_requirement ?? 0,
    passive: false,
    stamina: work?.row.stamina_requirement ?? 0,
    xp:
      Math.round((work?.row.experience_per_progress[0]?.quantity ?? 0) * (work?.node.max_health ?? 0) * 100) /
      100,
    knowledge: '',
    claimTech: null,
    requires: '',
    orBetter: false,
  }
}

/** How much of the item a point of effort gives on average. */
function givesOf(row: ExtractionRow, id: string, tables: GameTables): number {
  return row.extracted_item_stacks.reduce(
    (sum, { item_stack, probability }) => sum + probability * (averageOf([item_stack], tables).get(id) ?? 0),
    0,
  )
}
