import type { ComponentType } from 'react'
import { lazyTab } from '../../lazy/lazy-tab.tsx'
import { settlementPageText as text } from '../../messages/settlement-page-text.ts'
import { useAccount } from '../../session/account.ts'
import { refreshAccount } from '../../session/session.ts'
import { goTo } from '../../state/route.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { openSettlementDialog } from '../dialogs/settlement-dialog.ts'
import { loadAgain } from '../follow-settlements.ts'
import { OpenSampleButton } from '../sample-buttons.tsx'
import { useSettlements } from '../selectors.ts'
import { loadSettlements } from '../settlement-list.ts'
import {
  projectAt,
  type SettlementTab,
  sharedAt,
  tabAt,
  useOpenProject,
  useOpenShared,
} from '../settlement-route.ts'
import { OverviewTab } from '../tabs/overview/overview-tab.tsx'
import { OpenPersonalButton } from '../tabs/settlements/personal-invitation.tsx'
import { SettlementsTab } from '../tabs/settlements/settlements-tab.tsx'
import { UsersTab } from '../tabs/users/users-tab.tsx'

const ProjectPage = lazyTab<{ projectId: string }>(() =>
  import('../tabs/project/project-page.tsx').then((part) => part.ProjectPage),
)

const SharedPage = lazyTab<{ collaborationId: string }>(() =>
  import('../shared/shared-page.tsx').then((part) => part.SharedPage),
)

/** Tabs whose code is fetched when they are first opened. */
const lazyParts = {
  assignments: lazyTab(() =>
    import('../tabs/assignments/assignments-tab.tsx').then((part) => part.AssignmentsTab),
  ),
  contributions: lazyTab(() =>
    import('../tabs/contributions/contributions-tab.tsx').then((part) => part.ContributionsTab),
  ),
  debug: lazyTab(() => import('../tabs/debug/debug-tab.tsx').then((part) => part.DebugTab)),
  inventory: lazyTab(() => import('../tabs/inventory/inventory-tab.tsx').then((part) => part.InventoryTab)),
  projects: lazyTab(() => import('../tabs/projects/projects-tab.tsx').then((part) => part.ProjectsTab)),
  tasks: lazyTab(() => import('../tabs/tasks/tasks-tab.tsx').then((part) => part.TasksTab)),
  'my-tasks': lazyTab(() => import('../tabs/my-tasks/my-tasks-tab.tsx').then((part) => part.MyTasksTab)),
}

const parts: Readonly<Record<Exclude<SettlementTab, 'settlements'>, ComponentType>> = {
  ...lazyParts,
  projects: ProjectsPart,
  overview: OverviewTab,
  users: UsersTab,
}

/** Fetches the code of the part at an address before there is anything to show in it. */
export function fetchPartAhead(path: string): void {
  const tab = tabAt(path)
  if (sharedAt(path) !== null) SharedPage.fetchAhead()
  else if (projectAt(path) !== null) ProjectPage.fetchAhead()
  else if (tab in lazyParts) lazyParts[tab as keyof typeof lazyParts].fetchAhead()
}

/** The open part of the page, or why there is nothing to show yet. */
export function SettlementPart({ tab }: { tab: SettlementTab }) {
  const list = useSettlements((state) => state.list)
  const { status } = useSettlements((state) => state.opened)
  const { state } = useAccount()
  const shared = useOpenShared()
  // A shared project belongs to none of the user's settlements.
  if (shared !== null) return <SharedPage key={shared} collaborationId={shared} />
  // The debug tab is shown even if nothing else could be loaded: that is when it is needed most.
  if (tab === 'debug') return <lazyParts.debug />
  if (list === 'loading' || (list === 'failed' && state === 'loading')) return <Waiting text={text.loading} />
  if (list === 'failed')
    return state === 'unreachable' ? <Unreachable /> : <Failed onRetry={() => void loadSettlements()} />
  if (tab === 'settlements') return <SettlementsTab list={list} />
  if (list.length === 0) return <NoSettlement />
  if (status === 'failed') return <Failed title={failedTitle(tab)} onRetry={loadAgain} />
  if (status !== 'ready') return <Waiting text={tab === 'tasks' ? text.loadingTasks : text.loading} />
  const Part = parts[tab]
  return <Part />
}

/** The list of projects, or the one whose page is open. */
function ProjectsPart() {
  const projectId = useOpenProject()
  return projectId === null ? <lazyParts.projects /> : <ProjectPage key={projectId} projectId={projectId} />
}

function failedTitle(tab: SettlementTab): string {
  return tab === 'projects' ? text.failedProjects : text.failed
}

function Failed({ title = text.failed, onRetry }: { title?: string; onRetry: () => void }) {
  return <FailedState title={title} hint={text.failedHint} retry={text.retry} onRetry={onRetry} />
}

/** No settlement is stored on this device, and the server cannot be reached. */
function Unreachable() {
  return (
    <EmptyState title={text.unreachable.title} hint={text.unreachable.hint}>
      <div className="flex flex-wrap justify-center gap-2">
        <Button look="primary" onClick={askAgain}>
          {text.retry}
        </Button>
        <Button onClick={() => goTo('calculator')}>{text.toCalculator}</Button>
      </div>
    </EmptyState>
  )
}

/** Asks again who is signed in, and which settlements they have. */
function askAgain() {
  void refreshAccount()
  void loadSettlements()
}

function NoSettlement() {
  return (
    <EmptyState title={text.none.title} hint={text.none.hint}>
      <div className="flex flex-wrap justify-center gap-2">
        <Button look="primary" onClick={() => openSettlementDialog({ kind: 'create' })}>
          {text.create}
        </Button>
        <Button onClick={() => openSettlementDialog({ kind: 'join' })}>{text.join}</Button>
        <OpenPersonalButton />
        <OpenSampleButton />
      </div>
    </EmptyState>
  )
}
