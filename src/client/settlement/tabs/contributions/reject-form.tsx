import { useEffect, useRef, useState } from 'react'
import { ledgerLimits } from '#domain/settlement/limits'
import { problemOf } from '../../../api/outcome.ts'
import { contributionsText } from '../../../messages/contributions-text.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { rejectContribution } from '../../contribution-acts.ts'
import { SmallForm } from '../../fields/small-form.tsx'
import { useSettlementId } from '../../selectors.ts'
import { useActForm } from '../../use-act-form.ts'
import type { ListedContribution } from './listed-contribution.ts'

const text = contributionsText.reject

type Props = {
  listed: ListedContribution
  /** The contribution still waits, and the user has seen what it says now. */
  isOpenForReview: boolean
  onClose: () => void
  onDone: () => void
}

/** Sends a contribution back with a reason, which must not be blank (CON-2, CON-3). */
export function RejectForm({ listed: { id, contribution }, isOpenForReview, onClose, onDone }: Props) {
  const settlementId = useSettlementId()
  const place = useRef<HTMLDivElement>(null)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const sending = useActForm(send, onDone)
  const isMissing = reason.trim() === ''
  // The press that opened the form asks for the reason, so that its field gets the focus. On a phone the panel around it opens only after
  // layout effects.
  useEffect(() => {
    toReason(place.current)
    // In a low window the buttons would stand below its edge.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function send() {
    setTried(true)
    if (isMissing) {
      toReason(place.current)
      return null
    }
    const shown = { contributionId: id, revision: contribution.revision }
    return rejectContribution(settlementId, { ...shown, reason: reason.trim() })
  }

  return (
    <div ref={place} className="px-4 pb-3">
      <SmallForm
        words={text}
        action={text.submit}
        sending={sending}
        disabled={!isOpenForReview}
        onClose={onClose}
      >
        <TextField
          label={text.reason}
          hint={text.hint}
          problem={isTried && isMissing ? text.missing : problemOf(sending.trouble, 'reason')}
          value={reason}
          rows={3}
          maxLength={ledgerLimits.textLength}
          onChange={(next) => {
            setReason(next)
            sending.clear()
          }}
        />
      </SmallForm>
    </div>
  )
}

function toReason(place: HTMLElement | null) {
  place?.querySelector('textarea')?.focus()
}
