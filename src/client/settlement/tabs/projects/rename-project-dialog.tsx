import type { Project } from '#domain/settlement/ledger-rows'
import { projectsText } from '../../../messages/projects-text.ts'
import { type NameAndDescription, NameDialog } from '../../dialogs/name-dialog.tsx'
import { updateProject } from '../../project-acts.ts'
import { useSettlementId } from '../../selectors.ts'

type Props = { project: Project; onClose: () => void }

/** Changes name or description (PRJ-1); only what was changed is sent, so that nobody else's change is undone. */
export function RenameProjectDialog({ project, onClose }: Props) {
  const settlementId = useSettlementId()

  function rename({ name, description }: NameAndDescription) {
    const facts = {
      ...(name !== project.name && { name }),
      ...(description !== project.description && { description }),
    }
    if (Object.keys(facts).length > 0) return updateProject(settlementId, { projectId: project.id, ...facts })
    onClose()
    return null
  }

  return (
    <NameDialog
      words={projectsText.dialogs.rename}
      descriptionRows={5}
      first={project}
      send={rename}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
