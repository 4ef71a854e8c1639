import { useState } from 'react'
import type { ItemId } from '#domain/catalog/item'
import type { Outcome } from '../../../api/outcome.ts'
import { inventoryText } from '../../../messages/inventory-text.ts'
import { pasteText } from '../../../messages/paste-text.ts'
import { type DecidedLine, isUndecided } from '../../../plan/paste-list/decided-lines.ts'
import { PastedList, usePastedList } from '../../../plan/paste-list/pasted-list.tsx'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SmallField } from '../../fields/small-form.tsx'
import { addStock, countStock } from '../../inventory-acts.ts'
import { shownRows, useSettlementId, useSettlements } from '../../selectors.ts'
import { say } from '../../settlement-store.ts'
import { useActForm } from '../../use-act-form.ts'
import { linesAtOnce, takeLists } from './add-lists.ts'
import { amountsToTake, type PastedMeaning, pastedEffect, tooLow } from './pasted-stock.ts'
import { StorageSelect } from './storage-select.tsx'

const text = inventoryText.paste
const noStock = new Map()

/**
 * Adds a pasted list, or a CSV file, to the shared stock, or sets the stock to it; every line that is not clear asks, and each
 * says what it does. What was not taken stays in the field (BEY-7, INV-1).
 */
export function PasteStockDialog({ engine: { catalog }, onClose }: { engine: Engine; onClose: () => void }) {
  const settlementId = useSettlementId()
  const stock = useSettlements((state) => shownRows(state)?.stock) ?? noStock
  const pasted = usePastedList(catalog)
  const [meaning, setMeaning] = useState<PastedMeaning>('add')
  const [storageId, setStorageId] = useState<string | null>(null)
  const [partly, setPartly] = useState<string | null>(null)
  // Items that cannot be set as low as the list says, because more of them is reserved; their lines stay in the field.
  const left = meaning === 'set' ? tooLow(stock, pasted.amounts) : new Set<ItemId>()
  const amounts = amountsToTake(pasted.amounts, meaning, left)
  const { size } = amounts
  const { submit, isBusy, trouble } = useActForm<unknown>(send, () => {})

  async function send(): Promise<Outcome<unknown>> {
    const take = meaning === 'add' ? addStock : countStock
    const place = storageId !== null && { storageId }
    const { taken, outcome } = await takeLists(amounts, (items) => take(settlementId, { items, ...place }))
    if (taken.size === 0) return outcome
    const isLeft = (line: DecidedLine) =>
      isUndecided(line) || left.has(line.itemId!) || (amounts.has(line.itemId!) && !taken.has(line.itemId!))
    const staying = pasted.keepOnly(isLeft)
    const done = text[meaning].done(taken.size)
    if (staying > 0) setPartly(`${done} ${pasteText.stays(staying)}`)
    else {
      say({ kind: 'done', text: done })
      onClose()
    }
    return outcome
  }

  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      {partly && (
        <p role="status" className="mb-2 text-small text-warn">
          {partly}
        </p>
      )}
      {/* A list that is being taken over cannot be changed meanwhile. */}
      <fieldset className="min-w-0" disabled={isBusy}>
        <PastedList
          catalog={catalog}
          pasted={pasted}
          label={text.field}
          effectOf={(itemId) => pastedEffect(stock, itemId, pasted.amounts.get(itemId) ?? 0, meaning)}
        />
      </fieldset>
      <form noValidate className="mt-2.5 flex flex-col gap-2.5" onSubmit={(event) => void submit(event)}>
        <SmallField label={text.meaning} hint={text[meaning].hint}>
          <SelectField
            label={text.meaning}
            value={meaning}
            options={(['add', 'set'] as const).map((value) => ({ value, text: text[value].choice }))}
            changed={meaning !== 'add'}
            onChange={setMeaning}
          />
        </SmallField>
        <SmallField label={inventoryText.add.storage}>
          <StorageSelect
            label={inventoryText.add.storage}
            value={storageId}
            none={inventoryText.add.sameStorage}
            onChange={setStorageId}
          />
        </SmallField>
        {left.size > 0 && <p className="text-small text-warn">{text.leftOut(left.size)}</p>}
        {size > linesAtOnce && <p className="text-small text-ink-2">{text.inParts(linesAtOnce)}</p>}
        {trouble && (
          <div role="alert" className="text-missing">
            <p className="font-semibold">{text.failed}</p>
            <p className="text-small">{trouble.reason}</p>
          </div>
        )}
        <Button
          type="submit"
          look="primary"
          className="self-start"
          disabled={size === 0 || pasted.isReading || isBusy}
        >
          {isBusy ? inventoryText.form.waiting : text[meaning].submit(size)}
        </Button>
      </form>
    </Dialog>
  )
}
