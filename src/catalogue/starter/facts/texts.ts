import type { Possibility } from '#domain/catalog/item'

/** Facts of a recipe, each as something that can be compared. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>

/** What differs, in words. */
export function differences(own: Facts, theirs: Facts): readonly string[] {
  return Object.keys(own)
    .filter((key) => own[key] !== theirs[key])
    .map((key) => `${key} is ${own[key]}, the game says ${theirs[key]}`)
}

/** "2: 0.5, 3: 0.5" */
export function chanceText(possibilities: readonly Possibility[]): string {
  return possibilities
    .toSorted((a, b) => a.amount - b.amount)
    .map(({ amount, probability }) => `${amount}: ${probability}`)
    .join(', ')
}

/** "2 of 1020003 + 1 of 11007", in an order that does not depend on that of the recipe. */
export function stackText(stacks: readonly { readonly itemId: string; readonly quantity: number }[]) {
  return stacks
    .map(({ itemId, quantity }) => `${quantity} of ${itemId}`)
    .toSorted()
    .join(' + ')
}
