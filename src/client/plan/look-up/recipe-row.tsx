import { memo } from 'react'
import { addEntry, type BuildListEntry } from '#domain/build-list/build-list'
import type { Item } from '#domain/catalog/item'
import { joinDotted, recipeText } from '../../item/origin.ts'
import { lookUpText as text } from '../../messages/look-up-text.ts'
import { changeCalculator } from '../../state/history.ts'
import { Button } from '../../ui/button.tsx'
import { ItemButton } from './item-button.tsx'

type Props = {
  item: Item
  recipeIndex: number
  /** What the look-up found out about the recipe, in words. */
  found: string
  /** How many pieces the button queues. */
  quantity: number
  onAdded: (said: string) => void
}

/** A recipe a look-up found, and the way into the queue. */
export const RecipeRow = memo(function RecipeRow({ item, recipeIndex, found, quantity, onAdded }: Props) {
  const recipe = item.recipes[recipeIndex]
  const recipeName = item.recipes.length > 1 ? (recipe?.name ?? '') : ''
  const label = text.addToQueue(quantity, item.name, recipeName)
  return (
    <>
      <ItemButton item={item}>
        <span className="text-ink-2">{found}</span>
        {recipe && ` · ${joinDotted([recipeName, recipeText(recipe)])}`}
      </ItemButton>
      <Button
        className="text-small"
        aria-label={label}
        title={label}
        onClick={() => {
          queueRecipe({ itemId: item.id, recipeIndex, quantity })
          onAdded(text.added(quantity, item.name))
        }}
      >
        {text.add}
      </Button>
    </>
  )
})

/** Queues an item by a recipe that need not be its default. */
function queueRecipe(entry: BuildListEntry): void {
  changeCalculator({ kind: 'queued', itemId: entry.itemId }, ({ buildList }) => ({
    buildList: addEntry(buildList, entry),
  }))
}
