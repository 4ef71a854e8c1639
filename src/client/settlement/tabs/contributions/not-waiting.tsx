import { useEffect } from 'react'
import type { ContributionStatus } from '#domain/settlement/contribution'
import { contributionsText } from '../../../messages/contributions-text.ts'
import { changeQuery } from '../../../state/address-query.ts'
import { ContributionPanel } from './contribution-panel.tsx'
import type { ContributionContext } from './listed-contribution.ts'
import { NotOpened } from './not-opened.tsx'
import { useOpened } from './use-opened.ts'

const text = contributionsText.panel

/** Opens the view of a contribution that was opened among those that wait, such as from an older notification, but is decided. */
export function NotWaiting({
  contributionId,
  context,
}: {
  contributionId: string
  context: ContributionContext
}) {
  const opened = useOpened(contributionId, context)
  const { found } = opened
  const view = found ? viewOf(found.contribution.status) : null
  useEffect(() => {
    if (view) changeQuery({ view }, { replace: true, state: null })
  }, [view])
  return (
    <ContributionPanel openId={contributionId} listed={found}>
      {/* A contribution that waits after all is listed as soon as this page has heard of it. */}
      <NotOpened opened={opened} gone={text.noneHint} />
    </ContributionPanel>
  )
}

function viewOf(status: ContributionStatus): 'approved' | 'rejected' | null {
  if (status === 'pending') return null
  return status === 'approved' ? 'approved' : 'rejected'
}
