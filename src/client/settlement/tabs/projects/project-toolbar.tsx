import { projectsText as text } from '../../../messages/projects-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useSlashKey } from '../../fields/use-slash-key.ts'
import { useMay } from '../../membership.ts'
import { CreateFrom } from './create-from.tsx'
import { firstProjectView, type ProjectView } from './listed-projects.ts'
import type { OpenProjectDialog } from './project-dialog.ts'

const statuses = ['all', 'active', 'not_started', 'in_progress', 'completed'] as const

type Props = {
  engine: Engine
  settlementId: string
  /** How many projects are active. */
  active: number
  /** Whether there are no projects yet. The empty list then has the primary button that creates one, so this one is plain. */
  isEmpty: boolean
  view: ProjectView
  onView: (view: ProjectView) => void
  onDialog: OpenProjectDialog
}

/** The buttons that create projects, and the fields that narrow their list. */
export function ProjectToolbar({ engine, settlementId, active, isEmpty, view, onView, onDialog }: Props) {
  const mayCreate = useMay()('project.create')
  const search = useSlashKey()
  return (
    <div className="project-toolbar px-3.5 pb-2 classic:pb-1">
      <span role="status" className="mr-auto text-small text-ink-2">
        {!isEmpty && text.active(active)}
      </span>
      {!isEmpty && (
        <>
          <SearchField
            fieldRef={search}
            shortcut="/"
            value={view.searchTerm}
            labels={{ field: text.search, title: text.searchTitle, clear: text.clearSearch }}
            onChange={(searchTerm) => onView({ ...view, searchTerm })}
            onKeyDown={(event) => event.key === 'Escape' && onView({ ...view, searchTerm: '' })}
          />
          <span className="flex">
            <SelectField
              label={text.filter.label}
              value={view.status}
              options={statuses.map((status) => ({ value: status, text: text.filter[status] }))}
              changed={view.status !== firstProjectView.status}
              onChange={(status) => onView({ ...view, status })}
            />
          </span>
        </>
      )}
      <CreateFrom engine={engine} settlementId={settlementId} onDialog={onDialog} />
      <Button
        look={isEmpty ? 'plain' : 'primary'}
        disabled={!mayCreate}
        {...(!mayCreate && { title: text.notYours })}
        onClick={() => onDialog({ kind: 'create' })}
      >
        {text.create}
      </Button>
    </div>
  )
}
