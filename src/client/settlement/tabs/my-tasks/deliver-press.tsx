import { useState } from 'react'
import type { Catalog } from '#domain/catalog/catalog'
import { deliverText } from '../../../messages/deliver-text.ts'
import { tasksText } from '../../../messages/tasks-text.ts'
import { Button } from '../../../ui/button.tsx'
import { parseQuantity } from '../../../ui/parse-quantity.ts'
import { useBusy } from '../../../ui/use-busy.ts'
import { deliverNow } from '../../deliver/deliver-acts.ts'
import { lineWords, materialsByDefault, materialsFor } from '../../deliver/materials.ts'
import { useLedgerRows } from '../../ledger.ts'
import type { ListedTask } from '../../listed-tasks.ts'

type Props = {
  catalog: Catalog
  settlementId: string
  listed: ListedTask
  isFirst: boolean
  /** How much can be done now and is not delivered yet. */
  left: number
  /** How much is missing and not delivered yet. */
  most: number
  mayDeliver: boolean
}

/** The amount, which can be changed, what of the stock it uses up, and the press that delivers it (BEY-12). */
export function DeliverPress(props: Props) {
  const { catalog, settlementId, listed, isFirst, left, most, mayDeliver } = props
  const { id, title, item } = listed
  const rows = useLedgerRows()
  /** null as long as the field shows what is left, which others change too. */
  const [typed, setTyped] = useState<string | null>(null)
  const { isBusy, during } = useBusy()
  const shown = typed ?? String(left)
  const wanted = Math.max(0, parseQuantity(shown) ?? 0)
  const amount = Math.min(most, wanted)
  const materials = rows ? materialsByDefault(materialsFor(rows, listed, amount)) : []

  async function deliver() {
    if (!item) return
    // Not after the answer, which would take away what is typed for the rest meanwhile.
    setTyped(null)
    const isDone = await deliverNow(settlementId, {
      taskId: id,
      itemsContributed: [{ itemId: item.id, quantity: amount }],
      ...(materials.length > 0 && { materials }),
    })
    if (!isDone) setTyped((now) => now ?? typed)
  }

  return (
    <form
      className="flex min-w-0 flex-1 flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void during(deliver)
      }}
    >
      <span className="field rounded-part border border-line-strong bg-paper">
        <input
          className="my-typed bg-transparent text-center font-semibold outline-none"
          inputMode="numeric"
          autoComplete="off"
          aria-label={tasksText.mine.amountOf(title)}
          disabled={!mayDeliver}
          value={shown}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </span>
      <Button
        type="submit"
        look={isFirst ? 'primary' : 'plain'}
        className="my-press"
        disabled={!mayDeliver || amount === 0 || isBusy}
        title={mayDeliver ? title : deliverText.notYours}
        // The second click of a double click falls on the press that has taken its place.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {deliverText.now(amount)}
      </Button>
      <span role="status" className="basis-full text-small text-ink-2 empty:sr-only">
        {wanted > most && deliverText.notMore(most)}
      </span>
      {materials.length > 0 && (
        <span className="basis-full text-small text-ink-2">
          {deliverText.materials.uses(lineWords(catalog, materials))}
        </span>
      )}
    </form>
  )
}
