import type { UserDocument } from './user-document.ts'

/** How much one account's document may hold (S6). */
export const documentLimits = { stock: 10_000, queue: 500, choices: 10_000, odds: 10_000, keptBack: 10_000 }

export type Excess = keyof typeof documentLimits

/** The first part of a document that holds too much, or null. */
export function documentExcess({
  inventory,
  buildList,
  choices,
  odds,
  keptBack,
}: UserDocument): Excess | null {
  const sizes: Record<Excess, number> = {
    stock: inventory.size,
    queue: buildList.length,
    choices: choices.size,
    odds: odds.size,
    keptBack: keptBack.size,
  }
  return (Object.keys(sizes) as Excess[]).find((part) => sizes[part] > documentLimits[part]) ?? null
}
