import type { Catalog } from '#domain/catalog/catalog'
import type { Item, Recipe } from '#domain/catalog/item'
import { buildingText, joinDotted } from '../../item/origin.ts'
import { takenText } from '../../item/taken-text.ts'
import { calculatorText } from '../../messages/calculator-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { setQueuedRecipe } from '../../state/edits.ts'
import { rowKeys } from '../../ui/row-keys.ts'

type Props = { index: number; item: Item; recipeIndex: number }

export function RecipeSelect({ index, item, recipeIndex }: Props) {
  const { catalog } = useEngine()
  const chosen = item.recipes[recipeIndex]
  const label = calculatorText.queue.recipeOf(item.name)
  const texts = item.recipes.map((recipe) => describe(catalog, recipe))
  const keys = rowKeys(texts, (text) => text)
  return (
    <select
      aria-label={label}
      title={chosen ? `${label}: ${describe(catalog, chosen)}` : label}
      className="h-5.5 w-full truncate rounded-part border border-line bg-paper px-1 text-tiny text-ink-2 classic:min-w-10 thumb:h-control"
      value={recipeIndex}
      onChange={(event) => setQueuedRecipe(index, Number(event.currentTarget.value))}
    >
      {texts.map((text, place) => (
        <option key={keys[place]} value={place}>
          {text}
        </option>
      ))}
    </select>
  )
}

function describe(catalog: Catalog, recipe: Recipe): string {
  return joinDotted([takenText(catalog, recipe), buildingText(recipe)])
}
