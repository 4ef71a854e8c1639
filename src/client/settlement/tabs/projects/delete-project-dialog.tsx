import type { Project } from '#domain/settlement/ledger-rows'
import { ledgerLimits } from '#domain/settlement/limits'
import { projectsText } from '../../../messages/projects-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormEnd } from '../../dialogs/form-end.tsx'
import { deleteProject } from '../../project-acts.ts'
import { useSettlementId } from '../../selectors.ts'
import { useActForm } from '../../use-act-form.ts'

const text = projectsText.dialogs.delete

type Props = { project: Project; onClose: () => void }

/** Deletes a project with its tasks, after asking; it can be restored (PRJ-1, BEY-6). */
export function DeleteProjectDialog({ project, onClose }: Props) {
  const settlementId = useSettlementId()
  const { submit, isBusy, trouble } = useActForm<unknown>(() => deleteProject(settlementId, project), onClose)
  return (
    <Dialog title={text.title} closeLabel={projectsText.dialogs.close} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <p>{text.body}</p>
        <p className="mt-2 mb-3 wrap-anywhere text-ink-2">
          {text.about(project.name, ledgerLimits.restoreDays)}
        </p>
        <FormEnd
          submit={text.button}
          danger
          isBusy={isBusy}
          failure={trouble && { sentence: projectsText.failed.delete, reason: trouble.reason }}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
