import { type Priority, type Project, priorities, projectStatuses } from '#domain/settlement/ledger-rows'
import { projectsText as text } from '../../../messages/projects-text.ts'
import { setProject } from '../../project-acts.ts'
import { PriorityMark } from './priority-mark.tsx'
import { StatusMark } from './status-mark.tsx'

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
        onChange={(status) => void setProject(settlementId, { projectId: project.id, status })}
      />
    </span>
  )
}

/** Sets the priority of a project; those of a higher one are served first (PRJ-5). */
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
        onChange={(priority) => void setProject(settlementId, { projectId: project.id, priority })}
      />
    </span>
  )
}

type SelectProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly text: string }[]
  mayEdit: boolean
  onChange: (value: Value) => void
}

function QuietSelect<Value extends string>({ label, value, options, mayEdit, onChange }: SelectProps<Value>) {
  return (
    <select
      aria-label={label}
      title={mayEdit ? label : text.notYours}
      disabled={!mayEdit}
      className="min-h-control min-w-0 rounded-part border border-transparent bg-transparent text-small font-semibold hover:border-line"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  )
}
