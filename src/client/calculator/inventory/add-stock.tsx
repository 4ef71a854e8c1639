import { type FormEvent, useMemo, useState } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { maxQuantity } from '#domain/build-list/build-list'
import { findItem } from '#domain/catalog/catalog'
import type { Item } from '#domain/catalog/item'
import { ownStockText } from '../../messages/own-stock-text.ts'
import { itemOption } from '../../plan/picker/item-option.ts'
import { suggestions } from '../../plan/picker/suggestions.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useEngine } from '../../state/catalog.ts'
import { setStock } from '../../state/edits.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'

const text = ownStockText

/** Finds one item by typing and records how many one owns (CAL-8). */
export function AddStock() {
  const { catalog, search } = useEngine()
  const inventory = useCalculator((state) => state.inventory)
  const [typed, setTyped] = useState('')
  const [item, setItem] = useState<Item | undefined>()
  const [quantity, setQuantity] = useState(1)
  const { items, cut } = useMemo(
    () => suggestions({ catalog, search, inventory, typed }),
    [catalog, search, inventory, typed],
  )
  const options = useMemo(() => items.map(itemOption), [items])

  function add(amount: number) {
    if (!item || amount === 0) return
    setStock(item.id, amount)
    setItem(undefined)
    setTyped('')
    setQuantity(1)
  }

  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        add(quantity)
      }}
    >
      <Combobox
        label={text.search}
        text={typed}
        options={options}
        noOptions={text.noResults}
        note={cut ? text.more(items.length) : null}
        onType={(next) => {
          setTyped(next)
          setItem(undefined)
        }}
        onPick={(option) => {
          setTyped(option.text)
          setItem(findItem(catalog, option.key))
        }}
      />
      <div className="field flex items-center rounded-part border border-line-strong bg-paper max-phone:flex-1">
        <QuantityInput
          className="h-control w-20 max-phone:flex-1"
          value={quantity}
          min={0}
          max={maxQuantity}
          label={text.quantity}
          format={formatNumber}
          onChange={setQuantity}
          // Enter in this field does not submit the form, and `quantity` is not yet what was typed.
          onEnter={add}
        />
      </div>
      <Button type="submit" look="primary" disabled={!item || quantity === 0}>
        {text.addItem}
      </Button>
    </form>
  )
}
