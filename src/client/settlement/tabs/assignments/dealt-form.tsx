import type { ReactNode } from 'react'
import type { Spread } from '#domain/settlement/assigning/spread'
import { assignText as text } from '../../../messages/assign-text.ts'
import { FormEnd } from '../../dialogs/form-end.tsx'
import type { Assigned } from './assigned.ts'
import { useAssignDealt } from './use-assign-dealt.ts'
import type { Assigning } from './use-assigning.ts'
import { WhoGets } from './who-gets.tsx'

type Props = {
  settlementId: string
  assigning: Assigning
  /** The tasks that could be dealt out. */
  free: Assigning['tasks']
  /** Those of them that were chosen. */
  wanted: Assigning['tasks']
  dealt: Spread
  /** Offers to take it back; the dialog stays open for the next. */
  onAssigned: (assigned: Assigned) => void
  onClose: () => void
  /** The fields that decide to whom the tasks go. */
  children?: ReactNode
}

/** Who would get what, and the button that assigns it (TSK-4, BEY-6). */
export function DealtForm({
  settlementId,
  assigning: { loads, names },
  free,
  wanted,
  dealt,
  onAssigned,
  onClose,
  children,
}: Props) {
  const { submit, isBusy, trouble } = useAssignDealt(settlementId, dealt, onAssigned)
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {children}
      <WhoGets dealt={dealt} free={free} loads={loads} names={names} left={wanted.length - dealt.length} />
      <FormEnd
        submit={text.submitMany(dealt.length)}
        isBusy={isBusy}
        disabled={dealt.length === 0}
        failure={trouble && { sentence: text.failed, reason: trouble.reason }}
        onCancel={onClose}
      />
    </form>
  )
}
