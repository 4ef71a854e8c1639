import { useState } from 'react'
import { dataButtonsText } from '../messages/data-buttons-text.ts'
import { storageText as text } from '../messages/storage-text.ts'
import { openWaysBack } from '../state/open-data-manager.ts'
import { currentPlanText, usePlanStorage } from '../state/plan-storage.ts'
import { Button } from '../ui/button.tsx'
import { downloadText } from '../ui/download-text.ts'
import { Notice } from '../ui/notice.tsx'

/** Notices about problems of storing the plan, as long as they last. */
export function StorageNotices() {
  const { writable, newer, rescued, fromCopy } = usePlanStorage()
  const [dismissed, setDismissed] = useState<string | null>(null)
  return (
    <>
      {newer !== null && (
        <Notice text={text.newer}>
          <ExportButton />
          <DownloadButton content={newer} />
          <Button onClick={() => location.reload()}>{text.reload}</Button>
        </Notice>
      )}
      {!writable && (
        <Notice text={text.unwritable}>
          <ExportButton />
        </Notice>
      )}
      {rescued !== null && rescued !== dismissed && (
        <Notice text={fromCopy ? text.rescuedFromCopy : text.rescued}>
          <DownloadButton content={rescued} />
          <Button onClick={openWaysBack}>{dataButtonsText.waysBack}</Button>
          <Button onClick={() => setDismissed(rescued)}>{text.dismiss}</Button>
        </Notice>
      )}
    </>
  )
}

function ExportButton() {
  return (
    <Button onClick={() => downloadText('bit-calculator-plan.json', currentPlanText(), 'application/json')}>
      {text.exportNow}
    </Button>
  )
}

function DownloadButton({ content }: { content: string }) {
  return (
    <Button onClick={() => downloadText('bit-calculator-set-aside.txt', content, 'text/plain')}>
      {text.download}
    </Button>
  )
}
