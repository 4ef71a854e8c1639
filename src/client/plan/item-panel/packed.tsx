import type { Item } from '#domain/catalog/item'
import { packingOf } from '#domain/lookup/unpacking'
import { packagesText as text } from '../../messages/packages-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { unpack } from '../../state/unpack.ts'
import { useUsableStock } from '../../state/usable-stock.ts'
import { Button } from '../../ui/button.tsx'
import { DetailSection } from './detail-section.tsx'
import { ItemLink } from './item-link.tsx'

/** What an item is packed into, and how many such packages lie in the stock (BEY-22). */
export function Packed({ item }: { item: Item }) {
  const { catalog } = useEngine()
  const usable = useUsableStock()
  const packing = packingOf(catalog, item.id)
  if (!packing) return null
  const { packageId, holds } = packing
  const owned = usable.get(packageId) ?? 0
  return (
    <DetailSection
      title={text.title}
      action={
        owned > 0 && (
          <Button
            className="text-small"
            aria-label={text.unpackOf(1, item.name)}
            onClick={() => unpack([{ ...packing, itemId: item.id, packages: 1 }])}
          >
            {text.unpack(1)}
          </Button>
        )
      }
    >
      <p className="text-small text-ink-2">
        {text.makeOne(holds)} <ItemLink itemId={packageId} />. {owned > 0 && text.owned(owned)}
      </p>
    </DetailSection>
  )
}
