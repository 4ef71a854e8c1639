import type { Recipe } from '#domain/catalog/item'
import { formatNumber } from '../../messages/format.ts'
import { ItemLink } from './item-link.tsx'

/** What so many crafts of a recipe take, each ingredient a link. */
export function Takes({ recipe, crafts }: { recipe: Recipe; crafts: number }) {
  return recipe.ingredients.map(({ itemId, quantity }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may name an ingredient twice; they never move.
    <span key={place}>
      {place > 0 && ', '}
      {formatNumber(crafts * quantity)} <ItemLink itemId={itemId} />
    </span>
  ))
}
