import { openTasks } from '#domain/settlement/project-rows'
import type { Rows } from '#domain/settlement/tables'
import { formatNumber } from '../../../messages/format.ts'
import { settlementPageText } from '../../../messages/settlement-page-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { openSettlementDialog } from '../../dialogs/settlement-dialog.ts'
import { useHere, useMay, useMyId } from '../../membership.ts'
import { shownRows, useRows, useSettlement, useSettlements } from '../../selectors.ts'
import { type SettlementTab, showSettlementTab } from '../../settlement-route.ts'
import { Activity } from './activity.tsx'

const text = settlementPageText.overview

/** The open settlement at a glance (SET-1). */
export function OverviewTab() {
  const settlement = useSettlement((row) => row)
  const may = useMay()
  if (!settlement) return null
  return (
    <div className="overview min-h-0 flex-1 overflow-y-auto px-3.5 pb-4">
      <div>
        <h3 className="text-large font-bold wrap-anywhere">
          <bdi>{settlement.name}</bdi>
        </h3>
        <p className="max-w-[65ch] wrap-anywhere whitespace-pre-line text-ink-2">{settlement.description}</p>
        <Counts />
        <div className="mb-4 flex flex-wrap gap-2">
          <Button look="primary" onClick={() => showSettlementTab('projects')}>
            {text.manageProjects}
          </Button>
          <Button onClick={() => showSettlementTab('inventory')}>{text.viewInventory}</Button>
          {may('invite.create_low') && (
            <Button onClick={() => openSettlementDialog({ kind: 'invite' })}>
              {settlementPageText.invite}
            </Button>
          )}
        </div>
        <HereNow />
      </div>
      {may('settlement.activity') && <Activity key={settlement.id} settlementId={settlement.id} />}
    </div>
  )
}

function Counts() {
  const list = useSettlements((state) => state.list)
  const projects = useSettlements((state) => shownRows(state)?.projects.size ?? 0)
  const tasks = useSettlements((state) => openCount(shownRows(state)))
  const counts: readonly [tab: SettlementTab, label: string, count: number][] = [
    ['settlements', text.settlements, typeof list === 'string' ? 0 : list.length],
    ['projects', text.projects, projects],
    ['tasks', text.tasks, tasks],
  ]
  return (
    <ul aria-label={text.counts} className="my-3 flex flex-wrap gap-2">
      {counts.map(([tab, label, count]) => (
        <li key={tab} className="flex-1">
          <button
            type="button"
            className="flex w-full flex-col rounded-part border border-line bg-sunken px-3 py-2 text-left"
            onClick={() => showSettlementTab(tab)}
          >
            <b className="text-large">{formatNumber(count)}</b>
            <span className="text-small text-ink-2">{label}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function openCount(rows: Rows | null): number {
  return rows ? openTasks(rows) : 0
}

function HereNow() {
  const myId = useMyId()
  const members = useRows('members')
  const here = useHere()
  const present = members.filter(({ userId }) => here.has(userId))
  const isAlone = present.length === 1 && present[0]?.userId === myId
  return (
    <section className="mb-4">
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
