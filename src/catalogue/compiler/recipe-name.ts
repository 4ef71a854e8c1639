/**
 * A recipe's name as the player reads it: {0} is the product, {1} the first ingredient. A random list is shown by
 * the product asked for, as lists carry internal names ("Rough Wood Log Output").
 */
export function recipeName(
  template: string,
  names: { readonly product: string; readonly firstIngredient: string },
): string {
  return template
    .replace(/[{[]0}/g, names.product)
    .replace(/[{[]1}/g, names.firstIngredient)
    .replace(/\s+/g, ' ')
    .trim()
}
