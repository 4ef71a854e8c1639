import type { Recipe } from '#domain/catalog/item'
import { isByChance } from '#domain/crafting/chance'
import type { Explanation } from '#domain/crafting/explanation'
import type { Material } from '#domain/crafting/material'
import { itemText as text } from '../../messages/item-text.ts'
import { Takes } from './takes.tsx'

type Props = { row: Material; explanation: Explanation; recipe: Recipe | undefined }

/** How the amount to get becomes whole crafts, and what those take. */
export function Rounding({ row, explanation, recipe }: Props) {
  const { toGet: missing, rounding } = explanation
  if (missing === 0) return null
  if (!rounding || !recipe) {
    const amount = row.obtainFirst ? text.obtainAmount(missing) : text.gatherAmount(missing)
    return <p className="mt-2 text-small text-ink-2">{amount}</p>
  }
  const { yieldNum, yieldDen, exactCrafts, crafts, toCraft, surplus } = rounding
  const perCraft = yieldNum / yieldDen
  const isEven = surplus === 0
  return (
    <div className="mt-2 text-small text-ink-2">
      <p>
        {isEven
          ? text.evenly({ missing, perCraft, crafts })
          : text.rounding({ missing, perCraft, exact: exactCrafts, crafts, gives: toCraft, over: surplus })}
        {isByChance(recipe.possibilities) && ` ${text.onAverage}`}
      </p>
      {recipe.ingredients.length > 0 && (
        <p className="mt-1">
          {text.takes} <Takes recipe={recipe} crafts={crafts} />
        </p>
      )}
    </div>
  )
}
