import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const server = 'src/server'

/**
 * The files in which a transaction may wait for a row: the one that keeps the order, and those that have locked the account
 * already. A statement that skips locked rows does not wait.
 */
const allowed = ['db/locks.ts', 'user-data/commands.ts']

test('R4: rows are locked by the functions that keep the one order, and nowhere else', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  expect(files.length).toBeGreaterThan(100)
  const locking = files.filter((name) =>
    // One message ends with “Task not found for update”.
    /(?<!Task not found )\bfor (update|no key update|share|key share)\b(?! skip locked)/i.test(
      withoutComments(readFileSync(join(server, name), 'utf8')),
    ),
  )
  expect(locking.sort()).toEqual(allowed)
})

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
}
