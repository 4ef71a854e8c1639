import { useState } from 'react'
import { type Catalog, itemName } from '#domain/catalog/catalog'
import type { ItemId } from '#domain/catalog/item'
import type { CraftParts } from '#domain/settlement/craft-parts'
import { inventoryCraftText as text } from '../../../messages/inventory-craft-text.ts'
import { Button } from '../../../ui/button.tsx'
import { AmountField } from '../../fields/amount-field.tsx'

type Amounts = Readonly<Record<string, number>>

/** The amounts that were really used and gained, by item, where they differ from what the recipe lets expect. */
export type Corrections = { readonly used: Amounts; readonly gained: Amounts }

export function listOf(amounts: Amounts): { itemId: ItemId; amount: number }[] {
  return Object.entries(amounts).map(([itemId, amount]) => ({ itemId: itemId as ItemId, amount }))
}

type Props = {
  catalog: Catalog
  expected: CraftParts
  corrections: Corrections
  onCorrect: (corrections: Corrections) => void
}

/** Fields for what a craft really used and gave, behind a button: most crafts go as expected. */
export function CraftCorrections({ catalog, expected, corrections, onCorrect }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (expected.used.size + expected.gained.size === 0) return null
  if (!isOpen)
    return (
      <Button look="quiet" className="self-start text-small" onClick={() => setOpen(true)}>
        {text.correct}
      </Button>
    )
  const fields = (side: keyof Corrections, labelOf: (name: string) => string) =>
    [...expected[side]].map(([itemId, amount]) => (
      <AmountField
        key={`${side} ${itemId}`}
        label={labelOf(itemName(catalog, itemId))}
        value={corrections[side][itemId] ?? amount}
        onChange={(next) => onCorrect({ ...corrections, [side]: { ...corrections[side], [itemId]: next } })}
      />
    ))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-small text-ink-2">{text.correctHint}</legend>
      {fields('used', text.usedOf)}
      {fields('gained', text.gainedOf)}
    </fieldset>
  )
}
