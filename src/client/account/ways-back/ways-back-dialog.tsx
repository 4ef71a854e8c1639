import { useState } from 'react'
import { restoreText as text } from '../../messages/restore-text.ts'
import { useCatalogVersion } from '../../state/catalog.ts'
import { openDataManager } from '../../state/open-data-dialogs.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MessageLine } from '../../ui/message-line.tsx'
import { type Message, useMessage } from '../../ui/use-message.ts'
import { ImportPreview } from '../data/import-preview.tsx'
import { AccountVersions } from './account-versions.tsx'
import { ReplacedValues } from './replaced-values.tsx'
import { RescuedTextList } from './rescued-text-list.tsx'
import { RestorePointList } from './restore-point-list.tsx'
import { RestorePreview } from './restore-preview.tsx'
import type { Preview } from './ways-back.ts'

/** Every way back: earlier plans of this device and the account, replaced values, and damaged texts (BEY-6). */
export function WaysBackDialog({ onClose }: { onClose: () => void }) {
  const [message, say] = useMessage()
  const [chosen, setChosen] = useState<Preview | null>(null)
  const version = useCatalogVersion()
  // The recipes of a salvaged text are numbered by the catalogue that was in use when it was opened.
  const preview = chosen?.kind === 'salvaged' && chosen.opened.catalogue !== version ? null : chosen

  function finish(result: Message | null) {
    setChosen(null)
    say(result)
  }

  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={preview ? () => setChosen(null) : onClose}>
      {preview?.kind === 'plan' && <RestorePreview preview={preview} onDone={finish} />}
      {preview?.kind === 'salvaged' && (
        <ImportPreview opened={preview.opened} lost={preview.lost} onDone={finish} />
      )}
      {!preview && (
        <>
          <Button look="quiet" className="-ml-3 text-small classic:-ml-2" onClick={openDataManager}>
            <Icon name="undo" />
            {text.toDataManager}
          </Button>
          <RestorePointList onPreview={setChosen} say={say} />
          <AccountVersions onPreview={setChosen} say={say} />
          <ReplacedValues say={say} />
          <RescuedTextList onPreview={setChosen} say={say} />
        </>
      )}
      <MessageLine message={message} />
    </Dialog>
  )
}
