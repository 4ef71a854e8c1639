import { useMemo } from 'react'
import { type Catalog, itemName } from '#domain/catalog/catalog'
import { ledgerLimits } from '#domain/settlement/limits'
import { contributionsText } from '../../../messages/contributions-text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Failure } from '../../dialogs/failure.tsx'
import { ledgerOf } from '../../ledger-of.ts'
import { shownRows, useSettlements } from '../../selectors.ts'
import { AcceptedLines } from './accepted-lines.tsx'
import { approvalEffect } from './approval-effect.ts'
import { ApprovalEffectTable } from './approval-effect-table.tsx'
import type { ListedContribution } from './listed-contribution.ts'
import { useApproval } from './use-approval.ts'

const text = contributionsText.approve

type Props = {
  catalog: Catalog
  listed: ListedContribution
  /** The contribution still waits for review, and was not decided on this device either. */
  isThere: boolean
  /** The contribution still waits, and the user has seen what it says now. */
  isOpenForReview: boolean
  onReject: () => void
  onDone: (sentence: string) => void
}

/** Approves all of a contribution, or a part with a word about the rest; shows first what that changes (CON-3, BEY-21). */
export function ApproveForm({ catalog, listed, isThere, isOpenForReview, onReject, onDone }: Props) {
  const { contribution, what } = listed
  const approval = useApproval(contribution, (rest) =>
    onDone(rest > 0 ? text.doneInPart(what, rest) : text.done(what)),
  )
  const { accepted, materials, rest, all, reason, problem, sending } = approval
  const rows = useSettlements(shownRows)
  const changes = useMemo(
    () =>
      rows &&
      approvalEffect(
        ledgerOf(catalog),
        rows,
        contribution,
        { accepted, materials },
        new Date().toISOString(),
      ),
    [catalog, rows, contribution, accepted, materials],
  )
  const nameOf = (itemId: (typeof accepted)[number]['itemId']) => itemName(catalog, itemId)

  return (
    <form aria-label={text.label} noValidate onSubmit={(event) => void sending.submit(event)}>
      <div className="border-t border-line px-4 py-3">
        <AcceptedLines
          word={text.accepts}
          nameOf={nameOf}
          lines={accepted}
          most={new Map(contribution.itemsContributed.map(({ itemId, quantity }) => [itemId, quantity]))}
          onChange={approval.accept}
        />
        {/* More materials may really have been used than the contribution says; of an item, at most what was delivered can be accepted. */}
        {materials.length > 0 && (
          <AcceptedLines
            word={text.uses}
            nameOf={nameOf}
            lines={materials}
            most={new Map(materials.map(({ itemId }) => [itemId, ledgerLimits.amount]))}
            onChange={approval.use}
          />
        )}
        {rest > 0 && rest < all && (
          <TextField
            label={text.reason(rest)}
            hint={text.reasonHint}
            problem={problem}
            value={reason}
            maxLength={ledgerLimits.textLength}
            onChange={approval.say}
          />
        )}
      </div>
      {isThere && changes && <ApprovalEffectTable changes={changes} nameOf={nameOf} />}
      {sending.trouble && (
        <Failure sentence={text.failed} reason={sending.trouble.reason} className="px-4 pb-2" />
      )}
      <div className="sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-line bg-panel px-4 py-2.5">
        <Button look="danger" disabled={!isOpenForReview} onClick={onReject}>
          {contributionsText.panel.reject}
        </Button>
        <Button
          type="submit"
          look="primary"
          className="ml-auto"
          disabled={!isOpenForReview || sending.isBusy || rest === all}
        >
          {sending.isBusy ? text.waiting : rest > 0 ? text.partOf(all - rest, all) : text.allOf(all)}
        </Button>
      </div>
    </form>
  )
}
