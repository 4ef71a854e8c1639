import type { Item, ItemId } from '#domain/catalog/item'
import type { Use } from '#domain/lookup/used-in'
import { joinDotted } from '../../item/origin.ts'
import { itemText } from '../../messages/item-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { plainListKeys } from '../../ui/plain-list-keys.ts'
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
  const things = thingsMadeWith(uses)
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
      <ul ref={plainListKeys} className="text-small">
        {things.slice(0, shown).map(({ itemId, quantity, recipes }) => (
          <li key={itemId} className="flex items-baseline justify-between gap-3 py-0.5">
            <ItemLink itemId={itemId} />
            <span className="text-tiny whitespace-nowrap text-ink-3">
              {joinDotted([text.of(quantity), recipes > 1 && text.recipes(recipes)])}
            </span>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

type Thing = Omit<Use, 'recipeIndex'> & { readonly recipes: number }

/** Each thing once, with how much its first recipe takes of the item, and how many of its recipes take it. */
function thingsMadeWith(uses: readonly Use[]): readonly Thing[] {
  const things = new Map<ItemId, Thing>()
  for (const { itemId, quantity } of uses) {
    const known = things.get(itemId) ?? { itemId, quantity, recipes: 0 }
    things.set(itemId, { ...known, recipes: known.recipes + 1 })
  }
  return [...things.values()]
}
