import { useState } from 'react'
import { ledgerLimits } from '#domain/settlement/limits'
import { availableOf } from '#domain/settlement/stock'
import { inventoryText } from '../../../messages/inventory-text.ts'
import { AmountField } from '../../fields/amount-field.tsx'
import { NoteField, SmallForm } from '../../fields/small-form.tsx'
import { setQuantity, takeStock } from '../../inventory-acts.ts'
import { useActForm } from '../../use-act-form.ts'
import { LowerField } from './lower-field.tsx'
import type { StockFormProps } from './stock-form-props.ts'

const text = inventoryText.form

/** Sets an item to what was counted (INV-1). */
export function ChangeForm({ settlementId, row, holders, onClose }: StockFormProps) {
  const [quantity, setTyped] = useState(row.quantity)
  const [lower, setLower] = useState('')
  const isShort = quantity < row.reserved && holders.length > 0
  const sending = useActForm(
    () =>
      setQuantity(settlementId, {
        itemId: row.itemId,
        quantity,
        ...(isShort && lower !== '' && { lower }),
      }),
    onClose,
  )
  return (
    <SmallForm
      words={text.change}
      action={text.change.submit(quantity)}
      sending={sending}
      disabled={quantity === row.quantity}
      onClose={onClose}
    >
      <AmountField
        label={text.change.amount}
        value={quantity}
        most={ledgerLimits.stock}
        hint={text.change.hint}
        onChange={(next) => {
          setTyped(next)
          sending.clear()
        }}
      />
      {isShort && <LowerField holders={holders} value={lower} onChange={setLower} />}
    </SmallForm>
  )
}

/** Takes stock out: what is free first, then of the project that is named (INV-2). */
export function TakeForm({ settlementId, row, holders, onClose }: StockFormProps) {
  const [amount, setAmount] = useState(Math.min(1, row.quantity))
  const [lower, setLower] = useState('')
  const [note, setNote] = useState('')
  const free = availableOf(row)
  const isShort = amount > free && holders.length > 0
  const sending = useActForm(
    () =>
      takeStock(settlementId, {
        itemId: row.itemId,
        amount,
        ...(isShort && lower !== '' && { lower }),
        ...(note.trim() && { note: note.trim() }),
      }),
    onClose,
  )
  return (
    <SmallForm
      words={text.take}
      action={text.take.submit(amount)}
      sending={sending}
      disabled={amount === 0}
      onClose={onClose}
    >
      <AmountField
        label={text.amount}
        value={amount}
        hint={text.take.hint(free)}
        onChange={(next) => {
          setAmount(next)
          sending.clear()
        }}
      />
      {isShort && <LowerField holders={holders} value={lower} onChange={setLower} />}
      <NoteField value={note} onChange={setNote} />
    </SmallForm>
  )
}
