import { useState } from 'react'
import { dataManagerText as text } from '../../messages/data-manager-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useCatalogVersion } from '../../state/catalog.ts'
import { openWaysBack } from '../../state/open-data-dialogs.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MessageLine } from '../../ui/message-line.tsx'
import { type Message, useMessage } from '../../ui/use-message.ts'
import { CloudStorage } from './cloud-storage.tsx'
import { DangerZone } from './danger-zone.tsx'
import { DatabaseTest } from './database-test.tsx'
import { ImportPreview } from './import-preview.tsx'
import { PlanFiles } from './plan-files.tsx'
import type { OpenedFile } from './read-file.ts'
import { Section } from './section.tsx'

/** Saves, loads, exports, imports and clears the user's data (SYS-5). */
export function DataManagerDialog({ onClose }: { onClose: () => void }) {
  const [message, say] = useMessage()
  const [file, setFile] = useState<OpenedFile | null>(null)
  const version = useCatalogVersion()

  function finishImport(result: Message | null) {
    setFile(null)
    say(result)
  }

  // The file was read for the catalogue that was in use then: under another one it has to be opened again.
  if (file?.catalogue === version)
    return (
      <Dialog title={text.preview.title} closeLabel={text.close} onClose={() => finishImport(null)}>
        <ImportPreview opened={file} onDone={finishImport} />
      </Dialog>
    )
  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <Summary />
      <CloudStorage say={say} />
      <PlanFiles say={say} onFile={setFile} />
      <Section title={text.waysBack.title} hint={text.waysBack.hint}>
        <Button aria-haspopup="dialog" onClick={openWaysBack}>
          {text.waysBack.open}
        </Button>
      </Section>
      <DangerZone say={say} />
      <DatabaseTest say={say} />
      <MessageLine message={message} />
    </Dialog>
  )
}

function Summary() {
  const inventory = useCalculator((state) => state.inventory.size)
  const buildList = useCalculator((state) => state.buildList.length)
  return (
    <dl aria-label={text.summary.label} className="grid grid-cols-2 gap-2.5">
      <Count name={text.summary.inventory} count={inventory} />
      <Count name={text.summary.buildList} count={buildList} />
    </dl>
  )
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <div className="flex flex-col-reverse rounded-part bg-sunken px-3 py-2 classic:flex-row classic:items-baseline classic:justify-between classic:gap-2 classic:py-1">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="text-large leading-tight font-bold classic:order-2 classic:text-body">{count}</dd>
    </div>
  )
}
