import { useEffect } from 'react'
import type { ContributionStatus } from '#domain/settlement/contribution'
import { contributionsText } from '../../../messages/contributions-text.ts'
import { changeQuery } from '../../../state/address-query.ts'
import { ContributionPanel } from './contribution-panel.tsx'
import type { Around } from './listed-contribution.ts'
import { useOpened } from './use-opened.ts'

const text = contributionsText.panel

/** Opened among those that wait, such as from an older notification: shown among those that it belongs to by now. */
export function NotWaiting({ contributionId, around }: { contributionId: string; around: Around }) {
  const found = useOpened(contributionId, around)
  const view = found ? viewOf(found.contribution.status) : null
  useEffect(() => {
    if (view) changeQuery({ view }, { replace: true, state: null })
  }, [view])
  return (
    <ContributionPanel openId={contributionId} listed={null}>
      <p className="px-4 py-3 text-ink-2">{found === undefined ? text.looking : text.noneHint}</p>
    </ContributionPanel>
  )
}

function viewOf(status: ContributionStatus): 'approved' | 'rejected' | null {
  if (status === 'pending') return null
  return status === 'approved' ? 'approved' : 'rejected'
}
