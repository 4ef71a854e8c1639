import { useId } from 'react'
import type { InvitedRole } from '#domain/settlement/role'
import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'

const text = settlementDialogsText.invite

type Props = {
  role: InvitedRole
  roles: readonly InvitedRole[]
  mayAdmin: boolean
  onChange: (role: InvitedRole) => void
}

/** The roles an invitation can give, each with what it may do. */
export function RoleChoice({ role, roles, mayAdmin, onChange }: Props) {
  const id = useId()
  return (
    <fieldset className="mb-3">
      <legend className="font-bold">{text.role}</legend>
      {roles.map((name) => {
        const isClosed = name === 'admin' && !mayAdmin
        return (
          <div key={name} className="flex items-center gap-2.5 py-1 min-h-control">
            <input
              id={`${id}${name}`}
              type="radio"
              name={id}
              className="size-[18px] shrink-0 accent-accent thumb:size-6"
              checked={role === name}
              disabled={isClosed}
              onChange={() => onChange(name)}
            />
            <label htmlFor={`${id}${name}`} className={isClosed ? 'text-ink-3' : 'cursor-pointer'}>
              <b>{name}</b> · {settlementDialogsText.roles[name]}
              {isClosed && <span className="block text-small">{text.adminOwner}</span>}
            </label>
          </div>
        )
      })}
    </fieldset>
  )
}
