import { useState } from 'react'
import type { Outcome } from '../../../api/outcome.ts'
import { useSubmit } from '../../../api/use-submit.ts'
import { inventoryText } from '../../../messages/inventory-text.ts'
import { PastedList, usePastedList } from '../../../plan/paste-list/pasted-list.tsx'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useSettlement } from '../../selectors.ts'
import { say } from '../../settlement-store.ts'
import { addLists, linesAtOnce } from './add-lists.ts'
import { SmallField } from './small-form.tsx'
import { StorageSelect } from './storage-select.tsx'

const text = inventoryText.paste

/** Adds a pasted list, or a CSV file, to the shared stock; every line that is not clear asks (BEY-7, INV-1). */
export function PasteStockDialog({ engine: { catalog }, onClose }: { engine: Engine; onClose: () => void }) {
  const settlementId = useSettlement(({ id }) => id) ?? ''
  const pasted = usePastedList(catalog)
  const [storageId, setStorageId] = useState<string | null>(null)
  const { size } = pasted.amounts
  const { submit, isBusy, trouble } = useSubmit<unknown>(send, () => {
    say({ kind: 'done', text: text.added(size) })
    onClose()
  })

  function send(): Promise<Outcome<unknown>> {
    return addLists(settlementId, pasted.amounts, storageId)
  }

  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <PastedList catalog={catalog} pasted={pasted} label={text.field} />
      <form noValidate className="mt-2.5 flex flex-col gap-2.5" onSubmit={(event) => void submit(event)}>
        <SmallField label={inventoryText.add.storage}>
          <StorageSelect
            label={inventoryText.add.storage}
            value={storageId}
            none={inventoryText.add.sameStorage}
            onChange={setStorageId}
          />
        </SmallField>
        {size > linesAtOnce && <p className="text-small text-ink-2">{text.inParts(linesAtOnce)}</p>}
        {trouble && (
          <div role="alert" className="text-missing">
            <p className="font-semibold">{text.failed}</p>
            <p className="text-small">{trouble.reason}</p>
          </div>
        )}
        <Button type="submit" look="primary" className="self-start" disabled={size === 0 || isBusy}>
          {isBusy ? inventoryText.form.waiting : text.submit(size)}
        </Button>
      </form>
    </Dialog>
  )
}
