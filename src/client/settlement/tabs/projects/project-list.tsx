import { useMemo, useState } from 'react'
import { projectsText as text } from '../../../messages/projects-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { plainListKeys } from '../../../ui/plain-list-keys.ts'
import { keptView } from '../../kept-view.ts'
import { useLedgerRows } from '../../ledger.ts'
import { ledgerOf } from '../../ledger-of.ts'
import { useIsPersonal, useIsSample, useMay } from '../../membership.ts'
import { EndedProjects } from '../../recovery/ended-projects.tsx'
import { useSettlementId } from '../../selectors.ts'
import { SharedWithYou } from '../../shared/shared-with-you.tsx'
import { ArchivedLinkButton } from './archived-link-button.tsx'
import { createProjectLister, firstProjectView, isActive, projectsIn } from './listed-projects.ts'
import { ProjectCard } from './project-card.tsx'
import type { OpenProjectDialog } from './project-dialog.ts'
import { ProjectToolbar } from './project-toolbar.tsx'

const useProjectView = keptView(firstProjectView)

type Props = { engine: Engine; onDialog: OpenProjectDialog }

/** The projects of the open settlement, in the order in which stock goes to them (PRJ-1). */
export function ProjectList({ engine, onDialog }: Props) {
  const settlementId = useSettlementId()
  const rows = useLedgerRows()
  const mayCreate = useMay()('project.create')
  const isOwn = useIsPersonal()
  const isSample = useIsSample()
  const [view, setView] = useProjectView()
  const [list] = useState(createProjectLister)
  const all = useMemo(() => (rows ? list(ledgerOf(engine.catalog), rows) : []), [list, engine.catalog, rows])
  const shown = projectsIn(all, view)
  const active = all.filter(({ project }) => isActive(project)).length

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ProjectToolbar
        engine={engine}
        settlementId={settlementId}
        active={active}
        isEmpty={all.length === 0}
        view={view}
        onView={setView}
        onDialog={onDialog}
      />
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        {all.length === 0 && (
          <EmptyState title={text.empty.title} hint={mayCreate ? text.empty.hint : text.empty.hintViewer}>
            {mayCreate && (
              <Button look="primary" onClick={() => onDialog({ kind: 'create' })}>
                {text.create}
              </Button>
            )}
          </EmptyState>
        )}
        {all.length > 0 && shown.length === 0 && (
          <EmptyState title={text.nothing.title} hint={text.nothing.hint}>
            <Button onClick={() => setView(firstProjectView)}>{text.nothing.show}</Button>
          </EmptyState>
        )}
        {shown.length > 0 && (
          <ul ref={plainListKeys} aria-label={text.list} className="project-cards">
            {shown.map((listed) => (
              <li key={listed.project.id}>
                <ProjectCard
                  engine={engine}
                  settlementId={settlementId}
                  listed={listed}
                  onDialog={onDialog}
                />
              </li>
            ))}
          </ul>
        )}
        {isOwn && !isSample && <SharedWithYou />}
        <EndedProjects
          settlementId={settlementId}
          more={(archived) => <ArchivedLinkButton archived={archived} onDialog={onDialog} />}
        />
      </div>
    </div>
  )
}
