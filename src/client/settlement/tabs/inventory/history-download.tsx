import { askForFile } from '../../../api/ask.ts'
import { networkTimeOut } from '../../../api/network-time-out.ts'
import { outcomeOf } from '../../../api/outcome.ts'
import { useSubmit } from '../../../api/use-submit.ts'
import { inventoryHistoryText as text } from '../../../messages/inventory-history-text.ts'
import { Button } from '../../../ui/button.tsx'
import { deviceDay } from '../../../ui/download-csv.ts'
import { downloadFile } from '../../../ui/download-text.ts'
import type { EntryFilter } from '../../entries/use-entries.ts'
import { useMay } from '../../membership.ts'
import { sayFailure } from '../../settlement-store.ts'

type Props = { settlementId: string; about: EntryFilter }

/** Downloads every movement that the filters leave, not only those that are shown (BEY-23). */
export function HistoryDownload({ settlementId, about }: Props) {
  const may = useMay()('history.export')
  const { submit, isBusy } = useSubmit(read, (file) =>
    downloadFile(text.fileName(deviceDay(new Date())), file),
  )

  async function read() {
    const input = { settlementId, ...about }
    const outcome = await outcomeOf(askForFile('exportHistory', input, { signal: networkTimeOut() }))
    sayFailure(outcome, text.downloadFailed)
    return outcome
  }

  return (
    <>
      <span role="status" className="text-small text-ink-2">
        {isBusy && text.reading}
      </span>
      <Button disabled={isBusy || !may} {...(!may && { title: text.notYours })} onClick={() => void submit()}>
        {text.download}
      </Button>
    </>
  )
}
