import { projectPageText as text } from '../../../messages/project-page-text.ts'
import { useQueryPart } from '../../../state/address-query.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { useOneOpen } from '../../../ui/use-one-open.ts'
import { useSettlementId } from '../../selectors.ts'
import { projectAt, showSettlementTab } from '../../settlement-route.ts'
import { heldNow } from '../../settlement-store.ts'
import type { ProjectDialog } from '../projects/project-dialog.ts'
import { ProjectDialogs } from '../projects/project-dialogs.ts'
import { TaskPanel } from '../tasks/task-panel.tsx'
import { FoldedSteps } from './folded-steps.tsx'
import { NeededList } from './needed-list.tsx'
import { ProjectHead } from './project-head.tsx'
import { ProjectItems } from './project-items.tsx'
import { ProjectNotes } from './project-notes.tsx'
import { ProjectTasks } from './project-tasks.tsx'
import type { OpenedProject } from './use-project.ts'

type Props = {
  engine: Engine
  opened: OpenedProject
  /** False once the project was put away while the page was open. */
  isThere: boolean
}

/** The page of a project that is known. */
export function OpenProject({ engine, opened, isThere }: Props) {
  const settlementId = useSettlementId()
  const taskId = useQueryPart('task')
  const dialog = useOneOpen<ProjectDialog>()
  const { project, tasks } = opened

  function closeDialog() {
    dialog.close()
    const isShown = projectAt(location.pathname) === project.id
    const isPutAway = isThere && !heldNow(settlementId)?.shown.projects.has(project.id)
    // Whoever put the project away with the dialog goes on with the other projects, unless they have gone elsewhere before the answer.
    if (isPutAway && isShown) showSettlementTab('projects')
  }

  return (
    <div className="flex min-h-0 flex-1">
      <section
        aria-label={project.name}
        className="@container min-h-0 min-w-0 flex-1 overflow-y-auto overscroll-contain"
      >
        {!isThere && <Gone name={project.name} />}
        <ProjectHead settlementId={settlementId} opened={opened} isThere={isThere} onDialog={dialog.open} />
        <div className="project-columns">
          {isThere && (
            <div className="project-main @container min-w-0">
              <ProjectItems engine={engine} opened={opened} onDialog={dialog.open} />
              <ProjectTasks tasks={tasks} openId={taskId} />
              <FoldedSteps />
            </div>
          )}
          <div className="@container min-w-0">
            {isThere && (
              <NeededList
                settlementId={settlementId}
                engine={engine}
                opened={opened}
                onDialog={dialog.open}
              />
            )}
            <ProjectNotes settlementId={settlementId} project={project} isThere={isThere} />
          </div>
        </div>
      </section>
      {taskId !== null && (
        <TaskPanel
          key={taskId}
          openId={taskId}
          listed={isThere ? (tasks.find(({ id }) => id === taskId) ?? null) : null}
        />
      )}
      {dialog.opened && <ProjectDialogs dialog={dialog.opened} engine={engine} onClose={closeDialog} />}
    </div>
  )
}

function Gone({ name }: { name: string }) {
  return (
    <div
      role="alert"
      className="mx-3.5 mb-2 flex flex-wrap items-center gap-3 rounded-part bg-warn-soft px-3.5 py-1.5 text-warn"
    >
      <p className="min-w-40 flex-1 font-semibold wrap-anywhere">{text.gone.line(name)}</p>
      <Button onClick={() => showSettlementTab('projects')}>{text.all}</Button>
    </div>
  )
}
