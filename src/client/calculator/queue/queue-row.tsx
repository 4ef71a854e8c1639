import { type MouseEvent, memo } from 'react'
import { type BuildListEntry, maxQuantity } from '#domain/build-list/build-list'
import { findItem } from '#domain/catalog/catalog'
import { unknownItem } from '#domain/catalog/read-item'
import { ItemLabel } from '../../item/item-label.tsx'
import { recipeText } from '../../item/origin.ts'
import { TierChip } from '../../item/tier-chip.tsx'
import { calculatorText } from '../../messages/calculator-text.ts'
import { formatLarge } from '../../messages/format-large.ts'
import { itemLink } from '../../plan/aside-address.ts'
import { useEngine } from '../../state/catalog.ts'
import { removeFromQueue, setQueuedQuantity } from '../../state/edits.ts'
import { EditableQuantity } from '../../ui/editable-quantity.tsx'
import { focusNeighbour } from '../../ui/focus-neighbour.ts'
import { RemoveButton } from '../../ui/remove-button.tsx'
import { RecipeSelect } from './recipe-select.tsx'

const text = calculatorText.queue

export const QueueRow = memo(function QueueRow({
  index,
  itemId,
  quantity,
  recipeIndex,
}: BuildListEntry & { index: number }) {
  const { catalog } = useEngine()
  const known = findItem(catalog, itemId)
  const item = known ?? unknownItem(itemId)

  function remove(event: MouseEvent<HTMLElement>) {
    focusNeighbour(event.currentTarget)
    removeFromQueue(index)
  }

  return (
    <>
      <TierChip tier={item.tier} />
      <ItemLabel
        name={item.name}
        rarity={item.rarity}
        holdsChoice={item.recipes.length > 1}
        link={itemLink(item.id)}
      >
        {item.recipes.length === 0 && (known ? text.notCraftable : text.notInCatalogue)}
        {item.recipes.length === 1 && recipeText(item.recipes[0])}
        {item.recipes.length > 1 && <RecipeSelect index={index} item={item} recipeIndex={recipeIndex} />}
      </ItemLabel>
      <div className="flex shrink-0 items-center gap-1">
        <EditableQuantity
          value={quantity}
          min={1}
          max={maxQuantity}
          labels={{
            button: text.edit(quantity, item.name),
            field: text.amountOf(item.name),
          }}
          // In all its digits a large amount would leave the name no room; title and field have them.
          format={formatLarge}
          onChange={(next) => setQueuedQuantity(index, next)}
        />
        <RemoveButton label={text.remove(item.name)} onClick={remove} />
      </div>
    </>
  )
})
