import { formatNumber } from '#contract/sentences/numbers'
import type { Recipe } from '#domain/catalog/item'
import { itemText as text } from '../../messages/item-text.ts'
import { rowKeys } from '../../ui/row-keys.ts'
import { ItemLink } from './item-link.tsx'

type Props = {
  recipe: Recipe
  crafts: number
  /** How many crafts succeed and so use up what is kept on failure; 0 where nothing is. */
  successes: number
}

/** What so many crafts of a recipe take, each thing as a link, with a note where they give some of it back (BEY-4, BEY-22). */
export function Takes({ recipe, crafts, successes }: Props) {
  const { ingredients, keptOnFailure, catalysts, byproducts } = recipe
  const comesBack = new Set(byproducts.map(({ itemId }) => itemId))
  const rows = [
    ...keptOnFailure.map((row) => ({ ...row, times: successes, note: text.onlyBySuccess })),
    ...ingredients.map((row) => ({
      ...row,
      times: crafts,
      note: comesBack.has(row.itemId) ? text.partComesBack : '',
    })),
    ...catalysts.map((row) => ({ ...row, times: 1, note: text.notUsedUp })),
  ].filter(({ times }) => times > 0)
  const keys = rowKeys(rows, ({ itemId }) => itemId)
  return rows.map(({ itemId, quantity, times, note }, place) => (
    <span key={keys[place]}>
      {place > 0 && ', '}
      {formatNumber(times * quantity)} <ItemLink itemId={itemId} />
      {note}
    </span>
  ))
}

/** Whether a craft takes anything, or needs it at hand. */
export function takesAnything({ ingredients, keptOnFailure, catalysts }: Recipe): boolean {
  return ingredients.length + keptOnFailure.length + catalysts.length > 0
}
