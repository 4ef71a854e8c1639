import { expect, test } from 'vitest'
import { runHistory } from './history.ts'
import { createMemoryServer } from './sync-server.ts'

test('I6: three devices over a bad network end with the same document, and no acknowledged operation is missing', async () => {
  let operations = 0
  let onSharedRows = 0
  for (let seed = 1; seed <= 30; seed++) {
    const counts = await runHistory({ seed, server: createMemoryServer() })
    operations += counts.operations
    onSharedRows += counts.onSharedRows
  }
  // 30 histories of 3 devices with 200 operations each.
  expect(operations).toBe(30 * 3 * 200)
  // Many must change a row that another device changed too: otherwise hardly anything was merged.
  expect(onSharedRows / operations).toBeGreaterThan(0.2)
})
