import { calculatorText } from '../../../messages/calculator-text.ts'
import { Button } from '../../../ui/button.tsx'
import { showTab } from '../view.ts'
import { AddStock } from './add-stock.tsx'
import { InventoryList } from './inventory-list.tsx'

const text = calculatorText.inventory

export function InventoryTab({ queueIsEmpty }: { queueIsEmpty: boolean }) {
  return (
    <>
      <div className="flex items-start gap-3 px-3.5 pt-3 classic:pt-1.5">
        <p className="flex-1 text-small text-ink-2">{text.hint}</p>
        {queueIsEmpty && <Button onClick={() => showTab('summary')}>{calculatorText.results.back}</Button>}
      </div>
      <section className="border-b border-line px-3.5 py-3 classic:py-1.5">
        <h3 className="mb-1.5 font-bold">{text.add}</h3>
        <AddStock />
      </section>
      <InventoryList />
    </>
  )
}
