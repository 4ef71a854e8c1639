/**
 * A recipe's name for players: {0} is the product, {1} the first ingredient. If the recipe gives a random list, {0} is the
 * product from it, because lists have internal names ("Rough Wood Log Output"). One row of the game writes "[0}" by mistake.
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
