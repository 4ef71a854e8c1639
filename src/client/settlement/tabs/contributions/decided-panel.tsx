import { contributionsText } from '../../../messages/contributions-text.ts'
import { useNow } from '../../../ui/use-now.ts'
import { ContributionFacts } from './contribution-facts.tsx'
import { ContributionPanel } from './contribution-panel.tsx'
import { DecidedFacts } from './decided-facts.tsx'
import type { Around, ListedContribution } from './listed-contribution.ts'
import { useOpened } from './use-opened.ts'

type Props = {
  contributionId: string
  around: Around
  /** null where it is not on the list beside it. */
  listed: ListedContribution | null
}

/** A contribution that was decided, whole, beside the list; also one that is further down than the list was read. */
export function DecidedPanel({ contributionId, around, listed }: Props) {
  const asked = useOpened(listed ? null : contributionId, around)
  const now = useNow()
  const open = listed ?? asked
  return (
    <ContributionPanel openId={contributionId} listed={open ?? null}>
      {open ? (
        <>
          <ContributionFacts catalog={around.catalog} listed={open} now={now} />
          <DecidedFacts listed={open} />
        </>
      ) : (
        <p className="px-4 py-3 text-ink-2">
          {open === undefined ? contributionsText.panel.looking : contributionsText.decided.notHere}
        </p>
      )}
    </ContributionPanel>
  )
}
