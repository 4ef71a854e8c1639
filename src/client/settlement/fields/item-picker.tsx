import { useMemo } from 'react'
import { findItem } from '#domain/catalog/catalog'
import type { Item } from '#domain/catalog/item'
import { inventoryText } from '../../messages/inventory-text.ts'
import { itemOption } from '../../plan/picker/item-option.ts'
import { suggestions } from '../../plan/picker/suggestions.ts'
import type { Engine } from '../../state/engine.ts'
import { Combobox } from '../../ui/combobox.tsx'

const text = inventoryText.picker

type Props = {
  engine: Engine
  typed: string
  label?: string
  /** How many matches are offered. */
  most?: number
  /** Called without an item as long as none is picked. */
  onTyped: (typed: string, item: Item | undefined) => void
}

/** Picks an item of the catalogue by its name. */
export function ItemPicker({
  engine: { catalog, search },
  typed,
  label = text.label,
  most = 50,
  onTyped,
}: Props) {
  const { items, cut } = useMemo(
    // With an empty inventory no item is left out: `suggestions` leaves out what is held.
    () => suggestions({ catalog, search, inventory: new Map(), typed, most }),
    [catalog, search, typed, most],
  )
  const options = useMemo(() => items.map(itemOption), [items])
  return (
    // In a column the field would grow downwards.
    <div className="flex">
      <Combobox
        label={label}
        text={typed}
        options={options}
        noOptions={text.none}
        note={cut ? text.more(items.length) : null}
        onType={(next) => onTyped(next, undefined)}
        onPick={(option) => onTyped(option.text, findItem(catalog, option.key))}
      />
    </div>
  )
}
