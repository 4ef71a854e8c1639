import { useEffect, useRef } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { settlementPageText as text } from '../../messages/settlement-page-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { smallScreen } from '../../ui/small-screen.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { useSettlements } from '../selectors.ts'
import { pathOf, type SettlementTab, settlementTabs } from '../settlement-route.ts'
import { PartLink } from './part-link.tsx'
import { PhoneNav } from './phone-nav.tsx'
import { useCounts } from './use-counts.ts'
import { WhichSettlement } from './which-settlement.tsx'

/** Links to the parts of the page, and which settlement is open (SET-1). */
export function SettlementNav({ open }: { open: SettlementTab }) {
  const isSmall = useMediaQuery(smallScreen)
  return (
    <div className="settlement-nav">
      {isSmall ? (
        <PhoneNav open={open} />
      ) : (
        <>
          <WhichSettlement />
          <AllParts open={open} />
        </>
      )}
    </div>
  )
}

function AllParts({ open }: { open: SettlementTab }) {
  const isLoading = useSettlements(({ opened }) => opened.status === 'loading')
  const links = useRef<HTMLUListElement>(null)
  const counts = useCounts()
  // Not before the counts are there: they make the links wider.
  useEffect(() => {
    const link = links.current?.querySelector(`a[href="${pathOf(open)}"]`)
    if (!isLoading) link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open, isLoading])
  return (
    <nav aria-label={text.tabs.label}>
      <ul ref={links} className="settlement-parts">
        {settlementTabs.map((tab) => {
          const count = counts[tab]
          return (
            <li key={tab}>
              <PartLink
                tab={tab}
                open={open}
                className="flex min-h-control items-center justify-between gap-2 rounded-part px-3 font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:bg-panel aria-[current]:font-bold aria-[current]:text-ink aria-[current]:shadow-panel"
              >
                {text.tabs[tab]}
                {count !== undefined && <Badge>{formatNumber(count)}</Badge>}
              </PartLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
