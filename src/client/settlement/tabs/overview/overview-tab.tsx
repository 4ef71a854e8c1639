import { formatNumber } from '#contract/sentences/numbers'
import { lazyTab } from '../../../lazy/lazy-tab.tsx'
import { settlementPageText } from '../../../messages/settlement-page-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { openSettlementDialog } from '../../dialogs/settlement-dialog.ts'
import { useHere, useMay, useMyId } from '../../membership.ts'
import { shownRows, useOpenTaskCount, useRows, useSettlement, useSettlements } from '../../selectors.ts'
import { type SettlementTab, showSettlementTab } from '../../settlement-route.ts'
import { Activity } from './activity.tsx'
import { SampleOffer } from './sample-offer.tsx'

const text = settlementPageText.overview

const OverviewWork = lazyTab(() => import('./overview-work.tsx').then((part) => part.OverviewWork))
const OverviewStock = lazyTab(() => import('./overview-work.tsx').then((part) => part.OverviewStock))

/** The open settlement at a glance (SET-1). */
export function OverviewTab() {
  const settlement = useSettlement((row) => row)
  const may = useMay()
  const isBegun = useSettlements((state) => (shownRows(state)?.projects.size ?? 0) > 0)
  const isAlone = useRows('members').length === 1
  if (!settlement) return null
  return (
    <div className="overview min-h-0 flex-1 overflow-y-auto px-3.5 pb-4">
      <div className="min-w-0">
        <h3 className="text-large font-bold wrap-anywhere">
          <bdi>{settlement.name}</bdi>
        </h3>
        <p className="max-w-[65ch] wrap-anywhere whitespace-pre-line text-ink-2">{settlement.description}</p>
        <Counts />
        <SampleOffer />
        <OverviewWork />
        <div className="mb-4 flex flex-wrap gap-2">
          <Button onClick={() => showSettlementTab('projects')}>{text.manageProjects}</Button>
          <Button onClick={() => showSettlementTab('inventory')}>{text.viewInventory}</Button>
          {may('invite.create_low') && (
            // Where the user is alone and nothing is begun, inviting others comes first.
            <Button
              look={isAlone && !isBegun ? 'primary' : 'plain'}
              onClick={() => openSettlementDialog({ kind: 'invite' })}
            >
              {settlementPageText.invite}
            </Button>
          )}
        </div>
      </div>
      <div className="min-w-0">
        {!settlement.isPersonal && <HereNow />}
        <OverviewStock />
        {may('settlement.activity') && <Activity key={settlement.id} settlementId={settlement.id} />}
      </div>
    </div>
  )
}

function Counts() {
  const list = useSettlements((state) => state.list)
  const projects = useSettlements((state) => shownRows(state)?.projects.size ?? 0)
  const tasks = useOpenTaskCount()
  const counts: readonly [tab: SettlementTab, label: string, count: number][] = [
    ['settlements', text.settlements, typeof list === 'string' ? 0 : list.length],
    ['projects', text.projects, projects],
    ['tasks', text.tasks, tasks],
  ]
  return (
    <ul aria-label={text.counts} className="my-1 -ml-2 flex flex-wrap">
      {counts.map(([tab, label, count]) => (
        <li key={tab}>
          <Button look="quiet" className="!px-2" onClick={() => showSettlementTab(tab)}>
            <b className="text-ink">{formatNumber(count)}</b> {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function HereNow() {
  const myId = useMyId()
  const members = useRows('members')
  const here = useHere()
  const present = members.filter(({ userId }) => here.has(userId))
  const isAlone = present.length === 1 && present[0]?.userId === myId
  return (
    <section className="overview-part mb-4">
      <h3 className="font-bold">{text.hereNow}</h3>
      {isAlone ? (
        <p className="text-small text-ink-2">{text.alone}</p>
      ) : (
        <ul aria-label={text.hereNow} className="flex flex-wrap gap-1.5 py-1">
          {present.map(({ userId, name }) => (
            <li key={userId}>
              <Badge>{name}</Badge>
            </li>
          ))}
        </ul>
      )}
      <Button className="mt-1 text-small" onClick={() => showSettlementTab('users')}>
        {text.allMembers(members.length)}
      </Button>
    </section>
  )
}
