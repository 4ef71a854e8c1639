import { useEffect, useRef } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { personalText } from '../../messages/personal-text.ts'
import { settlementPageText as text } from '../../messages/settlement-page-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { inThisTab } from '../../ui/in-this-tab.ts'
import { useHere, useIsPersonal, useMyRole } from '../membership.ts'
import { useMyIds } from '../people.ts'
import {
  shownRows,
  useKeys,
  useOpenTaskCount,
  useOpenTaskCountOf,
  useSettlement,
  useSettlements,
} from '../selectors.ts'
import { pathOf, type SettlementTab, settlementTabs, showSettlementTab } from '../settlement-route.ts'

/** Links to the parts of the page, and which settlement is open (SET-1). */
export function SettlementNav({ open }: { open: SettlementTab }) {
  const list = useSettlements((state) => state.list)
  const kinds = useSettlements((state) => shownRows(state)?.stock.size ?? 0)
  const projects = useSettlements((state) => shownRows(state)?.projects.size ?? 0)
  const tasks = useOpenTaskCount()
  const contributions = useSettlements((state) => shownRows(state)?.contributions.size ?? 0)
  const isLoading = useSettlements(({ opened }) => opened.status === 'loading')
  const links = useRef<HTMLUListElement>(null)
  // Not before the counts are there: they make the links wider.
  useEffect(() => {
    const link = links.current?.querySelector(`a[href="${pathOf(open)}"]`)
    if (!isLoading) link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open, isLoading])
  const myIds = useMyIds()
  const myTasks = useOpenTaskCountOf(myIds)
  const counts: Partial<Record<SettlementTab, number>> = {
    'my-tasks': myTasks,
    settlements: typeof list === 'string' ? 0 : list.length,
    projects,
    tasks,
    ...(contributions > 0 && { contributions }),
    inventory: kinds,
  }
  return (
    <div className="settlement-nav">
      <WhichSettlement />
      <nav aria-label={text.tabs.label}>
        <ul ref={links} className="settlement-parts">
          {settlementTabs.map((tab) => {
            const count = counts[tab]
            return (
              <li key={tab}>
                <a
                  href={pathOf(tab)}
                  aria-current={tab === open ? 'page' : undefined}
                  className="flex min-h-control items-center justify-between gap-2 rounded-part px-3 font-medium whitespace-nowrap text-ink-2 outline-offset-[-2px] hover:text-ink aria-[current]:bg-panel aria-[current]:font-bold aria-[current]:text-ink aria-[current]:shadow-panel max-phone:h-15"
                  onClick={inThisTab(() => showSettlementTab(tab))}
                >
                  {text.tabs[tab]}
                  {count !== undefined && <Badge>{formatNumber(count)}</Badge>}
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}

function WhichSettlement() {
  const name = useSettlement((settlement) => settlement.name)
  const role = useMyRole()
  const members = useKeys('members')
  const here = useHere()
  const isPersonal = useIsPersonal()
  if (name === null) return null
  return (
    <div className="settlement-name mb-2 px-3">
      <p className="truncate font-bold" title={name}>
        <bdi>{name}</bdi>
      </p>
      <p className="text-small text-ink-2">
        {isPersonal ? personalText.onlyYou : text.membership(role ?? '', members.length, here.size)}
      </p>
    </div>
  )
}
