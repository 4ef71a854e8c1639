import { type Priority, type Project, priorities, projectStatuses } from '#domain/settlement/ledger-rows'
import { projectsText as text } from '../../../messages/projects-text.ts'
import { QuietSelect } from '../../fields/quiet-select.tsx'
import { PriorityMark } from '../../marks/priority-mark.tsx'
import { StatusMark } from '../../marks/status-mark.tsx'
import { setProject } from '../../project-acts.ts'

type Props = { settlementId: string; project: Project; mayEdit: boolean }

/** Sets the status of a project, to any (PRJ-1). */
export function StatusSelect({ settlementId, project, mayEdit, percent }: Props & { percent: number }) {
  return (
    <span className="project-select">
      <StatusMark status={project.status} percent={percent} />
      <QuietSelect
        label={text.card.status(project.name)}
        value={project.status}
        options={projectStatuses.map((status) => ({ value: status, text: text.statuses[status] }))}
        mayEdit={mayEdit}
        notYours={text.notYours}
        className="font-semibold"
        onChange={(status) => void setProject(settlementId, { projectId: project.id, status })}
      />
    </span>
  )
}

/** Sets the priority of a project; projects of a higher priority are served first (PRJ-5). */
export function PrioritySelect({ settlementId, project, mayEdit }: Props) {
  return (
    <span className="project-select">
      <PriorityMark priority={project.priority} />
      <QuietSelect
        label={text.card.priority(project.name)}
        value={project.priority}
        options={priorities.map((priority: Priority) => ({
          value: priority,
          text: text.priorities[priority],
        }))}
        mayEdit={mayEdit}
        notYours={text.notYours}
        className="font-semibold"
        onChange={(priority) => void setProject(settlementId, { projectId: project.id, priority })}
      />
    </span>
  )
}
