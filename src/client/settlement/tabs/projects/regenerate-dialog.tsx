import type { Project } from '#domain/settlement/ledger-rows'
import { projectsText } from '../../../messages/projects-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormEnd } from '../../dialogs/form-end.tsx'
import { regenerateTasks } from '../../project-acts.ts'
import { useSettlementId } from '../../selectors.ts'
import { useActForm } from '../../use-act-form.ts'

const text = projectsText.dialogs.regenerate

type Props = { project: Project; onClose: () => void }

/** Asks before the tasks of a project are regenerated (PRJ-3); `regenerateTasks` says what came of it. */
export function RegenerateDialog({ project, onClose }: Props) {
  const settlementId = useSettlementId()
  const { submit, isBusy, trouble } = useActForm<unknown>(
    () => regenerateTasks(settlementId, project),
    onClose,
  )
  return (
    <Dialog title={text.title} closeLabel={projectsText.dialogs.close} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <p className="mb-3 wrap-anywhere">{text.body(project.name)}</p>
        <FormEnd
          submit={text.button}
          isBusy={isBusy}
          failure={trouble && { sentence: projectsText.failed.regenerate, reason: trouble.reason }}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
