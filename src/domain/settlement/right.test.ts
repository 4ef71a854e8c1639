import { expect, test } from 'vitest'
import { matrix } from '#tests/matrix/matrix'
import { actions, may } from './right.ts'
import { defaultPermissions, permissions } from './role.ts'

const standings = {
  viewer: { role: 'viewer', isOwner: false },
  contributor: { role: 'contributor', isOwner: false },
  admin: { role: 'admin', isOwner: false },
  co_owner: { role: 'co_owner', isOwner: false },
  owner: { role: 'co_owner', isOwner: true },
} as const

test.each(actions)('SET-5: %s is allowed to whom the authorisation matrix allows it', (action) => {
  const row = matrix.find(({ id }) => id === action)
  for (const [name, standing] of Object.entries(standings))
    expect(may(standing, action), name).toBe(isAllowed(row!.cells[name as keyof typeof standings]))
})

test('SET-5: a role that this release does not know has no permission, and no right but to leave', () => {
  for (const role of ['archduke', '', 'owner', '__proto__', 'constructor']) {
    expect(actions.filter((action) => may({ role, isOwner: false }, action))).toEqual(['member.leave'])
    expect(Object.values(defaultPermissions(role)).filter(Boolean)).toEqual([])
  }
})

test('SET-4: the permission sets grow with the role, and an admin’s lacks two', () => {
  const count = (role: string) => Object.values(defaultPermissions(role)).filter(Boolean).length
  expect(['viewer', 'contributor', 'admin', 'co_owner'].map(count)).toEqual([3, 9, 16, 18])
  expect(permissions.filter((name) => !defaultPermissions('admin')[name])).toEqual([
    'canEditSettings',
    'canDeleteSettlement',
  ])
})

/** What is impossible as things stand, as leaving is for the owner, is no matter of the right. */
function isAllowed(cell: { readonly v: string; readonly status?: unknown }): boolean {
  return cell.v === 'allow' || cell.status === 409
}
