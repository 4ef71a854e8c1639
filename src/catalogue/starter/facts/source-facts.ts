import type { Source } from '#domain/catalog/item'
import { type Drop, type GameTables, type SkillRow, type Stack, stackId } from './game-tables.ts'
import { averageOf } from './outcomes.ts'
import { paidNodes } from './paid-facts.ts'

type Places = ReadonlyMap<string, readonly Source[]>

/**
 * Where the game lets one gather or hunt something for nothing or trade for it, be it with coins or with goods, by item. Amounts are per
 * point of effort at a node, and per kill or trade.
 */
export function allSources(tables: GameTables): Places {
  const places = new Map<string, Source[]>()
  const note = (amounts: ReadonlyMap<string, number>, source: Omit<Source, 'amount'>) => {
    for (const [id, amount] of amounts) {
      // Six digits, as more are noise of the tables.
      const found = { ...source, amount: Number(amount.toPrecision(6)) }
      places.set(id, [...(places.get(id) ?? []), found])
    }
  }
  noteNodes(tables, note)
  for (const {
    name,
    tier,
    huntable,
    max_health,
    extracted_item_stacks,
    experience_per_damage_dealt,
  } of tables.enemies) {
    note(dropped(extracted_item_stacks, tables), {
      type: 'enemy',
      name: name.trim(),
      tier,
      verb: huntable ? 'Hunt' : 'Fight',
      skill: skillOf(experience_per_damage_dealt[0], tables),
      level: 0,
      tool: null,
      effort: max_health,
      time: 0,
      stamina: 0,
    })
  }
  for (const { traveler, offer_items, required_items, level_requirements } of tables.trades) {
    // Traders have no tier: -1.
    note(averageOf(offer_items, tables), {
      type: 'trade',
      name: traveler.trim(),
      tier: -1,
      verb: `Trade for ${price(required_items, tables)}`,
      skill: skillOf(level_requirements[0], tables),
      level: level_requirements[0]?.level ?? 0,
      tool: null,
      effort: 0,
      time: 0,
      stamina: 0,
    })
  }
  return places
}

function noteNodes(
  tables: GameTables,
  note: (amounts: ReadonlyMap<string, number>, source: Omit<Source, 'amount'>) => void,
): void {
  const paid = paidNodes(tables)
  for (const node of tables.nodes.filter(({ id }) => !paid.has(id))) {
    for (const row of tables.extraction.filter(
      (one) => one.resource_id === node.id && one.consumed_item_stacks.length === 0,
    )) {
      const amounts = new Map(dropped(row.extracted_item_stacks, tables))
      // Drops at the end of a node come once in as many points of effort as the node has health; cargo never drops there.
      const last = node.ignore_damage
        ? []
        : node.on_destroy_yield.filter((stack) => stack.item_type === 'Item')
      for (const [id, amount] of averageOf(last, tables)) {
        amounts.set(id, (amounts.get(id) ?? 0) + amount / Math.max(1, node.max_health))
      }
      const [need, tool] = [row.level_requirements[0], row.tool_requirements[0]]
      note(amounts, {
        type: 'resource',
        name: node.name.trim(),
        tier: node.tier,
        verb: row.verb_phrase.trim(),
        skill: skillOf(need, tables),
        level: skillOf(need, tables) === null ? 0 : (need?.level ?? 0),
        tool: tool ? { name: tables.tools.get(tool.tool_type)?.name ?? '', level: tool.level } : null,
        effort: 1,
        time: row.time_requirement,
        stamina: row.stamina_requirement,
      })
    }
  }
}

/** Each stack is a trial of its own; a probability above one acts as one. */
function dropped(drops: readonly Drop[], tables: GameTables): ReadonlyMap<string, number> {
  const amounts = new Map<string, number>()
  for (const { item_stack, probability } of drops) {
    for (const [id, amount] of averageOf([item_stack], tables)) {
      amounts.set(id, (amounts.get(id) ?? 0) + amount * Math.min(1, probability))
    }
  }
  return amounts
}

function skillOf(need: SkillRow | undefined, tables: GameTables): string | null {
  const name = tables.skills.get(need?.skill_id ?? 0)?.name
  // Any skill will do.
  return name === undefined || name === 'ANY' ? null : name
}

function price(stacks: readonly Stack[], tables: GameTables): string {
  return stacks.map((stack) => `${stack.quantity} ${tables.things.get(stackId(stack))?.name}`).join(', ')
}
