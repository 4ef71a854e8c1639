import * as z from 'zod'
import { namedRow } from './crafting-tables.ts'
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

/** The kind of building that serves a function: "Carpentry Station", of the category "Crafting". */
export const buildingTypeRow = namedRow.extend({ category: text })
export type BuildingTypeRow = z.infer<typeof buildingTypeRow>

export const buildingRow = z.object({
  id: wholeNumber,
  name: text,
  functions: listOf(
    z.object({
      function_type: wholeNumber,
      level: wholeNumber,
      crafting_slots: number,
      /** How many waiting crafts run there at once. */
      refining_slots: number,
    }),
  ),
  is_ruins: flag,
})
export type BuildingRow = z.infer<typeof buildingRow>

/** What it takes to build one building. */
export const constructionRow = z.object({
  id: wholeNumber,
  name: text,
  building_description_id: wholeNumber,
  /** Seconds per action. */
  time_requirement: number,
  stamina_requirement: number,
  level_requirements: listOf(skillLevelRow),
  tool_requirements: listOf(toolNeedRow),
  consumed_item_stacks: listOf(stackRow),
  consumed_cargo_stacks: listOf(stackRow),
  experience_per_progress: listOf(experienceRow),
  required_knowledges: listOf(wholeNumber),
  required_claim_tech_ids: listOf(wholeNumber),
  actions_required: number,
})
export type ConstructionRow = z.infer<typeof constructionRow>

/** Research of a claim: `requirements` must be researched before it, `unlocks_techs` the claim gets along with it. */
export const claimTechRow = namedRow.extend({
  tier: wholeNumber,
  tech_type: text,
  supplies_cost: number,
  /** Seconds. */
  research_time: number,
  requirements: listOf(wholeNumber),
  unlocks_techs: listOf(wholeNumber),
  input: listOf(stackRow),
})
export type ClaimTechRow = z.infer<typeof claimTechRow>

/** An item that is a tool; `power` is the progress one action makes with it. */
export const toolRow = z.object({
  id: wholeNumber,
  item_id: wholeNumber,
  tool_type: wholeNumber,
  level: wholeNumber,
  power: number,
})
export type ToolRow = z.infer<typeof toolRow>
