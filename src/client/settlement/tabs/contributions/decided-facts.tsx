import { contributionsText } from '../../../messages/contributions-text.ts'
import { formatTime } from '../../../messages/format.ts'
import { Button } from '../../../ui/button.tsx'
import { useMay } from '../../membership.ts'
import { showInventory } from '../../settlement-route.ts'
import type { ListedContribution } from './listed-contribution.ts'

const text = contributionsText.decided

/** Who decided on a contribution, when and why; of an approval, the way to where its entries are taken back (BEY-6). */
export function DecidedFacts({ listed }: { listed: ListedContribution }) {
  const { contribution, decidedBy, takenBack, item } = listed
  const { status, reason, decidedAt, byNo } = contribution
  const may = useMay()('inventory.revert')
  return (
    <div className="border-t border-line px-4 py-3">
      <p>
        <b>{text.by(text.did[status], decidedBy)}</b>
        {decidedAt !== null && <span className="block text-small text-ink-2">{formatTime(decidedAt)}</span>}
      </p>
      {reason !== null && <p className="mt-1.5 wrap-anywhere whitespace-pre-line">{text.reason(reason)}</p>}
      {takenBack && (
        <p className="mt-1.5 text-warn">
          {text.takenBack(takenBack.by, takenBack.isWhole)}
          <span className="block text-small">{formatTime(takenBack.at)}</span>
        </p>
      )}
      {status === 'approved' && !takenBack?.isWhole && (
        <p className="mt-2.5 text-small text-ink-2">
          <Button
            className="mr-2.5 text-small"
            disabled={!may}
            title={may ? text.takeBackTitle : contributionsText.notYours}
            onClick={() => showInventory('history', { item: item.id, person: String(byNo) })}
          >
            {text.takeBack}
          </Button>
          {text.takeBackHint}
        </p>
      )}
    </div>
  )
}
