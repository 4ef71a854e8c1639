import type { Project } from '#domain/settlement/ledger-rows'
import { perform } from '../../../api/perform.ts'
import { templatesText } from '../../../messages/templates-text.ts'
import { NameDialog } from '../../dialogs/name-dialog.tsx'
import { useSettlementId } from '../../selectors.ts'
import { say } from '../../settlement-store.ts'

const text = templatesText.save

type Props = { project: Project; onClose: () => void }

/** Keeps what a project is to have, and how it obtains that, as a template (PRJ-5). */
export function SaveTemplateDialog({ project, onClose }: Props) {
  const settlementId = useSettlementId()
  return (
    <NameDialog
      words={text}
      descriptionRows={3}
      first={project}
      send={({ name, description }, gesture) =>
        perform({
          procedure: 'createProjectTemplate',
          input: { settlementId, projectId: project.id, name, description },
          gesture,
        })
      }
      onDone={({ name }) => {
        say({ kind: 'done', text: text.done(name) })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
