import { calculatorText } from '../../messages/calculator-text.ts'
import { ownStockText } from '../../messages/own-stock-text.ts'
import { Button } from '../../ui/button.tsx'
import { showTab } from '../state/calculator-view.ts'
import { AddStock } from './add-stock.tsx'
import { InventoryList } from './inventory-list.tsx'
import { MakeNowButton } from './make-now-button.tsx'
import { PasteListButton } from './paste-list-button.tsx'

const text = ownStockText

/** The player's own stock. With an empty queue the other tabs are disabled, so a button here leads back. */
export function InventoryTab({ queueIsEmpty }: { queueIsEmpty: boolean }) {
  return (
    <>
      <div className="flex items-start gap-3 px-3.5 pt-3 classic:pt-1.5">
        <p className="flex-1 text-small text-ink-2 short:hidden">{text.hint}</p>
        {queueIsEmpty && <Button onClick={() => showTab('summary')}>{calculatorText.results.back}</Button>}
      </div>
      <section className="border-b border-line px-3.5 py-3 classic:py-1.5">
        <div className="mb-1.5 flex min-h-control flex-wrap items-center justify-between gap-x-3">
          <h3 className="font-bold">{text.add}</h3>
          <span className="flex flex-wrap items-center justify-between max-phone:mx-0 max-phone:w-full">
            <MakeNowButton />
            <PasteListButton />
          </span>
        </div>
        <AddStock />
      </section>
      <InventoryList />
    </>
  )
}
