import { useState } from 'react'
import { itemName } from '#domain/catalog/catalog'
import type { ItemId } from '#domain/catalog/item'
import type { Line } from '#domain/settlement/contribution'
import { ledgerLimits } from '#domain/settlement/limits'
import { contributionsText } from '../../../messages/contributions-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { RemoveButton } from '../../../ui/remove-button.tsx'
import { AmountField } from '../../fields/amount-field.tsx'
import { ItemPicker } from '../../fields/item-picker.tsx'

const text = contributionsText.lines

type Props = {
  engine: Engine
  words: { readonly title: string; readonly add: string }
  lines: readonly Line[]
  /** The first item is the task's own and stays. */
  isFirstFixed: boolean
  onLines: (lines: readonly Line[]) => void
}

/** Items with their amounts; further ones are picked from the catalogue (CON-1). */
export function LinesField({ engine, words, lines, isFirstFixed, onLines }: Props) {
  const [typed, setTyped] = useState('')
  const setAmount = (itemId: ItemId, quantity: number) =>
    onLines(lines.map((line) => (line.itemId === itemId ? { itemId, quantity } : line)))

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-small font-bold">{words.title}</legend>
      {lines.map(({ itemId, quantity }, index) => {
        const name = itemName(engine.catalog, itemId)
        return (
          <div key={itemId} className="flex flex-wrap items-center gap-x-2 gap-y-1 py-0.5">
            <AmountField label={name} value={quantity} onChange={(next) => setAmount(itemId, next)} />
            {(index > 0 || !isFirstFixed) && (
              <RemoveButton
                label={text.remove(name)}
                onClick={() => onLines(lines.filter((line) => line.itemId !== itemId))}
              />
            )}
          </div>
        )
      })}
      {lines.length < ledgerLimits.contributedItems ? (
        <div className="mt-1">
          <p className="text-small text-ink-2">{words.add}</p>
          <ItemPicker
            engine={engine}
            typed={typed}
            onTyped={(next, item) => {
              setTyped(item ? '' : next)
              if (item && lines.every(({ itemId }) => itemId !== item.id))
                onLines([...lines, { itemId: item.id, quantity: 1 }])
            }}
          />
        </div>
      ) : (
        <p className="text-small text-ink-2">{text.full(ledgerLimits.contributedItems)}</p>
      )}
    </fieldset>
  )
}
