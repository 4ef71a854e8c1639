import { expect, test } from 'vitest'
import type { Member } from '#domain/settlement/tables'
import { type MemberOrder, membersIn } from './listed-members.ts'

const member = (name: string, role: string, lastActiveAt: string) =>
  ({ userId: name, name, role, lastActiveAt }) as Member
const members = [
  member('Olivia', 'co_owner', '2026-05-01'),
  member('Zoé', 'viewer', '2026-05-03'),
  member('adam', 'admin', '2026-05-02'),
]
const names = (search: string, order: MemberOrder, here: readonly string[] = []) =>
  membersIn(members, { search, order, here: new Set(here) }).map(({ name }) => name)

test('SET-4: a member is found by a part of the name or the role, accents and case aside', () => {
  expect(names('zoe', 'joined')).toEqual(['Zoé'])
  expect(names('ADMIN', 'joined')).toEqual(['adam'])
  expect(names('nobody', 'joined')).toEqual([])
})

test('SET-4: members are ordered as they joined, by name, by role, or by who is here and then by who was active last', () => {
  expect(names('', 'joined')).toEqual(['Olivia', 'Zoé', 'adam'])
  expect(names('', 'name')).toEqual(['adam', 'Olivia', 'Zoé'])
  expect(names('', 'role')).toEqual(['Olivia', 'adam', 'Zoé'])
  expect(names('', 'active', ['Olivia'])).toEqual(['Olivia', 'Zoé', 'adam'])
})

test('SET-4: members who were active at the same moment stand as they joined', () => {
  const equals = ['Zoé', 'adam', 'Ben'].map((name) => member(name, 'viewer', '2026-05-01'))
  const shown = membersIn(equals, { search: '', order: 'active', here: new Set() })
  expect(shown).toEqual(equals)
})
