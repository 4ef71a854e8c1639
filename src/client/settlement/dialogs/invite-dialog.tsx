import { useState } from 'react'
import { inviteLimits } from '#domain/settlement/limits'
import { type InvitedRole, invitedRoles } from '#domain/settlement/role'
import type { Replies } from '../../api/ask.ts'
import type { Gesture } from '../../api/gesture.ts'
import { type Outcome, problemOf } from '../../api/outcome.ts'
import { perform } from '../../api/perform.ts'
import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'
import { settlementPageText } from '../../messages/settlement-page-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useMay } from '../membership.ts'
import { useSettlement } from '../selectors.ts'
import { useActForm } from '../use-act-form.ts'
import { FormEnd } from './form-end.tsx'
import { MadeInvite } from './made-invite.tsx'
import { RoleChoice } from './role-choice.tsx'
import { wholeNumberProblem } from './whole-number.ts'

const text = settlementDialogsText.invite

/** Makes an invitation, and shows its code, which is shown only once (SET-3). */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Replies['createSettlementInviteLink'] | null>(null)
  return (
    <Dialog title={text.title} closeLabel={settlementDialogsText.close} onClose={onClose}>
      {made ? (
        <MadeInvite made={made} onAnother={() => setMade(null)} onClose={onClose} />
      ) : (
        <InviteForm onMade={setMade} onClose={onClose} />
      )}
    </Dialog>
  )
}

type Props = { onMade: (made: Replies['createSettlementInviteLink']) => void; onClose: () => void }

function InviteForm({ onMade, onClose }: Props) {
  const settlementId = useSettlement(({ id }) => id)
  const may = useMay()
  const [role, setRole] = useState<InvitedRole>('contributor')
  const [maxUses, setMaxUses] = useState('1')
  const [days, setDays] = useState(String(inviteLimits.days.usual))
  const [tried, setTried] = useState(false)
  const limits = limitsOf(role)
  const usesProblem = tried ? wholeNumberProblem(maxUses, limits.uses) : null
  const daysProblem = tried ? wholeNumberProblem(days, limits.days) : null
  const { submit, isBusy, trouble, clear } = useActForm(invite, onMade)

  function invite(gesture: Gesture) {
    setTried(true)
    const isWrong = wholeNumberProblem(maxUses, limits.uses) ?? wholeNumberProblem(days, limits.days)
    if (isWrong) return null
    if (settlementId === null) return Promise.resolve(unavailable)
    const input = {
      settlementId,
      role,
      maxUses: Number(maxUses),
      days: Number(days),
    }
    return perform({ procedure: 'createSettlementInviteLink', input, gesture })
  }

  return (
    <form onSubmit={submit} noValidate>
      <RoleChoice
        role={role}
        roles={invitedRoles}
        mayAdmin={may('invite.create_admin')}
        onChange={(next) => {
          setRole(next)
          clear()
        }}
      />
      <TextField
        label={text.maxUses}
        hint={role === 'admin' ? text.adminUsesHint : text.maxUsesHint}
        value={maxUses}
        inputMode="numeric"
        problem={usesProblem ?? problemOf(trouble, 'maxUses')}
        onChange={setMaxUses}
      />
      <TextField
        label={text.days}
        hint={text.daysHint(limits.days.least, limits.days.most)}
        value={days}
        inputMode="numeric"
        problem={daysProblem ?? problemOf(trouble, 'days')}
        onChange={setDays}
      />
      <FormEnd
        submit={text.button}
        isBusy={isBusy}
        failure={trouble && { sentence: text.failed, reason: trouble.reason }}
        onCancel={onClose}
      />
    </form>
  )
}

/** The settlement was deleted or left while the dialog was open. */
const unavailable: Outcome<never> = {
  done: false,
  trouble: {
    reason: settlementPageText.unavailable,
    why: undefined,
    field: undefined,
    isOffline: false,
    isUnanswered: false,
  },
}

/** The allowed uses and days of an invitation for a role, both ends included. */
function limitsOf(role: InvitedRole) {
  const { adminUses, mostUses, days, adminDays } = inviteLimits
  return role === 'admin'
    ? { uses: adminUses, days: { least: days.least, most: adminDays } }
    : // 0 uses: as often as wanted.
      { uses: { least: 0, most: mostUses }, days }
}
