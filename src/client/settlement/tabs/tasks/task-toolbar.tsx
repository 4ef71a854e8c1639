import type { Catalog } from '#domain/catalog/catalog'
import { inOrder } from '#domain/planning/project-order'
import { priorities, taskStatuses } from '#domain/settlement/ledger-rows'
import { tasksText } from '../../../messages/tasks-text.ts'
import { MeansButton } from '../../../plan/means/means-button.tsx'
import { WithinSelect } from '../../../plan/times/within-select.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { ListToolbar } from '../../fields/list-toolbar.tsx'
import { useRows } from '../../selectors.ts'
import { firstView, ordersFilter, type TaskView } from './task-view.ts'

const text = tasksText.filter
const filters = ['status', 'priority', 'assignment', 'projectId', 'within'] as const
const statuses = taskStatuses.map((status) => ({ value: status, text: tasksText.statuses[status] }))

type Props = { catalog: Catalog; view: TaskView; onView: (view: TaskView) => void }

/** The fields that narrow the list of tasks: a search, status, priority, assignment, project, time (TSK-1, BEY-20). */
export function TaskToolbar({ catalog, view, onView }: Props) {
  const projects = inOrder(useRows('projects'))
  const change = (part: Partial<TaskView>) => onView({ ...view, ...part })

  return (
    <ListToolbar
      searchTerm={view.searchTerm}
      labels={{ field: tasksText.search, title: tasksText.searchTitle, clear: tasksText.clearSearch }}
      inUse={filters.filter((name) => view[name] !== firstView[name]).length}
      onSearch={(searchTerm) => change({ searchTerm })}
    >
      <SelectField
        label={text.status}
        value={view.status}
        options={[
          { value: 'open', text: text.statuses.open },
          { value: 'all', text: text.statuses.all },
          ...statuses,
        ]}
        changed={view.status !== firstView.status}
        onChange={(status) => change({ status })}
      />
      <SelectField
        label={text.priority}
        value={view.priority}
        options={[
          { value: 'all', text: text.allPriorities },
          ...priorities.map((priority) => ({ value: priority, text: tasksText.priorities[priority] })),
        ]}
        changed={view.priority !== 'all'}
        onChange={(priority) => change({ priority })}
      />
      <SelectField
        label={text.assignment}
        value={view.assignment}
        options={[
          { value: 'all', text: text.assignments.all },
          { value: 'unassigned', text: text.assignments.unassigned },
          { value: 'assigned', text: text.assignments.assigned },
          ...statuses.map((status) => ({ ...status, text: text.assignedAnd(status.text) })),
        ]}
        changed={view.assignment !== 'all'}
        onChange={(assignment) => change({ assignment })}
      />
      <SelectField
        label={text.project}
        value={view.projectId}
        options={[
          { value: 'all', text: text.allProjects },
          ...projects.map(({ id, name }) => ({ value: id, text: name })),
          { value: ordersFilter, text: text.orders },
          { value: '', text: text.noProject },
        ]}
        changed={view.projectId !== 'all'}
        onChange={(projectId) => change({ projectId })}
      />
      <WithinSelect value={view.within} onChange={(within) => change({ within })} />
      <MeansButton catalog={catalog} />
    </ListToolbar>
  )
}
