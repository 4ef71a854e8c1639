import { defaultPermissions, isRole, type Permission } from './role.ts'

/** How somebody stands to a settlement: its owner, or an active member with a role. */
export type Standing = { readonly role: string; readonly isOwner: boolean }

/** Any active member; any of a known role; those who lead (admins and above); the owner alone. */
type Rule = Permission | 'anyone' | 'member' | 'leader' | 'owner'

/**
 * What each operation asks for, by its name in the authorisation matrix (SET-5). Where § 6 names a narrower rule than
 * the permission set, that rule stands: roles and removals are the owner's alone.
 */
const rules = {
  'settlement.get': 'member',
  'settlement.subscribe': 'member',
  'settlement.presence': 'member',
  'settlement.rename': 'canEditSettings',
  'settlement.edit_settings': 'canEditSettings',
  'settlement.transfer': 'owner',
  'settlement.delete': 'canDeleteSettlement',
  'settlement.restore': 'owner',
  'settlement.activity': 'leader',
  'member.list': 'member',
  'member.leave': 'anyone',
  'member.change_role': 'owner',
  'member.remove_other': 'owner',
  'member.cleanup': 'canRemoveUsers',
  'invite.create_low': 'canInviteUsers',
  'invite.create_admin': 'owner',
  'invite.list': 'canInviteUsers',
  'invite.revoke_low': 'canInviteUsers',
  'invite.revoke_admin': 'owner',
  'player.manage': 'canEditTasks',
  'player.link': 'leader',
} as const satisfies Readonly<Record<string, Rule>>

/** An operation inside a settlement. */
export type Action = keyof typeof rules
export const actions = Object.keys(rules) as readonly Action[]

/** Whether somebody who stands so may do that; a role this release does not know may do nothing. */
export function may({ role, isOwner }: Standing, action: Action): boolean {
  const rule: Rule = rules[action]
  if (isOwner || rule === 'anyone') return true
  if (rule === 'owner' || !isRole(role)) return false
  if (rule === 'member') return true
  if (rule === 'leader') return role === 'admin' || role === 'co_owner'
  return defaultPermissions(role)[rule]
}
