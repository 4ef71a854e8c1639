import { defaultPermissions, isRole, type Permission } from './role.ts'

/** What somebody is in a settlement: their role, empty for a site admin who is no member, and whether they own it. */
export type Membership = {
  readonly role: string
  readonly isOwner: boolean
  /** Named by the server's configuration. */
  readonly isSiteAdmin?: boolean | undefined
  /** The one project that is shared with them: what they may do as its collaborator, they may do in it alone. */
  readonly sharedProjectId?: string | undefined
  /** The settlement is a sample, which is to leave no trace. */
  readonly isInSample?: boolean | undefined
}

/**
 * Who may do something: everybody with a permission, or `anyone` who is an active member, a `member` whose role this
 * release knows, a `leader` (admin or co-owner), the `owner` alone; or a `collaborator`, with whom a project is shared, whatever
 * they are in the settlement.
 */
type Rule = Permission | 'anyone' | 'member' | 'leader' | 'owner' | 'collaborator'

/**
 * The rule of each operation, by its name in the authorisation matrix (SET-5). Changing roles and removing members are for
 * the owner alone, although the permission sets of admins and co-owners name them (SET-4).
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
  'settlement.share': 'owner',
  'settlement.activity': 'leader',
  'settlement.set_catalogue': 'canEditSettings',
  'settlement.webhook': 'canEditSettings',
  'settlement.export': 'canExportData',
  'history.export': 'canExportData',
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
  'inventory.read': 'member',
  'inventory.ledger': 'member',
  'inventory.edit': 'canEditInventory',
  'inventory.record_craft': 'canEditInventory',
  'inventory.keep_back': 'canManageReservations',
  'inventory.hand_over': 'canManageReservations',
  'inventory.use': 'canManageReservations',
  'inventory.revert': 'canManageReservations',
  'storage.manage': 'canEditInventory',
  'standing_order.manage': 'canManageReservations',
  'project.read': 'member',
  'project.create': 'canCreateProjects',
  'project.template': 'canCreateProjects',
  'project.update': 'canEditProjects',
  'project.add_item': 'canEditProjects',
  'project.reconcile': 'canEditProjects',
  'project.regenerate': 'canDeleteTasks',
  'project.archive': 'canDeleteProjects',
  'project.delete': 'canDeleteProjects',
  'project.restore': 'canDeleteProjects',
  'progress_link.manage': 'canDeleteProjects',
  'project.share': 'canDeleteProjects',
  'project.read_shared': 'collaborator',
  'project.deliver_shared': 'collaborator',
  'template.own': 'canAssignTasks',
  'template.delete': 'canDeleteProjects',
  'task.read': 'member',
  'task.create': 'canCreateTasks',
  'task.update': 'canEditTasks',
  'task.set_status': 'canEditTasks',
  'task.delete': 'canDeleteTasks',
  'task.restore': 'canDeleteTasks',
  'task.refresh_progress': 'canEditTasks',
  'task.assign': 'canAssignTasks',
  'task.claim': 'canEditTasks',
  'contribution.read': 'member',
  'contribution.create': 'canEditTasks',
  'contribution.withdraw_own': 'canEditTasks',
  'contribution.approve_other': 'leader',
  'contribution.approve_own': 'owner',
  'contribution.reject_other': 'leader',
  'contribution.reject_own': 'owner',
} as const satisfies Readonly<Record<string, Rule>>

/** An operation inside a settlement. */
export type Action = keyof typeof rules
export const actions = Object.keys(rules) as readonly Action[]

/**
 * What nobody may do in a sample: others would come to it, or hear of it. `settlement.delete` is among them, because a deleted settlement
 * can be restored for 30 days, and a sample is put away for good by an act of its own.
 */
const closedInSample: ReadonlySet<Action> = new Set([
  'settlement.share',
  'settlement.webhook',
  'settlement.transfer',
  'settlement.delete',
  'invite.create_low',
  'invite.create_admin',
  'invite.list',
  'project.share',
  'progress_link.manage',
])

/** Whether a site admin may do something whatever their role, also without being a member (SET-5). */
export function mayAsSiteAdmin(isSiteAdmin: boolean, action: Action): boolean {
  return isSiteAdmin && action === 'task.assign'
}

/** Whether a member may do something. A role that this release does not know may only do what anyone may. */
export function may(
  { role, isOwner, isSiteAdmin = false, sharedProjectId, isInSample = false }: Membership,
  action: Action,
): boolean {
  if (isInSample && closedInSample.has(action)) return false
  const rule: Rule = rules[action]
  if (rule === 'collaborator') return sharedProjectId !== undefined
  if (mayAsSiteAdmin(isSiteAdmin, action)) return true
  if (isOwner || rule === 'anyone') return true
  if (rule === 'owner' || !isRole(role)) return false
  if (rule === 'member') return true
  if (rule === 'leader') return role === 'admin' || role === 'co_owner'
  return defaultPermissions(role)[rule]
}
