import * as z from 'zod'
import { documentLimits } from '#domain/user-data/document-limits'
import type { Operation, PlainOperation } from '#domain/user-data/operation'
import { catalogueVersion } from './catalogue-version.ts'
import { choice, entry, itemId, odds, quantity, recipeIndex } from './user-document.ts'

/**
 * `settlement.set` comes from earlier releases. It is accepted and ignored, so that the rest of its batch is saved; but one that
 * would empty a personal settlement with projects is refused unless it is forced (SAVE-6).
 */
export type RetiredOperation = {
  readonly op: 'settlement.set'
  readonly settlement?: unknown
  readonly force?: unknown
}

export type SentOperation = Operation | RetiredOperation

const retiredOperation = z
  .looseObject({ op: z.literal('settlement.set') })
  .describe(
    'Of earlier releases: ignored, but refused where it would leave a personal settlement without its projects and is not forced.',
  )

const plainOperations = [
  z.strictObject({
    op: z.literal('inv.add'),
    itemId,
    amount: z
      .int()
      .min(-1_000_000_000)
      .max(1_000_000_000)
      .refine((amount) => amount !== 0, 'This must not be 0.'),
  }),
  z.strictObject({ op: z.literal('inv.set'), itemId, quantity }),
  z.strictObject({ op: z.literal('inv.remove'), itemId }),
  z.strictObject({ op: z.literal('inv.clear'), itemIds: z.array(itemId).max(documentLimits.stock) }),
  z.strictObject({ op: z.literal('queue.add'), itemId, recipeIndex, quantity }),
  z.strictObject({ op: z.literal('queue.setQty'), itemId, recipeIndex, quantity }),
  z.strictObject({ op: z.literal('queue.setRecipe'), itemId, from: recipeIndex, to: recipeIndex }),
  z.strictObject({ op: z.literal('queue.remove'), itemId, recipeIndex }),
  z.strictObject({ op: z.literal('queue.clear'), entries: z.array(entry).max(documentLimits.queue) }),
  z.strictObject({ op: z.literal('choice.set'), itemId, choice: choice.nullable() }),
  /** Sets the odds of an item, or of "plan" for all items that have none of their own. */
  z.strictObject({ op: z.literal('odds.set'), itemId, odds: odds.nullable() }),
  z.strictObject({ op: z.literal('keptBack.set'), itemId, quantity: z.int().min(0).max(1_000_000_000) }),
] as const

const plainOperation: z.ZodType<PlainOperation> = z.discriminatedUnion('op', plainOperations)

export const operation: z.ZodType<SentOperation> = z.discriminatedUnion('op', [
  ...plainOperations,
  /** The plan counts with another catalogue from here on: `operations` give its chosen recipes their numbers there. A batch of its own. */
  z.strictObject({
    op: z.literal('catalogue.move'),
    from: catalogueVersion,
    to: catalogueVersion,
    operations: z.array(plainOperation).max(documentLimits.choices + documentLimits.queue),
  }),
  retiredOperation,
])
