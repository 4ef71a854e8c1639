import type { ReactNode } from 'react'
import { inThisTab } from '../../ui/in-this-tab.ts'
import { pathOf, type SettlementTab, showSettlementTab } from '../settlement-route.ts'

type Props = {
  tab: SettlementTab
  open: SettlementTab
  className: string
  onPick?: () => void
  children: ReactNode
}

/** Leads to a part of the settlement page (SET-1). */
export function PartLink({ tab, open, className, onPick, children }: Props) {
  return (
    <a
      href={pathOf(tab)}
      aria-current={tab === open ? 'page' : undefined}
      className={`${className} outline-offset-[-2px]`}
      onClick={(event) => {
        inThisTab(() => showSettlementTab(tab))(event)
        onPick?.()
      }}
    >
      {children}
    </a>
  )
}
