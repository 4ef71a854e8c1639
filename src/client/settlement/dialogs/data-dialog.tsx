import { settlementDataText as text } from '../../messages/settlement-data-text.ts'
import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useSettlement } from '../selectors.ts'
import { CatalogueSection } from './catalogue-section.tsx'
import { ExportSection } from './export-section.tsx'

/** What the settlement counts with, and its data as a file. */
export function DataDialog({ onClose }: { onClose: () => void }) {
  const id = useSettlement((settlement) => settlement.id)
  return (
    <Dialog title={text.title} closeLabel={settlementDialogsText.close} onClose={onClose}>
      {id !== null && (
        <>
          <CatalogueSection settlementId={id} />
          <ExportSection settlementId={id} />
        </>
      )}
    </Dialog>
  )
}
