import * as z from 'zod'
import { type Item, itemKinds, type Rarity, type Source } from '#domain/catalog/item'
import { id, oneOf, recipe, tool } from './recipes-file-recipe.ts'

const source = z
  .object({
    type: z.string(),
    name: z.string().default(''),
    // -1 stands for no tier.
    tier: z.number().default(-1),
    verb: z.string().default(''),
    skill: z.string().nullish(),
    level: z.number().default(0),
    tool: tool.nullish(),
    amount: z.number().default(0),
    per_effort: z.number().optional(),
    effort: z.number().default(0),
    time: z.number().default(0),
    stamina: z.number().default(0),
  })
  .transform(
    (row): Source => ({
      // Other tools also write `node` for a resource, and `per_effort` for the amount that a resource gives.
      type: row.type === 'enemy' || row.type === 'trade' ? row.type : 'resource',
      name: row.name,
      tier: row.tier,
      verb: row.verb,
      skill: row.skill ?? null,
      level: row.level,
      tool: row.tool ?? null,
      amount: row.per_effort ?? row.amount,
      effort: row.effort,
      time: row.time,
      stamina: row.stamina,
    }),
  )

const item = z
  .object(
    {
      id,
      name: z.string('An item needs a name.'),
      tier: z.number('A tier must be a number.'),
      rarity: z
        .number('A rarity must be a number.')
        .int()
        .min(1, 'A rarity lies between 1 and 6.')
        .max(6, 'A rarity lies between 1 and 6.')
        .transform((value) => value as Rarity),
      tag: z.string().default(''),
      kind: oneOf(itemKinds, 'item'),
      recipes: z.array(recipe, 'recipes must be a list.').default([]),
      other_recipes: z.array(recipe).default([]),
      sources: z.array(source).default([]),
      tool: z.object({ name: z.string(), level: z.number(), power: z.number() }).nullish(),
      station: z.object({ name: z.string(), tier: z.number(), slots: z.number() }).nullish(),
    },
    'An item must be an object.',
  )
  .transform(
    (row): Item => ({
      id: row.id,
      name: row.name,
      tier: row.tier,
      rarity: row.rarity,
      tag: row.tag,
      kind: row.kind,
      recipes: row.recipes,
      otherRecipes: row.other_recipes,
      sources: row.sources,
      tool: row.tool ?? null,
      station: row.station ?? null,
    }),
  )

/**
 * `recipes.json` (CAT-1): a list of items with the specification's field names and further facts. Unknown keys are ignored,
 * so that a catalogue made by other tools opens too.
 */
const recipesFile = z.array(item, 'A catalogue must be a list of items.')

/**
 * The items of a parsed `recipes.json` (CAT-1).
 * @throws an error that names the first place that is not valid
 */
export function readRecipesFile(json: unknown): readonly Item[] {
  const result = recipesFile.safeParse(json)
  if (result.success) return result.data
  const first = result.error.issues[0]
  const place = first && first.path.length > 0 ? ` (at ${first.path.join('.')})` : ''
  throw new Error(`The catalogue is damaged: ${first?.message ?? 'unknown fault'}${place}`)
}
