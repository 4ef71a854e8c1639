import { type Dispatch, type SetStateAction, useState } from 'react'
import { contributionsText } from '../../../messages/contributions-text.ts'
import { Button } from '../../../ui/button.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { useOneOpen } from '../../../ui/use-one-open.ts'
import { approveSeveral, type NamedResult } from '../../contribution-acts.ts'
import { useSettlementId } from '../../selectors.ts'
import { ManyResults } from './many-results.tsx'
import { RejectMany } from './reject-many.tsx'
import type { WaitingContribution } from './use-waiting.ts'

const text = contributionsText.pending

type Props = {
  /** The contributions that the user may decide on. */
  reviewable: readonly WaitingContribution[]
  /** How many wait, whether the user may decide on them or not. */
  all: number
  selected: ReadonlySet<string>
  onSelect: Dispatch<SetStateAction<ReadonlySet<string>>>
}

/** Approves or rejects all that are selected, and says what became of each (BEY-12). */
export function ManyActs({ reviewable, all, selected, onSelect }: Props) {
  const settlementId = useSettlementId()
  const form = useOneOpen<'reject'>()
  const isRejecting = form.opened !== null
  const { isBusy, during } = useBusy()
  const [results, setResults] = useState<readonly NamedResult[] | null>(null)
  const chosen = reviewable.filter(({ id }) => selected.has(id))
  const shown = chosen.map(({ id, what, contribution: { revision } }) => ({
    contributionId: id,
    revision,
    what,
  }))

  async function approve() {
    setResults(null)
    onSelect(new Set())
    setResults(await approveSeveral(settlementId, shown))
  }

  // The results stay shown when nothing is left to review.
  if (all === 0 && !results && !isBusy && !isRejecting) return null
  return (
    <div className="border-b border-line">
      <div className="flex flex-wrap items-center gap-1.5 bg-sunken px-3.5 py-1.5">
        <label className="mr-auto flex min-h-control items-center gap-2.5 text-small">
          <input
            type="checkbox"
            ref={(box) => {
              if (box) box.indeterminate = chosen.length > 0 && chosen.length < reviewable.length
            }}
            aria-label={text.selectAll}
            title={text.selectAll}
            disabled={reviewable.length === 0}
            checked={chosen.length > 0 && chosen.length === reviewable.length}
            onChange={() => onSelect(new Set(chosen.length > 0 ? [] : reviewable.map(({ id }) => id)))}
          />
          <span role="status">{text.selected(chosen.length, all)}</span>
        </label>
        <Button
          disabled={chosen.length === 0 || isBusy}
          aria-expanded={isRejecting}
          onClick={() => (isRejecting ? form.close() : form.open('reject'))}
        >
          {text.rejectMany(chosen.length)}
        </Button>
        <Button disabled={chosen.length === 0 || isBusy} onClick={() => void during(approve)}>
          {text.approveMany(chosen.length)}
        </Button>
      </div>
      {isRejecting && (
        <RejectMany
          settlementId={settlementId}
          chosen={shown}
          onClose={form.close}
          onDone={(done) => {
            form.close()
            // The user may have selected others by now.
            onSelect(
              (now) => new Set([...now].filter((id) => !done.some((one) => one.contributionId === id))),
            )
            setResults(done)
          }}
        />
      )}
      {results && <ManyResults results={results} onDismiss={() => setResults(null)} />}
    </div>
  )
}
