import { formatNumber } from '#contract/sentences/numbers'

/** Texts of what a player keeps back of an item (CAL-8, BEY-17). */
export const keptBackText = {
  label: 'Keep back',
  title: 'No plan uses them: what is planned counts with what you have less these',
  field: (name: string) => `${name} kept back`,
  /** Above what is printed or copied. */
  exported: (amounts: string) => `Kept back, so not planned with: ${amounts}.`,
  note: (quantity: number) => `${formatNumber(quantity)} kept back`,
} as const
