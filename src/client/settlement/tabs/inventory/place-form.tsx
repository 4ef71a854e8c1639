import { useState } from 'react'
import type { Outcome } from '../../../api/outcome.ts'
import { inventoryText } from '../../../messages/inventory-text.ts'
import { SmallField, SmallForm } from '../../fields/small-form.tsx'
import { placeItem } from '../../inventory-acts.ts'
import { useActForm } from '../../use-act-form.ts'
import type { StockFormProps } from './stock-form-props.ts'
import { StorageSelect } from './storage-select.tsx'

const text = inventoryText.form.place

/** Says where an item lies (INV-1). */
export function PlaceForm({ settlementId, row, onClose }: StockFormProps) {
  const [storageId, setStorageId] = useState(row.storageId)
  const sending = useActForm<unknown>(
    (): Promise<Outcome<unknown>> => placeItem(settlementId, row.itemId, storageId),
    onClose,
  )
  return (
    <SmallForm
      words={text}
      action={text.submit}
      sending={sending}
      disabled={storageId === row.storageId}
      onClose={onClose}
    >
      <SmallField label={text.field} hint={text.hint}>
        <StorageSelect
          label={text.field}
          value={storageId}
          none={inventoryText.noStorage}
          onChange={setStorageId}
        />
      </SmallField>
    </SmallForm>
  )
}
