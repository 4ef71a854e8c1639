import type { Item } from '#domain/catalog/item'
import { itemText } from '../../messages/item-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { openLookUp } from '../aside-address.ts'
import { usedInOf } from '../used-in-index.ts'
import { DetailSection } from './detail-section.tsx'
import { ItemLink } from './item-link.tsx'

const text = itemText.uses
const shown = 5

/** The first recipes that take the item, and the way to all of them (BEY-8). */
export function UsedIn({ item }: { item: Item }) {
  const { catalog } = useEngine()
  const uses = usedInOf(catalog)(item.id)
  return (
    <DetailSection
      title={text.title}
      action={
        uses.length > 0 && (
          <Button look="quiet" onClick={() => openLookUp('used-in', item.id)}>
            {uses.length > shown ? text.all(uses.length) : text.lookUp}
          </Button>
        )
      }
    >
      {uses.length === 0 && <p className="text-small text-ink-2">{text.none}</p>}
      <ul className="text-small">
        {uses.slice(0, shown).map(({ itemId, recipeIndex, quantity }) => (
          <li key={`${itemId} ${recipeIndex}`} className="flex items-baseline justify-between gap-3 py-0.5">
            <ItemLink itemId={itemId} />
            <span className="text-tiny whitespace-nowrap text-ink-3">{text.of(quantity)}</span>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
