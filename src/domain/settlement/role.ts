/** The roles that an invitation can give (SET-3); `co_owner` is given only by a transfer of ownership. */
export const invitedRoles = ['viewer', 'contributor', 'admin'] as const
export type InvitedRole = (typeof invitedRoles)[number]

export const roles = [...invitedRoles, 'co_owner'] as const
export type Role = (typeof roles)[number]

/** Every permission (SET-5), in the order in which screens list them. */
export const permissions = [
  'canViewProjects',
  'canCreateProjects',
  'canEditProjects',
  'canDeleteProjects',
  'canViewTasks',
  'canCreateTasks',
  'canEditTasks',
  'canDeleteTasks',
  'canAssignTasks',
  'canViewInventory',
  'canEditInventory',
  'canManageReservations',
  'canInviteUsers',
  'canRemoveUsers',
  'canChangeRoles',
  'canEditSettings',
  'canDeleteSettlement',
  'canExportData',
] as const
export type Permission = (typeof permissions)[number]
export type PermissionSet = Readonly<Record<Permission, boolean>>

const granted: Readonly<Record<Role, readonly Permission[]>> = {
  viewer: ['canViewProjects', 'canViewTasks', 'canViewInventory'],
  contributor: [
    'canViewProjects',
    'canCreateProjects',
    'canEditProjects',
    'canViewTasks',
    'canCreateTasks',
    'canEditTasks',
    'canAssignTasks',
    'canViewInventory',
    'canEditInventory',
  ],
  admin: permissions.filter((name) => name !== 'canEditSettings' && name !== 'canDeleteSettlement'),
  co_owner: permissions,
}

/** The permission set of a role (SET-5); a role that this release does not know has none. */
export function defaultPermissions(role: string): PermissionSet {
  const given = new Set<Permission>(isRole(role) ? granted[role] : [])
  return Object.fromEntries(permissions.map((name) => [name, given.has(name)])) as PermissionSet
}

export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text)
}
