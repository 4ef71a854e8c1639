import { settlementDataText as text } from '../../messages/settlement-data-text.ts'
import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { AllProjectsSection } from './all-projects-section.tsx'
import { CatalogueSection } from './catalogue-section.tsx'
import { ExportSection } from './export-section.tsx'
import { WhenOpened } from './when-opened.tsx'

/** A settlement's data: the version of the game data, the download of all as a file, and the deletion of all projects at once. */
export function DataDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={text.title} closeLabel={settlementDialogsText.close} onClose={onClose}>
      <WhenOpened>
        {({ id }) => (
          <>
            <CatalogueSection settlementId={id} />
            <ExportSection settlementId={id} />
            <AllProjectsSection settlementId={id} onDone={onClose} />
          </>
        )}
      </WhenOpened>
    </Dialog>
  )
}
