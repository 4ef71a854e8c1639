import { useState } from 'react'
import type { ItemId } from '#domain/catalog/item'
import { type Outcome, outcomeOf } from '../../../api/outcome.ts'
import { inventoryHistoryText as text } from '../../../messages/inventory-history-text.ts'
import { Button } from '../../../ui/button.tsx'
import { downloadCsv } from '../../../ui/download-csv.ts'
import { entriesCsv } from '../../entries/entries-csv.ts'
import type { KnownEntries } from '../../entries/known-entries.ts'
import { readAllEntries } from '../../entries/read-all-entries.ts'
import type { About } from '../../entries/use-entries.ts'
import { shownRows } from '../../selectors.ts'
import { sayFailure, settlementsStore } from '../../settlement-store.ts'

type Props = { settlementId: string; about: About; nameOf: (itemId: ItemId) => string }

/** Downloads every movement that the filters leave, not only those that are shown (BEY-23). */
export function HistoryDownload({ settlementId, about, nameOf }: Props) {
  const [read, setRead] = useState<number | null>(null)

  async function download() {
    setRead(0)
    const outcome: Outcome<KnownEntries> = await outcomeOf(readAllEntries(settlementId, about, setRead))
    setRead(null)
    sayFailure(outcome, text.downloadFailed)
    const rows = shownRows(settlementsStore.getState())
    if (outcome.done && rows) downloadCsv(entriesCsv(outcome.reply, rows, nameOf), new Date())
  }

  return (
    <>
      <span role="status" className="text-small text-ink-2">
        {read !== null && text.reading(read)}
      </span>
      <Button disabled={read !== null} onClick={() => void download()}>
        {text.download}
      </Button>
    </>
  )
}
