import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'

const written: string[] = []
afterEach(() => {
  for (const path of written.splice(0)) rmSync(path)
})

function lint(path: string, source: string): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, source)
  written.push(path)
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@biomejs/biome/bin/biome', 'lint', '--colors=off', path],
    { encoding: 'utf8' },
  )
  return stdout + stderr
}

const forbidden: readonly [wall: string, path: string, source: string, message: string][] = [
  [
    'the domain has no packages',
    'src/domain/forbidden-x.ts',
    "import * as z from 'zod'\nexport const x = z",
    'The domain imports nothing but the domain',
  ],
  [
    'the domain has no node modules',
    'src/domain/forbidden-x.ts',
    "import { join } from 'node:path'\nexport const x = join",
    'The domain imports nothing but the domain',
  ],
  [
    'the domain knows no server',
    'src/domain/forbidden-x.ts',
    "import { x } from '../server/x.ts'\nexport const y = x",
    'The domain imports nothing but the domain',
  ],
  [
    'the domain has no clock',
    'src/domain/forbidden-x.ts',
    'export const now = () => Date.now()',
    'The domain has no clock',
  ],
  [
    'the domain has no dice',
    'src/domain/forbidden-x.ts',
    'export const roll = () => Math.random()',
    'The domain has no dice',
  ],
  [
    'the contract knows no server',
    'src/contract/forbidden-x.ts',
    "import { x } from '#server/x'\nexport const y = x",
    'The contract is what crosses the wire',
  ],
  [
    'the server knows no client',
    'src/server/forbidden-x.ts',
    "import { x } from '../client/x.ts'\nexport const y = x",
    'Client and server meet only in the contract',
  ],
  [
    'the client knows no server',
    'src/client/forbidden-x.ts',
    "import { x } from '#server/x'\nexport const y = x",
    'Client and server meet only in the contract',
  ],
  [
    'the client knows no compiler',
    'src/client/forbidden-x.ts',
    "import { x } from '#catalogue/x'\nexport const y = x",
    'the compiler stays on the server',
  ],
  [
    'dialogs know no screen',
    'src/client/dialogs/forbidden-x.ts',
    "import { x } from '../screens/x.tsx'\nexport const y = x",
    'Screens open dialogs, never the other way',
  ],
  [
    'what is shown of an item knows no screen',
    'src/client/item/forbidden-x.ts',
    "import { x } from '../screens/x.tsx'\nexport const y = x",
    'Screens open dialogs, never the other way',
  ],
  [
    'dialogs know no server',
    'src/client/dialogs/forbidden-x.ts',
    "import { x } from '#server/x'\nexport const y = x",
    'Client and server meet only in the contract',
  ],
  [
    'ui knows no domain',
    'src/client/ui/forbidden-x.ts',
    "import { x } from '#domain/x'\nexport const y = x",
    'could ship in another product',
  ],
  [
    'state knows no component',
    'src/client/state/forbidden-x.ts',
    "import { x } from '../screens/x.tsx'\nexport const y = x",
    'State and data access know no component',
  ],
]

describe('borders', () => {
  test.each(forbidden)('%s, and the ban says why', (_wall, path, source, message) => {
    expect(lint(path, source)).toContain(message)
  })

  test('a file that keeps the rules passes', () => {
    expect(lint('src/domain/allowed-x.ts', 'export const two = 2\n')).toContain('No fixes applied')
  })

  test('an import across walls does not compile either', () => {
    const path = 'src/client/forbidden-y.ts'
    writeFileSync(
      path,
      "import { readConfiguration } from '#server/configuration'\nexport const x = readConfiguration\n",
    )
    written.push(path)
    const { stdout } = spawnSync(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '-p', 'src/client', '--noEmit'],
      { encoding: 'utf8' },
    )
    expect(stdout).toMatch(/forbidden-y.ts.*\n?.*server/)
  })
})
