import { projectsText } from '../../../messages/projects-text.ts'
import { NameDialog } from '../../dialogs/name-dialog.tsx'
import { createProject } from '../../project-acts.ts'
import { useSettlementId } from '../../selectors.ts'

const nothing = { name: '', description: '' }

/** Asks for the name and the description of a new project (PRJ-1). */
export function CreateProjectDialog({ onClose }: { onClose: () => void }) {
  const settlementId = useSettlementId()
  return (
    <NameDialog
      words={projectsText.dialogs.create}
      descriptionRows={3}
      first={nothing}
      send={(named) => createProject(settlementId, named)}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
