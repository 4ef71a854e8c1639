import * as z from 'zod'
import { spawnRow } from './placeable-tables.ts'
import {
  experienceRow,
  flag,
  listOf,
  number,
  skillLevelRow,
  stackRow,
  text,
  toolNeedRow,
  wholeNumber,
} from './table-rows.ts'

const drop = z.object({ item_stack: stackRow, probability: number }, 'must be a stack and its probability')
export type DropRow = z.infer<typeof drop>

/** How a node is gathered: each point of damage rolls once for each stack it gives, each action takes what it consumes. */
export const extractionRow = z.object({
  id: wholeNumber,
  resource_id: wholeNumber,
  verb_phrase: text,
  extracted_item_stacks: listOf(drop),
  consumed_item_stacks: listOf(stackRow),
  tool_requirements: listOf(toolNeedRow),
  level_requirements: listOf(skillLevelRow),
  experience_per_progress: listOf(experienceRow),
  required_knowledges: listOf(wholeNumber),
  spawned_placeables: listOf(spawnRow).nullish(),
  /** Seconds per action. */
  time_requirement: number,
  stamina_requirement: number,
})
export type ExtractionRow = z.infer<typeof extractionRow>

export const resourceRow = z.object({
  id: wholeNumber,
  name: text,
  tier: wholeNumber,
  tag: text,
  max_health: number,
  /** Damage never destroys the node; it goes with time. */
  ignore_damage: flag,
  on_destroy_yield: listOf(stackRow),
  /** The node that it turns into; 0 for none. */
  on_destroy_yield_resource_id: wholeNumber,
  on_destroy_yield_resource_chance: number.default(1),
})
export type ResourceRow = z.infer<typeof resourceRow>

export const enemyRow = z.object({
  enemy_type: wholeNumber,
  name: text,
  tier: wholeNumber,
  huntable: flag,
  max_health: number,
  extracted_item_stacks: listOf(drop),
  experience_per_damage_dealt: listOf(experienceRow),
})
export type EnemyRow = z.infer<typeof enemyRow>

export const tradeRow = z.object({
  id: wholeNumber,
  traveler: text,
  offer_items: listOf(stackRow),
  required_items: listOf(stackRow),
  level_requirements: listOf(skillLevelRow),
  required_knowledges: listOf(wholeNumber),
})
export type TradeRow = z.infer<typeof tradeRow>
