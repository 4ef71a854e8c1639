import type { ReactNode } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { TierChip } from '../../../item/tier-chip.tsx'
import { contributionsText } from '../../../messages/contributions-text.ts'
import { SidePanel } from '../../side-panel.tsx'
import { useCloseRow } from '../../use-close-row.ts'
import type { ListedContribution } from './listed-contribution.ts'

const text = contributionsText.panel

type Props = {
  openId: string
  /** null where it is not there, undefined until that is known. */
  listed: ListedContribution | null | undefined
  children: ReactNode
}

/** An opened contribution at the side of its list: how much of what, and the rest. */
export function ContributionPanel({ openId, listed, children }: Props) {
  const close = useCloseRow('contribution', openId)
  const title = listed ? (
    <>
      <TierChip tier={listed.item.tier} />
      <span className="min-w-0 wrap-anywhere">
        {formatNumber(listed.amount)} {listed.item.name}
      </span>
    </>
  ) : listed === null ? (
    text.none
  ) : (
    text.unknown
  )
  return (
    <SidePanel title={title} labels={text} onClose={close}>
      {children}
    </SidePanel>
  )
}
