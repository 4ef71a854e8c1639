import { expect, test } from 'vitest'
import { emptyTrail, isStale, trimTrail } from './trail.ts'

const byPhone = { clientId: 'phone', others: 0, held: 1 }

test('SAVE-4: the trail forgets the oldest removals; devices that know only older versions then count as late', () => {
  const versions = Array.from({ length: 5_002 }, (_, place) => 2 + place)
  const removals = versions.map((version) => [`stock ${version}`, { ...byPhone, version }] as const)
  const trail = { ...emptyTrail, traces: new Map(removals) }
  // No row is there any more, so all are removals: more than 5,000, so the newest 2,500 stay, of versions 2,504 to 5,003.
  const trimmed = trimTrail(trail, () => false)
  expect(trimmed.traces.size).toBe(2_500)
  expect(trimmed.floor).toBe(2_503)
  const late = { clientId: 'laptop', baseVersion: 100 }
  expect(isStale(trimmed, 'stock 2', late)).toBe(true)
  expect(isStale(trimmed, 'stock 2', { ...late, baseVersion: 2_503 })).toBe(false)
  expect(isStale(trimmed, 'stock 5003', { ...late, baseVersion: 5_002 })).toBe(true)
  // Where all rows are still there, none is a removal.
  expect(trimTrail(trail, () => true)).toBe(trail)
})
