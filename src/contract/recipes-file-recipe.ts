import * as z from 'zod'
import {
  type ItemId,
  type ItemQuantity,
  type Possibility,
  type Recipe,
  recipeActions,
} from '#domain/catalog/item'

/** The id of an item. */
export const id = z
  .string('An id must be a text.')
  .min(1, 'An id must not be empty.')
  .transform((value) => value as ItemId)
const quantity = z.number('A quantity must be a number.').positive('A quantity must be above zero.')
const stack = z
  .object({ id, quantity }, 'A stack must be an object with id and quantity.')
  .transform((value): ItemQuantity => ({ itemId: value.id, quantity: value.quantity }))
export const tool = z.object({ name: z.string(), level: z.number() }, 'A tool must have a name and a level.')

/** A recipe of `recipes.json` (CAT-1). */
export const recipe = z
  .object(
    {
      action: oneOf(recipeActions, 'craft'),
      name: z.string().default(''),
      consumed_items: z.array(stack, 'consumed_items must be a list.'),
      catalysts: z.array(stack).default([]),
      kept_on_failure: z.array(stack).default([]),
      byproducts: z
        .array(z.object({ id, amount: z.number() }))
        .default([])
        .transform((list) => list.map((row): ItemQuantity => ({ itemId: row.id, quantity: row.amount }))),
      output_quantity: z.number('output_quantity must be a number.').nonnegative().default(1),
      possibilities: z.record(z.string(), z.unknown()).optional().transform(possibilitiesOf),
      building_requirement: z.object({ name: z.string(), tier: z.number() }).nullish(),
      skill: z.string().nullish(),
      level: z.number().default(0),
      tool: tool.nullish(),
      effort: z.number().default(0),
      time: z.number().default(0),
      passive: z.boolean().default(false),
      stamina: z.number().default(0),
      xp: z.number().default(0),
      knowledge: z.array(z.string()).default([]),
      claim_tech: z.string().nullish(),
      requires: z.array(id).default([]),
      supplies: z.number().nonnegative('Supplies must not be negative.').default(0),
      or_better: z.boolean().default(false),
    },
    'A recipe must be an object.',
  )
  .transform(
    (row): Recipe => ({
      action: row.action,
      name: row.name,
      ingredients: row.consumed_items,
      catalysts: row.catalysts,
      keptOnFailure: row.kept_on_failure,
      byproducts: row.byproducts,
      outputQuantity: row.output_quantity,
      possibilities: row.possibilities,
      building: row.building_requirement ?? null,
      skill: row.skill ?? null,
      level: row.level,
      tool: row.tool ?? null,
      effort: row.effort,
      time: row.time,
      passive: row.passive,
      stamina: row.stamina,
      xp: row.xp,
      knowledge: row.knowledge,
      claimTech: row.claim_tech ?? null,
      requires: row.requires,
      supplies: row.supplies,
      orBetter: row.or_better,
    }),
  )

/** One of the known words; whatever else a catalogue made by other tools says counts as the plainest. */
export function oneOf<Word extends string>(words: readonly Word[], plainest: Word) {
  return z
    .unknown()
    .optional()
    .transform((value) => words.find((word) => word === value) ?? plainest)
}

/** Only finite numbers count (CAL-11); JSON written by hand can contain anything. */
function possibilitiesOf(table: Record<string, unknown> | undefined): Possibility[] {
  return Object.entries(table ?? {}).flatMap(([key, probability]) => {
    const amount = Number(key)
    return Number.isFinite(amount) && typeof probability === 'number' && Number.isFinite(probability)
      ? [{ amount, probability }]
      : []
  })
}
