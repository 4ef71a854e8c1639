import type { StepIngredient } from '#domain/crafting/build-step'
import { giveBackText } from '../../item/give-back.ts'
import { tellingName } from '../../item/telling-name.ts'
import { calculatorText } from '../../messages/calculator-text.ts'
import { stepText as text } from '../../messages/step-text.ts'
import { rowKeys } from '../../ui/row-keys.ts'
import { usePlanCatalog } from '../current-plan.ts'

export function StepIngredients({ ingredients }: { ingredients: readonly StepIngredient[] }) {
  const catalog = usePlanCatalog()
  const keys = rowKeys(ingredients, ({ itemId }) => itemId)
  return (
    <p className="flex flex-wrap gap-x-2 text-small text-ink-2">
      <span className="text-ink-3">{text.uses}</span>
      {ingredients.map((ingredient, place) => (
        <span key={keys[place]}>
          <span className="text-ink">
            {calculatorText.ingredient(ingredient.totalNeeded, tellingName(catalog, ingredient.itemId))}
          </span>{' '}
          <span className="text-tiny text-ink-3">
            {giveBackText(ingredient) || text.perCraft(ingredient.quantityPerCraft)}
          </span>
        </span>
      ))}
    </p>
  )
}
