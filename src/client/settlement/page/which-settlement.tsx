import { personalText } from '../../messages/personal-text.ts'
import { roleName } from '../../messages/role-name.ts'
import { sampleText } from '../../messages/sample-text.ts'
import { settlementPageText as text } from '../../messages/settlement-page-text.ts'
import { useHere, useIsOwner, useIsPersonal, useIsSample, useMyRole } from '../membership.ts'
import { useKeys, useSettlement } from '../selectors.ts'

/** The name of the open settlement, and what the user is in it. */
export function WhichSettlement() {
  const name = useSettlement((settlement) => settlement.name)
  if (name === null) return null
  return (
    <div className="settlement-name mb-2 px-3">
      <p className="truncate font-bold" title={name}>
        <bdi>{name}</bdi>
      </p>
      <p className="text-small text-ink-2">
        <RoleAndMembers />
      </p>
    </div>
  )
}

function RoleAndMembers() {
  const role = useMyRole()
  const isOwner = useIsOwner()
  const members = useKeys('members')
  const here = useHere()
  const isPersonal = useIsPersonal()
  const isSample = useIsSample()
  if (isSample) return sampleText.onlyYou
  if (isPersonal) return personalText.onlyYou
  const standing = isOwner ? text.users.owner : roleName(role ?? '')
  return text.membership(standing, members.length, here.size)
}
