import { lazyExtra } from '../lazy/lazy-extra.tsx'
import { storageText as text } from '../messages/storage-text.ts'
import { currentPlanText, usePlanStorage } from '../state/plan-storage.ts'
import { Button } from '../ui/button.tsx'
import { downloadText } from '../ui/download-text.ts'
import { Notice } from '../ui/notice.tsx'

/** Where this code cannot be fetched, what was set aside is still listed under "Ways back". */
const RescuedNotice = lazyExtra<{ rescued: string; fromCopy: boolean }>(() =>
  import('./rescued-notice.tsx').then((part) => part.RescuedNotice),
)

/** Notices about problems of storing the plan, as long as they last. */
export function StorageNotices() {
  const { writable, newer, rescued, fromCopy } = usePlanStorage()
  return (
    <>
      {newer !== null && (
        <Notice text={text.newer}>
          <ExportButton />
          <Button onClick={() => downloadText(text.asideName, newer, 'text/plain')}>{text.download}</Button>
          <Button onClick={() => location.reload()}>{text.reload}</Button>
        </Notice>
      )}
      {!writable && (
        <Notice text={text.unwritable}>
          <ExportButton />
        </Notice>
      )}
      {rescued !== null && <RescuedNotice rescued={rescued} fromCopy={fromCopy} />}
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
