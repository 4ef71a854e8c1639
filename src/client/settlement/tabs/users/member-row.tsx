import { memo } from 'react'
import { type InvitedRole, invitedRoles } from '#domain/settlement/role'
import { settlementPageText } from '../../../messages/settlement-page-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { openSettlementDialog } from '../../dialogs/settlement-dialog.ts'
import { changeRole, removeMember } from '../../member-acts.ts'
import { useMay } from '../../membership.ts'
import { useRow } from '../../selectors.ts'
import { useGlow } from '../../use-glow.ts'

const { remove, users: text } = settlementPageText

/** The way back that is offered after a member was removed. */
const invite = () => openSettlementDialog({ kind: 'invite' })

type Props = { settlementId: string; ownerId: string; userId: string; myId: string; isHere: boolean }

/** A member with their role; the owner is shown as co_owner and cannot be edited (SET-4). */
export const MemberRow = memo(function MemberRow({ settlementId, ownerId, userId, myId, isHere }: Props) {
  const member = useRow('members', userId)
  const may = useMay()
  const glow = useGlow<HTMLLIElement>(settlementId, `${member?.name} ${member?.role}`)
  if (!member) return null
  const { name, joinedAt, lastActiveAt } = member
  const isOwner = userId === ownerId
  const role = isOwner ? 'co_owner' : member.role
  const isFixed = isOwner || !may('member.change_role')

  return (
    <li ref={glow} className="member-row">
      <span className="member-who flex min-w-0 flex-wrap items-center gap-x-2">
        <bdi className="font-semibold wrap-anywhere">{name}</bdi>
        {isOwner && <Badge>{text.owner}</Badge>}
        {userId === myId && <Badge>{text.you}</Badge>}
        {isHere && <span className="text-small whitespace-nowrap text-have">● {text.here}</span>}
      </span>
      <span className="member-role flex">
        <SelectField
          label={text.roleOf(name)}
          value={role}
          options={optionsWith(role)}
          // A role is no default that could be left: the field is never marked as changed.
          changed={false}
          disabled={isFixed}
          {...(isFixed && { title: isOwner ? text.ownerRole : text.onlyOwner })}
          onChange={(next) => void changeRole(settlementId, userId, next as InvitedRole)}
        />
      </span>
      <span className="member-when text-small text-ink-2">
        <span className="whitespace-nowrap">{text.joined(joinedAt)}</span> ·{' '}
        <span className="whitespace-nowrap">{text.lastActive(lastActiveAt)}</span>
      </span>
      <span className="member-remove">
        {!isOwner && may('member.remove_other') && (
          <ConfirmButton
            labels={remove}
            askLabel={`${remove.ask} ${name}`}
            onConfirm={() => void removeMember(settlementId, userId, invite)}
          />
        )}
      </span>
    </li>
  )
})

/** The roles to choose from, and the member's own where it is none of them. */
function optionsWith(role: string) {
  const names: readonly string[] = invitedRoles
  return (names.includes(role) ? names : [role, ...names]).map((value) => ({ value, text: value }))
}
