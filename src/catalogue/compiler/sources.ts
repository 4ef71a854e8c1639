import type { ItemId, Source } from '#domain/catalog/item'
import { grouped } from '#domain/grouped'
import type { Drops } from './drops.ts'
import { dropsAtTheEnd, dropsPerPoint, expectedDrops, pointsIn } from './expected-drops.ts'
import type { GameTables } from './game-tables.ts'
import type { EnemyRow, ExtractionRow, ResourceRow } from './gathering-tables.ts'
import type { Names } from './names.ts'
import type { PaidNodes } from './paid-nodes.ts'
import type { Placeables } from './placeables.ts'
import type { Things } from './things.ts'
import { readCoinTrades } from './trades.ts'

export type SourcesById = ReadonlyMap<ItemId, readonly FoundSource[]>
/** A source with the points of effort for one unit; null in `oneOffPlaces`. */
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

/**
 * Reads where each item can be gathered, hunted or bought for coins (CAT-2, BEY-9), the most productive source first. Nodes
 * that take goods, and those that are made by paying, are recipes instead.
 */
export function readSources(
  tables: GatheringTables,
  { made }: PaidNodes,
  placeables: Placeables,
  things: Things,
  names: Names,
  drops: Drops,
): SourcesById {
  const found = new Map<ItemId, FoundSource[]>()
  const note = (id: ItemId, source: FoundSource) => found.set(id, [...(found.get(id) ?? []), source])
  const byResource = new Map(grouped(tables.extraction, (row) => row.resource_id))
  for (const resource of tables.resources) {
    const rows = byResource.get(resource.id) ?? []
    byResource.delete(resource.id)
    if (made.has(resource.id)) continue
    const free = rows.filter((row) => row.consumed_item_stacks.length === 0)
    // A node without a row of its own still gives what it leaves when it is used up.
    for (const row of rows.length > 0 ? free : [null])
      noteNode(resource, row, { things, names, placeables }, note)
  }
  for (const rows of byResource.values()) {
    for (const row of rows) drops.skip('extraction without a node', row.verb_phrase)
  }
  for (const enemy of tables.enemies) noteEnemy(enemy, things, names, note)
  for (const { itemId, bought } of readCoinTrades(tables.trades, things, names)) {
    const { source, coins } = bought
    note(itemId, { ...source, effortEach: (coins * effortPerCoin) / source.amount })
  }
  return new Map([...found].map(([id, sources]) => [id, mergedAndOrdered(sources)]))
}

type Note = (id: ItemId, source: FoundSource) => void

function noteNode(
  resource: ResourceRow,
  row: ExtractionRow | null,
  { things, names, placeables }: { things: Things; names: Names; placeables: Placeables },
  note: Note,
): void {
  const perEffort = dropsPerPoint(row, things, placeables)
  for (const [id, amount] of dropsAtTheEnd(resource, things)) {
    perEffort.set(id, (perEffort.get(id) ?? 0) + amount / pointsIn(resource))
  }
  const need = row?.level_requirements[0]
  for (const [id, amount] of perEffort) {
    note(id, {
      type: 'resource',
      name: resource.name.trim(),
      tier: resource.tier,
      verb: row?.verb_phrase.trim() ?? '',
      skill: names.skill(need),
      level: need?.level ?? 0,
      tool: names.tool(row?.tool_requirements[0]),
      amount,
      effort: 1,
      time: row?.time_requirement ?? 0,
      stamina: row?.stamina_requirement ?? 0,
      effortEach: oneOffPlaces.test(resource.tag) ? null : 1 / amount,
    })
  }
}

function noteEnemy(enemy: EnemyRow, things: Things, names: Names, note: Note): void {
  const experience = enemy.experience_per_damage_dealt[0]
  for (const [id, amount] of expectedDrops(enemy.extracted_item_stacks, things)) {
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

const order: readonly Source['type'][] = ['resource', 'enemy', 'trade']
/** Six digits are more than anyone reads, and hide the tables' float noise. */
const digits = 6

/** Nodes first, then animals, then trades; of each, one-off places last. Of sources that differ only in their yield, the best remains. */
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
