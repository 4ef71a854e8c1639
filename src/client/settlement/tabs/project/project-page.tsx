import '../../tasks.css'
import '../projects/projects.css'
import './project.css'
import { useState } from 'react'
import { projectPageText as text } from '../../../messages/project-page-text.ts'
import { LookedAt } from '../../../plan/current-plan.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { showSettlementTab } from '../../settlement-route.ts'
import { WithCatalog } from '../../with-catalog.tsx'
import { OpenProject } from './open-project.tsx'
import { useProject } from './use-project.ts'
import { useProjectPlan } from './use-project-plan.ts'

/** One project: its tasks, the stock it holds against its needs, and what is said of it (PRJ-1). */
export function ProjectPage({ projectId }: { projectId: string }) {
  return <WithCatalog>{(engine) => <KnownProject engine={engine} projectId={projectId} />}</WithCatalog>
}

function KnownProject({ engine, projectId }: { engine: Engine; projectId: string }) {
  const found = useProject(engine.catalog, projectId)
  const plan = useProjectPlan(engine.catalog, projectId)
  // A project that somebody else puts away stays, with what was being typed; the page of another project is another page (its `key`).
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  const shown = found ?? last
  if (shown && plan)
    return (
      <LookedAt value={plan}>
        <OpenProject engine={engine} opened={shown} isThere={found !== null} />
      </LookedAt>
    )
  return (
    <EmptyState title={text.gone.title} hint={text.gone.hint}>
      <Button look="primary" onClick={() => showSettlementTab('projects')}>
        {text.all}
      </Button>
    </EmptyState>
  )
}
