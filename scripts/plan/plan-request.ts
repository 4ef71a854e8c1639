import * as z from 'zod'
import type { BuildListEntry } from '#domain/build-list/build-list'
import type { ItemId } from '#domain/catalog/item'
import { allItems } from '#domain/crafting/odds'
import type { PlanInput } from '#domain/crafting/plan'

const entry = z
  .object(
    {
      itemId: z.string('itemId must be a text.').min(1, 'itemId must not be empty.'),
      quantity: z
        .number('quantity must be a number.')
        .int('quantity must be a whole number.')
        .min(1, 'quantity must be at least 1.')
        .max(1_000_000_000, 'quantity must be at most 1,000,000,000.'),
      recipeIndex: z
        .number('recipeIndex must be a number.')
        .int('recipeIndex must be a whole number.')
        .min(0, 'recipeIndex must be 0 or more.')
        .default(0),
    },
    'An entry of the queue must be an object.',
  )
  .transform((row): BuildListEntry => ({ ...row, itemId: row.itemId as ItemId }))

const request = z
  .object(
    {
      queue: z.array(entry, 'queue must be a list.'),
      inventory: z
        .record(
          z.string(),
          z
            .number('An amount in the inventory must be a number.')
            .int('An amount in the inventory must be a whole number.')
            // As much as a settlement's stock may hold (`ledgerLimits`).
            .max(1_000_000_000_000, 'An amount in the inventory must be at most 1,000,000,000,000.'),
          'inventory must be an object of amounts.',
        )
        .default({}),
      odds: z.enum(['average', 'safe'], 'odds must be "average" or "safe".').default('average'),
    },
    'A case must be an object with queue and inventory.',
  )
  .transform(
    ({ queue, inventory, odds }): PlanInput => ({
      buildList: queue,
      // An amount of 0 or less is taken for none.
      inventory: new Map(
        Object.entries(inventory).flatMap(([id, amount]) =>
          amount > 0 ? [[id as ItemId, amount] as const] : [],
        ),
      ),
      choices: new Map(),
      odds: new Map([[allItems, odds]]),
    }),
  )

/**
 * Reads a plan file: `{queue, inventory, odds}`, or a list of them.
 * @throws an error that names the first place that is not valid
 */
export function readPlanRequests(json: unknown): {
  readonly inputs: readonly PlanInput[]
  readonly isList: boolean
} {
  const isList = Array.isArray(json)
  const result = z.array(request).safeParse(isList ? json : [json])
  if (result.success) return { inputs: result.data, isList }
  const first = result.error.issues[0]!
  const place = first.path.slice(isList ? 0 : 1).join('.')
  throw new Error(place ? `${first.message} (at ${place})` : first.message)
}
