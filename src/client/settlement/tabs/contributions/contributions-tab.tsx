import { closedBy } from '../../fields/closed-by.ts'
import './contributions.css'
import { useEffect, useRef } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { contributionsText as text } from '../../../messages/contributions-text.ts'
import { deliverText } from '../../../messages/deliver-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useOneOpen } from '../../../ui/use-one-open.ts'
import { DeliverDialog } from '../../deliver/lazy-deliver-dialog.ts'
import { useMay } from '../../membership.ts'
import { useKeys } from '../../selectors.ts'
import { WithCatalog } from '../../with-catalog.tsx'
import { ContributionFilters } from './contribution-filters.tsx'
import { dashboardViews, showDashboard, useDashboardView } from './dashboard-view.ts'
import { DecidedView } from './decided-view.tsx'
import type { ContributionContext } from './listed-contribution.ts'
import { PendingView } from './pending-view.tsx'
import { StatisticsView } from './statistics/statistics-view.tsx'
import { useContributionContext } from './use-contribution-context.ts'

/** What members delivered: what waits for review, and what became of the rest (CON-2). */
export function ContributionsTab() {
  return <WithCatalog>{(engine) => <Dashboard engine={engine} />}</WithCatalog>
}

function Dashboard({ engine }: { engine: Engine }) {
  const context = useContributionContext(engine.catalog)
  const view = useDashboardView()
  const mayDeliver = useMay()('contribution.create')
  const dialog = useOneOpen<'deliver'>()
  const dashboard = useRef<HTMLDivElement>(null)
  // This table has only the contributions that wait for review.
  const waiting = useKeys('contributions').length
  const tabs = dashboardViews.map((name) => ({
    name,
    label: text.views[name],
    disabled: false,
    ...(name === 'pending' && waiting > 0 && { badge: formatNumber(waiting) }),
  }))
  // On a phone the row of tabs is wider than the screen.
  useEffect(() => {
    const tab = dashboard.current?.querySelector(`[role=tab][data-name=${view}]`)
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [view])
  if (!context) return null
  return (
    <div ref={dashboard} className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3.5 pb-1">
        <h3 className="mr-auto text-large font-bold">{text.title}</h3>
        <ContributionFilters context={context} view={view} />
        <Button {...closedBy(!mayDeliver && text.notYours)} onClick={() => dialog.open('deliver')}>
          {deliverText.title}
        </Button>
      </div>
      <Tabs label={text.views.label} tabs={tabs} open={view} onOpen={showDashboard}>
        <OpenView engine={engine} context={context} />
      </Tabs>
      {dialog.opened && <DeliverDialog taskId={null} onClose={dialog.close} />}
    </div>
  )
}

function OpenView({ engine, context }: { engine: Engine; context: ContributionContext }) {
  const view = useDashboardView()
  if (view === 'pending') return <PendingView engine={engine} context={context} />
  if (view === 'leaderboard' || view === 'statistics') return <StatisticsView context={context} view={view} />
  return <DecidedView key={view} context={context} view={view} />
}
