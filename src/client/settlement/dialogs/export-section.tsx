import { askForFile } from '../../api/ask.ts'
import { networkTimeOut } from '../../api/network-time-out.ts'
import { outcomeOf } from '../../api/outcome.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { settlementDataText } from '../../messages/settlement-data-text.ts'
import { Button } from '../../ui/button.tsx'
import { deviceDay } from '../../ui/download-csv.ts'
import { downloadFile } from '../../ui/download-text.ts'
import { useMessage } from '../../ui/use-message.ts'
import { useMay } from '../membership.ts'
import { Failure } from './failure.tsx'

const text = settlementDataText.export

/** Downloads the whole settlement as one file, for those who may (SET-5). */
export function ExportSection({ settlementId }: { settlementId: string }) {
  const may = useMay()('settlement.export')
  const [success, say] = useMessage()
  const download = useSubmit(
    () => outcomeOf(askForFile('exportSettlement', { settlementId }, { signal: networkTimeOut() })),
    (everything) => {
      downloadFile(text.fileName(deviceDay(new Date())), everything)
      say({ kind: 'success', text: text.done })
    },
  )

  return (
    <section className="mt-4">
      <h3 className="font-bold">{text.title}</h3>
      <p className="mb-2 text-small text-ink-2">{text.hint}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          disabled={download.isBusy || !may}
          {...(!may && { title: text.notYours })}
          onClick={() => void download.submit()}
        >
          {download.isBusy ? text.busy : text.button}
        </Button>
        <span role="status" className="text-small text-have">
          {success?.text}
        </span>
      </div>
      {download.trouble && (
        <Failure sentence={text.failed} reason={download.trouble.reason} className="mt-2" />
      )}
    </section>
  )
}
