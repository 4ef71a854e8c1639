import './projects.css'
import { useCallback, useState } from 'react'
import { projectsText as text } from '../../../messages/projects-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { FailedState } from '../../../ui/failed-state.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { useForActs, useSettlementCatalog } from '../../settlement-catalog.ts'
import { type ProjectDialog, ProjectDialogs } from './project-dialogs.ts'
import { ProjectList } from './project-list.tsx'

/** The projects of the open settlement (PRJ-1). */
export function ProjectsTab() {
  const opened = useSettlementCatalog()
  if (opened.state === 'ready') return <Projects engine={opened.engine} />
  if (opened.state === 'loading') return <Waiting text={text.names.loading} />
  return (
    <FailedState
      title={text.names.failed}
      hint={text.names.failedHint}
      retry={text.names.retry}
      onRetry={opened.retry}
    />
  )
}

function Projects({ engine }: { engine: Engine }) {
  const [dialog, setDialog] = useState<ProjectDialog | null>(null)
  const close = useCallback(() => setDialog(null), [])
  useForActs(engine.catalog)
  return (
    <>
      <ProjectList engine={engine} onDialog={setDialog} />
      {dialog && <ProjectDialogs dialog={dialog} engine={engine} onClose={close} />}
    </>
  )
}
