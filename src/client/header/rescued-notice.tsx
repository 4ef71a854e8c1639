import { useState } from 'react'
import { dataButtonsText } from '../messages/data-buttons-text.ts'
import { rescuedText as text } from '../messages/rescued-text.ts'
import { storageText } from '../messages/storage-text.ts'
import { openWaysBack } from '../state/open-data-dialogs.ts'
import { Button } from '../ui/button.tsx'
import { downloadText } from '../ui/download-text.ts'
import { Notice } from '../ui/notice.tsx'

/** Says that a text which the browser held in the plan's place was set aside (R11). */
export function RescuedNotice({ rescued, fromCopy }: { rescued: string; fromCopy: boolean }) {
  const [dismissed, setDismissed] = useState<string | null>(null)
  if (rescued === dismissed) return null
  return (
    <Notice text={fromCopy ? text.fromCopy : text.rescued}>
      <Button onClick={() => downloadText(storageText.asideName, rescued, 'text/plain')}>
        {storageText.download}
      </Button>
      <Button onClick={openWaysBack}>{dataButtonsText.waysBack}</Button>
      <Button onClick={() => setDismissed(rescued)}>{text.dismiss}</Button>
    </Notice>
  )
}
