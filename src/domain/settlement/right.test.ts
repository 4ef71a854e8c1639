import { expect, test } from 'vitest'
import { matrix } from '#tests/matrix/matrix'
import { actions, may } from './right.ts'
import { defaultPermissions, permissions } from './role.ts'

/** What a collaborator may do, whatever else they are in the settlement. */
const ofCollaborators = ['project.read_shared', 'project.deliver_shared'] as const

const memberships = {
  viewer: { role: 'viewer', isOwner: false },
  contributor: { role: 'contributor', isOwner: false },
  admin: { role: 'admin', isOwner: false },
  co_owner: { role: 'co_owner', isOwner: false },
  owner: { role: 'co_owner', isOwner: true },
} as const

test.each(actions.filter((action) => !ofCollaborators.some((one) => one === action)))(
  'SET-5: %s is allowed to exactly the roles that the authorisation matrix names',
  (action) => {
    const row = matrix.find(({ id }) => id === action)
    for (const [name, membership] of Object.entries(memberships))
      expect(may(membership, action), name).toBe(isAllowed(row!.cells[name as keyof typeof memberships]))
  },
)

test('SET-9: a collaborator may read the shared project, deliver to it and leave, and nothing else; no role gives the first two rights', () => {
  for (const action of ofCollaborators) {
    expect(Object.values(memberships).filter((membership) => may(membership, action))).toEqual([])
    const { cells } = matrix.find(({ id }) => id === action)!
    expect(Object.values(cells).filter(({ v }) => v === 'allow')).toEqual([])
  }
  const collaborator = { role: '', isOwner: false, sharedProjectId: 'town-hall' }
  expect(actions.filter((action) => may(collaborator, action))).toEqual(['member.leave', ...ofCollaborators])
})

test('SET-5: a role that this release does not know has no permission, and may only leave', () => {
  for (const role of ['archduke', '', 'owner', '__proto__', 'constructor']) {
    expect(actions.filter((action) => may({ role, isOwner: false }, action))).toEqual(['member.leave'])
    expect(Object.values(defaultPermissions(role)).filter(Boolean)).toEqual([])
  }
})

test('SET-4: roles have 3, 9, 16 and 18 permissions; an admin lacks two', () => {
  const count = (role: string) => Object.values(defaultPermissions(role)).filter(Boolean).length
  expect(['viewer', 'contributor', 'admin', 'co_owner'].map(count)).toEqual([3, 9, 16, 18])
  expect(permissions.filter((name) => !defaultPermissions('admin')[name])).toEqual([
    'canEditSettings',
    'canDeleteSettlement',
  ])
})

/** 409, or a condition, means that the right is there but the operation is not always possible, such as leaving for the owner. */
function isAllowed(cell: { readonly v: string; readonly status?: unknown }): boolean {
  return cell.v !== 'deny' || cell.status === 409
}
