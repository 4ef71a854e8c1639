import { expect, test } from 'vitest'
import { emptyTrail, isStale, leaveTraces, trimTrail } from './trail.ts'

test('SAVE-4: the trail forgets the oldest removals; devices that know only older versions then count as late', () => {
  let trail = emptyTrail
  for (let version = 2; version <= 5_003; version++)
    trail = leaveTraces(trail, new Map([[`stock ${version}`, { held: 1 }]]), { clientId: 'phone', version })
  const trimmed = trimTrail(trail, () => false)
  expect(trimmed.traces.size).toBe(2_500)
  expect(trimmed.floor).toBe(2_503)
  const late = { clientId: 'laptop', baseVersion: 100 }
  expect(isStale(trimmed, 'stock 2', late)).toBe(true)
  expect(isStale(trimmed, 'stock 2', { ...late, baseVersion: 2_503 })).toBe(false)
  expect(isStale(trimmed, 'stock 5003', { ...late, baseVersion: 5_002 })).toBe(true)
  expect(trimTrail(trail, () => true)).toBe(trail)
})
