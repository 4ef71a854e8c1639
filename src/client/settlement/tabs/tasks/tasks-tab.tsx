import { closedBy } from '../../fields/closed-by.ts'
import '../../tasks.css'
import { useMemo } from 'react'
import { lazyPart } from '../../../lazy/lazy-part.tsx'
import { deliverText } from '../../../messages/deliver-text.ts'
import { tasksText as text } from '../../../messages/tasks-text.ts'
import { useQueryPart } from '../../../state/address-query.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useOneOpen } from '../../../ui/use-one-open.ts'
import { DeliverDialog } from '../../deliver/lazy-deliver-dialog.ts'
import { keptView } from '../../kept-view.ts'
import { useMay } from '../../membership.ts'
import { useMyIds } from '../../people.ts'
import { DeletedTaskList } from '../../recovery/deleted-task-list.tsx'
import { shownRows, useSettlements } from '../../selectors.ts'
import { useListedTasks } from '../../use-listed-tasks.ts'
import { useTaskTime } from '../../use-task-time.ts'
import { WithCatalog } from '../../with-catalog.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { TaskList } from './task-list.tsx'
import { TaskPanel } from './task-panel.tsx'
import { TaskToolbar } from './task-toolbar.tsx'
import { firstView, isOfGoneProject, shownTasks } from './task-view.ts'

const CreateTaskDialog = lazyPart<{ engine: Engine; onClose: () => void }>(() =>
  import('./create-task-dialog.tsx').then((part) => part.CreateTaskDialog),
)

const useTaskView = keptView(firstView)

/** The tasks of the open settlement (TSK-1). */
export function TasksTab() {
  return <WithCatalog>{(engine) => <Tasks engine={engine} />}</WithCatalog>
}

function Tasks({ engine }: { engine: Engine }) {
  const { catalog } = engine
  const tasks = useListedTasks(catalog)
  const mine = useMyIds()
  const openId = useQueryPart('task')
  const timeOf = useTaskTime()
  const [kept, setView] = useTaskView()
  // The view is kept while other pages are open: where it shows a project that is gone by now, it shows all projects.
  const isGone = useSettlements((state) => isOfGoneProject(kept, shownRows(state)?.projects ?? new Map()))
  const view = useMemo(() => (isGone ? { ...kept, projectId: firstView.projectId } : kept), [kept, isGone])
  const dialog = useOneOpen<'create' | 'deliver'>()
  const shown = useMemo(
    () => shownTasks(tasks, view, { mine, now: new Date().toISOString(), timeOf }),
    [tasks, view, mine, timeOf],
  )
  const open = tasks.filter(({ numbers }) => numbers.status !== 'completed').length
  const may = useMay()
  const mayCreate = may('task.create')
  const mayDeliver = may('contribution.create')

  return (
    <div className="flex min-h-0 flex-1">
      <div className="@container flex min-h-0 min-w-0 flex-1 flex-col">
        <div className="flex flex-wrap items-center gap-1.5 px-3.5 pb-2 classic:pb-1">
          <span role="status" className="mr-auto text-small text-ink-2 max-phone:basis-full">
            {text.openOf(open, tasks.length)}
          </span>
          <Button
            className="max-phone:flex-1"
            {...closedBy(!mayDeliver && text.panel.notYours)}
            onClick={() => dialog.open('deliver')}
          >
            {deliverText.title}
          </Button>
          <Button
            className="max-phone:flex-1"
            {...closedBy(!mayCreate && text.panel.notYours)}
            onClick={() => dialog.open('create')}
          >
            {text.create}
          </Button>
        </div>
        {tasks.length === 0 ? (
          <EmptyState title={text.empty.title} hint={mayCreate ? text.empty.hint : text.empty.hintViewer} />
        ) : (
          <>
            <TaskToolbar catalog={catalog} view={view} onView={setView} />
            <QuickFilters
              quick={view.quick}
              counts={shown.counts}
              all={shown.all}
              onQuick={(quick) => setView({ ...view, quick })}
            />
            {shown.untimed > 0 && (
              <p className="px-3.5 pb-2 text-small text-ink-2">{text.untimed(shown.untimed)}</p>
            )}
            <TaskList tasks={shown.tasks} onReset={() => setView(firstView)} />
          </>
        )}
        <DeletedTaskList catalog={catalog} />
      </div>
      {openId !== null && (
        <TaskPanel key={openId} openId={openId} listed={tasks.find(({ id }) => id === openId) ?? null} />
      )}
      {/* No task is named: the dialog begins with the first of the user's own. */}
      {dialog.opened === 'deliver' && <DeliverDialog taskId={null} onClose={dialog.close} />}
      {dialog.opened === 'create' && <CreateTaskDialog engine={engine} onClose={dialog.close} />}
    </div>
  )
}
