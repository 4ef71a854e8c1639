import type { ItemId, Source } from '#domain/catalog/item'
import type { Drops } from './drops.ts'
import type { GameTables } from './game-tables.ts'
import type { DropRow, EnemyRow, ExtractionRow, ResourceRow, TradeRow } from './gathering-tables.ts'
import { grouped } from './grouped.ts'
import type { Names } from './names.ts'
import { expectedAmounts } from './outcomes.ts'
import type { StackRow } from './table-rows.ts'
import { idOf, isCoin, type Things } from './things.ts'

export type SourcesById = ReadonlyMap<ItemId, readonly FoundSource[]>
/** A source with the points of effort for one unit; null if effort alone does not get it. */
export type FoundSource = Source & { readonly effortEach: number | null }

/**
 * Tags of nodes in ruins, quests, events and uncharted lands. Their effort does not count, because nobody plans to gather
 * there.
 */
const oneOffPlaces =
  /^(Ancient Loot|Dungeon|Paranensis|Profession Dungeon|Quest|Summer|Treasure|Uncharted|Wonder|World Event)/
/** The effort that one coin counts for, so that bought goods can be compared with gathered ones. */
const effortPerCoin = 10

type GatheringTables = Pick<GameTables, 'extraction' | 'resources' | 'enemies' | 'trades' | 'skills'>

/** Reads where each item can be gathered, hunted or bought (CAT-2, BEY-9), the most productive source first. */
export function readSources(
  tables: GatheringTables,
  things: Things,
  names: Names,
  drops: Drops,
): SourcesById {
  const found = new Map<ItemId, FoundSource[]>()
  const note = (id: ItemId, source: FoundSource) => found.set(id, [...(found.get(id) ?? []), source])
  const byResource = grouped(tables.extraction, (row) => row.resource_id)
  for (const resource of tables.resources) {
    const rows = byResource.get(resource.id) ?? []
    byResource.delete(resource.id)
    for (const row of rows.length > 0 ? rows : [null]) noteNode(resource, row, things, names, note)
  }
  for (const rows of byResource.values()) {
    for (const row of rows) drops.skip('extraction without a node', row.verb_phrase)
  }
  for (const enemy of tables.enemies) noteEnemy(enemy, things, names, note)
  for (const trade of tables.trades) noteTrade(trade, things, names, note)
  return new Map([...found].map(([id, sources]) => [id, mergedAndOrdered(sources)]))
}

type Note = (id: ItemId, source: FoundSource) => void

function noteNode(
  resource: ResourceRow,
  row: ExtractionRow | null,
  things: Things,
  names: Names,
  note: Note,
): void {
  const perEffort = row ? expectedOf(row.extracted_item_stacks, things) : new Map<ItemId, number>()
  const health = Math.max(1, resource.max_health)
  for (const [id, amount] of expectedAmounts(resource.on_destroy_yield, things)) {
    perEffort.set(id, (perEffort.get(id) ?? 0) + amount / health)
  }
  const need = row?.level_requirements[0]
  const paid = row !== null && row.consumed_item_stacks.length > 0
  for (const [id, amount] of perEffort) {
    note(id, {
      type: 'resource',
      name: resource.name.trim(),
      tier: resource.tier,
      verb: row ? withPrice(row.verb_phrase, 'with', row.consumed_item_stacks, things) : '',
      skill: names.skill(need),
      level: need?.level ?? 0,
      tool: names.tool(row?.tool_requirements[0]),
      amount,
      effort: 1,
      time: row?.time_requirement ?? 0,
      stamina: row?.stamina_requirement ?? 0,
      effortEach: paid || oneOffPlaces.test(resource.tag) ? null : 1 / amount,
    })
  }
}

function noteEnemy(enemy: EnemyRow, things: Things, names: Names, note: Note): void {
  const experience = enemy.experience_per_damage_dealt[0]
  for (const [id, amount] of expectedOf(enemy.extracted_item_stacks, things)) {
    note(id, {
      type: 'enemy',
      name: enemy.name.trim(),
      tier: enemy.tier,
      verb: enemy.huntable ? 'Hunt' : 'Fight',
      skill: names.skill(experience && { skill_id: experience.skill_id, level: 0 }),
      level: 0,
      tool: null,
      amount,
      effort: enemy.max_health,
      time: 0,
      stamina: 0,
      effortEach: enemy.max_health / amount,
    })
  }
}

function noteTrade(trade: TradeRow, things: Things, names: Names, note: Note): void {
  const need = trade.level_requirements[0]
  const coins = priceInCoins(trade.required_items, things)
  for (const [id, amount] of expectedAmounts(trade.offer_items, things)) {
    note(id, {
      type: 'trade',
      name: trade.traveler.trim(),
      tier: -1,
      verb: withPrice('Trade', 'for', trade.required_items, things),
      skill: names.skill(need),
      level: need?.level ?? 0,
      tool: null,
      amount,
      effort: 0,
      time: 0,
      stamina: 0,
      effortEach: coins === null ? null : (coins * effortPerCoin) / amount,
    })
  }
}

function priceInCoins(price: readonly StackRow[], things: Things): number | null {
  const isCoins = price.every((stack) => isCoin(things.byId.get(idOf(stack))))
  return isCoins ? price.reduce((sum, stack) => sum + stack.quantity, 0) : null
}

/** Each stack is rolled separately; a probability above 1 counts as 1. */
function expectedOf(rows: readonly DropRow[], things: Things): Map<ItemId, number> {
  const expected = new Map<ItemId, number>()
  for (const { item_stack, probability } of rows) {
    for (const [id, amount] of expectedAmounts([item_stack], things)) {
      expected.set(id, (expected.get(id) ?? 0) + amount * Math.min(1, probability))
    }
  }
  return new Map([...expected].filter(([, amount]) => amount > 0))
}

function withPrice(verb: string, word: string, price: readonly StackRow[], things: Things): string {
  const stacks = price.map((stack) => `${stack.quantity} ${things.byId.get(idOf(stack))?.name ?? '?'}`)
  return [verb.trim(), ...(stacks.length > 0 ? [word, stacks.join(', ')] : [])].join(' ')
}

const order: readonly Source['type'][] = ['resource', 'enemy', 'trade']
/** Six digits are more than anyone reads, and hide the tables' float noise. */
const digits = 6

function mergedAndOrdered(sources: readonly FoundSource[]): readonly FoundSource[] {
  const best = new Map<string, FoundSource>()
  for (const source of sources) {
    const { amount, effortEach, ...place } = source
    const key = JSON.stringify(place)
    if (amount > (best.get(key)?.amount ?? 0)) best.set(key, source)
  }
  return [...best.values()]
    .map((source) => ({ ...source, amount: Number(source.amount.toPrecision(digits)) }))
    .sort(
      (a, b) =>
        order.indexOf(a.type) - order.indexOf(b.type) ||
        Number(a.effortEach === null) - Number(b.effortEach === null) ||
        b.amount - a.amount ||
        (a.name < b.name ? -1 : 1),
    )
}
