import * as z from 'zod'
import { ledgerLimits } from '#domain/settlement/limits'
import { formatNumber } from './sentences/numbers.ts'
import { isOneLine, isStorable } from './storable.ts'
import { itemId } from './tables.ts'

const { nameLength, textLength, amount: mostAmount, stock, lines } = ledgerLimits

/** A check that a list names each thing once. */
export function namesEachOnce<Row>(idOf: (row: Row) => string) {
  return (rows: readonly Row[]) => new Set(rows.map(idOf)).size === rows.length
}

/** An amount that somebody enters. */
export const amount = z.int().min(1, 'Please enter a whole number above 0.').max(mostAmount)

/** A quantity that somebody counted. */
export const counted = z.int().min(0, 'A quantity cannot be below 0.').max(stock)

export const recipeIndex = z.int().min(0).max(1_000)

/** The number of a person, a line or a revision: what every database stores as a whole number of four bytes. */
export const storedNumber = z
  .int()
  .min(1)
  .max(2 ** 31 - 1)

/** What a craft really used or gained of an item, which may be nothing. */
export const itemAmount = z.strictObject({ itemId, amount: z.int().min(0).max(mostAmount) })

/** So much of an item as somebody enters, at least 1. */
export const itemQuantity = z.strictObject({ itemId, quantity: amount })

/** Whether the lines of each item add up to no more than one line can hold. */
function sumsFit(rows: readonly { readonly itemId: string; readonly quantity: number }[]): boolean {
  const sums = new Map<string, number>()
  for (const { itemId, quantity } of rows) sums.set(itemId, (sums.get(itemId) ?? 0) + quantity)
  return [...sums.values()].every((sum) => sum <= mostAmount)
}

/** Lines of items; an item may have several. */
export const itemLines = z
  .array(itemQuantity)
  .max(lines)
  .refine(sumsFit, `There can be at most ${formatNumber(mostAmount)} of an item.`)

export const itemQuantities = itemLines.min(1, 'Please add at least one item with a quantity greater than 0.')

export const countedItems = z
  .array(z.strictObject({ itemId, quantity: counted }))
  .min(1)
  .max(lines)
  .refine(
    namesEachOnce(({ itemId }: { readonly itemId: string }) => itemId),
    'Each item can be counted once.',
  )

/** Members and named players, by id. */
export const people = z
  .array(z.uuid())
  .max(lines)
  .refine(
    namesEachOnce((who: string) => who),
    'Each person can be named once.',
  )

/** A text of several lines. */
export const longText = z
  .string()
  .trim()
  .max(textLength)
  .refine(isStorable, 'This text holds a character that cannot be stored.')

/** A text of one line that must be given. */
export function shortText(whenMissing: string, length: number = nameLength) {
  return z.string().trim().min(1, whenMissing).max(length).refine(isOneLine, 'A name is one line of text.')
}
