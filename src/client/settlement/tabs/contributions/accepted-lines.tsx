import type { ItemId } from '#domain/catalog/item'
import type { Line } from '#domain/settlement/contribution'
import { contributionsText } from '../../../messages/contributions-text.ts'
import { CountedAmount } from './counted-amount.tsx'

const text = contributionsText.approve

type Props = {
  /** The heading of the lines: what happens with the amounts. */
  word: string
  nameOf: (itemId: ItemId) => string
  lines: readonly Line[]
  /** The largest amount that can be typed for each item. */
  most: ReadonlyMap<ItemId, number>
  onChange: (itemId: ItemId, amount: number) => void
}

/** An amount to type for each item. */
export function AcceptedLines({ word, nameOf, lines, most, onChange }: Props) {
  return (
    <fieldset className="mb-2.5 min-w-0">
      <legend className="text-small font-semibold">{word}</legend>
      {lines.map(({ itemId, quantity }) => {
        const name = nameOf(itemId)
        return (
          <div key={itemId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <CountedAmount
              label={text.amount(word, name)}
              name={name}
              value={quantity}
              most={most.get(itemId) ?? 0}
              onChange={(amount) => onChange(itemId, amount)}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
