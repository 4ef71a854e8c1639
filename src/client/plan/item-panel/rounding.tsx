import type { Recipe } from '#domain/catalog/item'
import type { Explanation } from '#domain/crafting/explanation'
import type { Material } from '#domain/crafting/material'
import { isByChance } from '#domain/crafting/outcomes'
import { craftsFor } from '#domain/crafting/whole-amounts'
import { itemText as text } from '../../messages/item-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { Takes, takesAnything } from './takes.tsx'

type Props = { row: Material; explanation: Explanation; recipe: Recipe | undefined }

/** How the amount to get becomes whole crafts, and what those take. */
export function Rounding({ row, explanation, recipe }: Props) {
  const successes = useSuccesses(row)
  const { toGet, rounding } = explanation
  if (toGet === 0) return null
  if (!rounding || !recipe) {
    const amount = row.obtainFirst ? text.obtainAmount(toGet) : text.gatherAmount(toGet)
    return <p className="mt-2 text-small text-ink-2">{amount}</p>
  }
  const { yieldNum, yieldDen, exactCrafts, crafts, worked, isSafe, toCraft, surplus } = rounding
  const perCraft = yieldNum / yieldDen
  const counted = {
    toGet,
    perCraft,
    exact: exactCrafts,
    crafts,
    worked,
    gives: toCraft,
    over: surplus,
  }
  return (
    <div className="mt-2 text-small text-ink-2">
      {/* Crafts for 95 of 100 players; attempts until enough succeed; a place worked in part; no piece left over; some left over. */}
      <p>
        {isSafe
          ? text.safely(counted)
          : successes > 0
            ? text.attempts(counted)
            : worked < crafts
              ? text.inPart(counted)
              : surplus === 0
                ? text.evenly(counted)
                : text.rounding(counted)}
        {!isSafe && isByChance(recipe.possibilities) && ` ${text.onAverage}`}
      </p>
      {takesAnything(recipe) && (
        <p className="mt-1">
          {text.takes} <Takes recipe={recipe} crafts={crafts} successes={successes} />
        </p>
      )}
    </div>
  )
}

/** Successes that the row's crafts are made for; 0 where its recipe keeps nothing on failure. */
function useSuccesses({ itemId, toGet, craft }: Material): number {
  const { graph, indexById } = useEngine().catalog
  const index = indexById.get(itemId)
  if (index === undefined || !craft) return 0
  const recipe = graph.recipeStart[index]! + craft.recipeIndex
  const perSuccess = graph.successNum[recipe]!
  return perSuccess === 0 ? 0 : craftsFor(toGet, perSuccess, graph.successDen[recipe]!)
}
