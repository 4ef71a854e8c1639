import { useState } from 'react'
import { ledgerLimits } from '#domain/settlement/limits'
import type { Outcome } from '../../../api/outcome.ts'
import { contributionsText } from '../../../messages/contributions-text.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { type NamedResult, rejectSeveral, type ShownContribution } from '../../contribution-acts.ts'
import { SmallForm } from '../../fields/small-form.tsx'
import { useActForm } from '../../use-act-form.ts'

const text = contributionsText.reject

type Props = {
  settlementId: string
  chosen: readonly ShownContribution[]
  onClose: () => void
  onDone: (results: readonly NamedResult[]) => void
}

/** Rejects several contributions with one reason (BEY-12). */
export function RejectMany({ settlementId, chosen, onClose, onDone }: Props) {
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const sending = useActForm(send, onDone)
  const isMissing = reason.trim() === ''

  function send(): Promise<Outcome<readonly NamedResult[]>> | null {
    setTried(true)
    return isMissing || chosen.length === 0 ? null : rejectSeveral(settlementId, chosen, reason.trim())
  }

  return (
    <div className="px-3.5 pb-2.5">
      <SmallForm
        words={{ label: text.labelMany(chosen.length), failed: text.failed }}
        action={text.submitMany(chosen.length)}
        sending={sending}
        disabled={chosen.length === 0}
        onClose={onClose}
      >
        <TextField
          label={text.reason}
          hint={text.hint}
          problem={isTried && isMissing ? text.missing : null}
          value={reason}
          maxLength={ledgerLimits.textLength}
          onChange={setReason}
        />
      </SmallForm>
    </div>
  )
}
