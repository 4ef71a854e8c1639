import type { ItemId } from '#domain/catalog/item'
import { tellingName } from '../../item/telling-name.ts'
import { useEngine } from '../../state/catalog.ts'
import { openItem } from '../aside-address.ts'

/** Leads to the details of another item. */
export function ItemLink({ itemId }: { itemId: ItemId }) {
  const { catalog } = useEngine()
  return (
    <button
      type="button"
      className="rounded-part text-left font-semibold text-accent underline decoration-dotted underline-offset-2 hover:decoration-solid thumb:-my-3 thumb:py-3"
      onClick={() => openItem(itemId)}
    >
      {tellingName(catalog, itemId)}
    </button>
  )
}
