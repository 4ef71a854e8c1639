import { useState } from 'react'
import type { Outcome } from '../../../api/outcome.ts'
import { useSubmit } from '../../../api/use-submit.ts'
import { inventoryText } from '../../../messages/inventory-text.ts'
import { placeItem } from '../../inventory-acts.ts'
import { SmallField, SmallForm } from './small-form.tsx'
import type { StockFormProps } from './stock-forms.tsx'
import { StorageSelect } from './storage-select.tsx'

const text = inventoryText.form.place

/** Says where an item lies (INV-1). */
export function PlaceForm({ settlementId, row, onClose }: StockFormProps) {
  const [storageId, setStorageId] = useState(row.storageId)
  const { submit, isBusy, trouble } = useSubmit<unknown>(
    (): Promise<Outcome<unknown>> => placeItem(settlementId, row.itemId, storageId),
    onClose,
  )
  return (
    <SmallForm
      label={text.label}
      submit={text.submit}
      failed={text.failed}
      {...{ trouble, isBusy, onClose }}
      disabled={storageId === row.storageId}
      onSubmit={(event) => void submit(event)}
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
