import { contributionsText } from '../../../messages/contributions-text.ts'
import { useNow } from '../../../ui/use-now.ts'
import { ContributionFacts } from './contribution-facts.tsx'
import { ContributionPanel } from './contribution-panel.tsx'
import { DecidedFacts } from './decided-facts.tsx'
import type { ContributionContext, ListedContribution } from './listed-contribution.ts'
import { NotOpened } from './not-opened.tsx'
import { useOpened } from './use-opened.ts'

type Props = {
  contributionId: string
  context: ContributionContext
  /** null where it is not on the list beside it. */
  listed: ListedContribution | null
}

/** A contribution that was decided, whole, beside the list; also one that is further down than the list was read. */
export function DecidedPanel({ contributionId, context, listed }: Props) {
  const opened = useOpened(listed ? null : contributionId, context)
  const now = useNow()
  const open = listed ?? opened.found
  return (
    <ContributionPanel openId={contributionId} listed={open}>
      {open ? (
        <>
          <ContributionFacts catalog={context.catalog} listed={open} now={now} />
          <DecidedFacts listed={open} />
        </>
      ) : (
        <NotOpened opened={opened} gone={contributionsText.decided.notHere} />
      )}
    </ContributionPanel>
  )
}
