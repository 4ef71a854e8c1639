import { expect, test } from 'vitest'
import { emptyTrail, isStale, trimTrail } from './trail.ts'

const byPhone = { clientId: 'phone', others: 0, held: 1 }

test('SAVE-4: the trail forgets the oldest removals; devices that know only older versions then count as late', () => {
  const versions = Array.from({ length: 5_002 }, (_, place) => 2 + place)
  const removals = versions.map((version) => [`stock ${version}`, { ...byPhone, version }] as const)
  const trail = { ...emptyTrail, traces: new Map(removals) }
  const trimmed = trimTrail(trail, () => false)
  expect(trimmed.traces.size).toBe(2_500)
  expect(trimmed.floor).toBe(2_503)
  const late = { clientId: 'laptop', baseVersion: 100 }
  expect(isStale(trimmed, 'stock 2', late)).toBe(true)
  expect(isStale(trimmed, 'stock 2', { ...late, baseVersion: 2_503 })).toBe(false)
  expect(isStale(trimmed, 'stock 5003', { ...late, baseVersion: 5_002 })).toBe(true)
  expect(trimTrail(trail, () => true)).toBe(trail)
})
