import { useState } from 'react'
import { restoreText as text } from '../../messages/restore-text.ts'
import { useCatalogVersion } from '../../state/catalog.ts'
import { openDataManager } from '../../state/open-data-manager.ts'
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
import type { Look } from './ways-back.ts'

/** Every way back: earlier plans of this device and the account, replaced values, and damaged texts (BEY-6). */
export function WaysBackDialog({ onClose }: { onClose: () => void }) {
  const [message, say] = useMessage()
  const [chosen, setLook] = useState<Look | null>(null)
  const version = useCatalogVersion()
  // A text that was read is numbered by the catalogue that was in use then.
  const look = chosen?.kind === 'salvaged' && chosen.opened.catalogue !== version ? null : chosen

  function finish(result: Message | null) {
    setLook(null)
    say(result)
  }

  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={look ? () => setLook(null) : onClose}>
      {look?.kind === 'plan' && <RestorePreview look={look} onDone={finish} />}
      {look?.kind === 'salvaged' && <ImportPreview opened={look.opened} lost={look.lost} onDone={finish} />}
      {!look && (
        <>
          <Button look="quiet" className="-ml-3 text-small classic:-ml-2" onClick={openDataManager}>
            <Icon name="undo" />
            {text.toDataManager}
          </Button>
          <RestorePointList onLook={setLook} say={say} />
          <AccountVersions onLook={setLook} say={say} />
          <ReplacedValues say={say} />
          <RescuedTextList onLook={setLook} say={say} />
        </>
      )}
      <MessageLine message={message} />
    </Dialog>
  )
}
