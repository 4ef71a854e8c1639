import * as z from 'zod'
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

export const craftingRow = z.object({
  id: wholeNumber,
  name: text,
  /** Seconds per action, or of the whole wait when passive. */
  time_requirement: number,
  stamina_requirement: number,
  building_requirement: z
    .object({ building_type: wholeNumber, tier: wholeNumber }, 'must be a building or null')
    .nullable(),
  level_requirements: listOf(skillLevelRow),
  tool_requirements: listOf(toolNeedRow),
  consumed_item_stacks: listOf(stackRow),
  crafted_item_stacks: listOf(stackRow),
  required_claim_tech_id: wholeNumber,
  required_knowledges: listOf(wholeNumber),
  experience_per_progress: listOf(experienceRow),
  actions_required: number,
  is_passive: flag,
})
export type CraftingRow = z.infer<typeof craftingRow>

/** Buildings, skills, tools, knowledge and settlement research are only looked up by name. */
export const namedRow = z.object({ id: wholeNumber, name: text })
export type NamedRow = z.infer<typeof namedRow>
