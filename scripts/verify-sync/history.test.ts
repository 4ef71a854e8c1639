import { expect, test } from 'vitest'
import { runHistory } from './history.ts'
import { createMemoryServer } from './sync-server.ts'

test('I6: three devices over a bad network come to the same, and nothing that was acknowledged is missing', async () => {
  let operations = 0
  let onSharedThings = 0
  for (let seed = 1; seed <= 30; seed++) {
    const counts = await runHistory({ seed, server: createMemoryServer() })
    operations += counts.operations
    onSharedThings += counts.onSharedThings
  }
  expect(operations).toBe(30 * 3 * 200)
  expect(onSharedThings / operations).toBeGreaterThan(0.2)
})
