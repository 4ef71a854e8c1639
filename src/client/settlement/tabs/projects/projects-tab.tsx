import './projects.css'
import { useCallback, useState } from 'react'
import type { Engine } from '../../../state/engine.ts'
import { WithCatalog } from '../../with-catalog.tsx'
import type { ProjectDialog } from './project-dialog.ts'
import { ProjectDialogs } from './project-dialogs.ts'
import { ProjectList } from './project-list.tsx'

/** The projects of the open settlement (PRJ-1). */
export function ProjectsTab() {
  return <WithCatalog>{(engine) => <Projects engine={engine} />}</WithCatalog>
}

function Projects({ engine }: { engine: Engine }) {
  const [dialog, setDialog] = useState<ProjectDialog | null>(null)
  const close = useCallback(() => setDialog(null), [])
  return (
    <>
      <ProjectList engine={engine} onDialog={setDialog} />
      {dialog && <ProjectDialogs dialog={dialog} engine={engine} onClose={close} />}
    </>
  )
}
