import { expect, test } from 'vitest'
import { isRoute } from './route.ts'

test('CAL-1: /settlement and all addresses below it are the settlement’s page, and /settlementx is not', () => {
  const isSettlements = (path: string) => isRoute('settlement', path)
  expect(['/settlement', '/settlement/', '/settlement/tasks'].filter(isSettlements)).toHaveLength(3)
  expect(['/', '/settlementx', '/settlements/tasks', '/privacy'].filter(isSettlements)).toEqual([])
  expect(isRoute('privacy', '/privacy')).toBe(true)
  expect(isRoute('privacy', '/privacyfoo')).toBe(false)
})
