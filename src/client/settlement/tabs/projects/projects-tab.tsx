import './projects.css'
import type { Engine } from '../../../state/engine.ts'
import { useOneOpen } from '../../../ui/use-one-open.ts'
import { WithCatalog } from '../../with-catalog.tsx'
import type { ProjectDialog } from './project-dialog.ts'
import { ProjectDialogs } from './project-dialogs.ts'
import { ProjectList } from './project-list.tsx'

/** The projects of the open settlement (PRJ-1). */
export function ProjectsTab() {
  return <WithCatalog>{(engine) => <Projects engine={engine} />}</WithCatalog>
}

function Projects({ engine }: { engine: Engine }) {
  const { opened, open, close } = useOneOpen<ProjectDialog>()
  return (
    <>
      <ProjectList engine={engine} onDialog={open} />
      {opened && <ProjectDialogs dialog={opened} engine={engine} onClose={close} />}
    </>
  )
}
