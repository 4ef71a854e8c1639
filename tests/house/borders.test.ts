import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const forbidden: readonly [wall: string, folder: string, source: string, message: string][] = [
  [
    'the domain has no packages',
    'src/domain',
    "import * as z from 'zod'\nexport const x = z",
    'The domain imports nothing but the domain',
  ],
  [
    'the domain has no node modules',
    'src/domain',
    "import { join } from 'node:path'\nexport const x = join",
    'The domain imports nothing but the domain',
  ],
  [
    'the domain knows no server',
    'src/domain',
    "import { x } from '../server/x.ts'\nexport const y = x",
    'The domain imports nothing but the domain',
  ],
  ['the domain has no clock', 'src/domain', 'export const now = () => Date.now()', 'The domain has no clock'],
  [
    'the domain has no dice',
    'src/domain',
    'export const roll = () => Math.random()',
    'The domain must not be random',
  ],
  [
    'the contract knows no server',
    'src/contract',
    "import { x } from '#server/x'\nexport const y = x",
    'The contract is what crosses the wire',
  ],
  [
    'the server knows no client',
    'src/server',
    "import { x } from '../client/x.ts'\nexport const y = x",
    'Client and server meet only in the contract',
  ],
  [
    'the client knows no server',
    'src/client',
    "import { x } from '#server/x'\nexport const y = x",
    'Client and server meet only in the contract',
  ],
  [
    'the client knows no compiler',
    'src/client',
    "import { x } from '#catalogue/x'\nexport const y = x",
    'the compiler stays on the server',
  ],
  [
    'what shows a plan knows no area',
    'src/client/plan',
    "import { x } from '../calculator/x.ts'\nexport const y = x",
    'What two areas need stands below both',
  ],
  [
    'what is shown of an item knows no area',
    'src/client/item',
    "import { x } from '../settlement/x.tsx'\nexport const y = x",
    'What two areas need stands below both',
  ],
  [
    'the calculator knows no settlement',
    'src/client/calculator',
    "import { x } from '../settlement/x.ts'\nexport const y = x",
    'What two areas need stands below both',
  ],
  [
    'a settlement knows no calculator',
    'src/client/settlement',
    "import { x } from '../calculator/x.ts'\nexport const y = x",
    'What two areas need stands below both',
  ],
  [
    'the account knows no settlement',
    'src/client/account',
    "import { x } from '../settlement/x.ts'\nexport const y = x",
    'What two areas need stands below both',
  ],
  [
    'the account’s folder data is linted too: no folder of that name is left out but the server’s beside src',
    'src/client/account/data',
    "import { x } from '../../settlement/x.ts'\nexport const y = x",
    'What two areas need stands below both',
  ],
  [
    'an area knows no server',
    'src/client/settlement',
    "import { x } from '#server/x'\nexport const y = x",
    'Client and server meet only in the contract',
  ],
  [
    'ui knows no domain',
    'src/client/ui',
    "import { x } from '#domain/x'\nexport const y = x",
    'could ship in another product',
  ],
  [
    'ui knows no text',
    'src/client/ui',
    "import { x } from '../messages/x.ts'\nexport const y = x",
    'could ship in another product',
  ],
  [
    'state knows no component',
    'src/client/state',
    "import { x } from '../plan/x.tsx'\nexport const y = x",
    'State and data access know no component',
  ],
]

const pathOf = (folder: string, at: number) => `${folder}/forbidden-${at}.ts`
const allowed = 'src/domain/allowed-x.ts'
const acrossWalls = 'src/client/forbidden-y.ts'
const files = new Map([
  ...forbidden.map(([, folder, source], at) => [pathOf(folder, at), source] as const),
  [allowed, 'export const two = 2\n'],
  [
    acrossWalls,
    "import { readConfiguration } from '#server/configuration/configuration'\nexport const x = readConfiguration\n",
  ],
])
let complaints: readonly string[]
let typeErrors: string

beforeAll(() => {
  for (const [path, source] of files) writeFileSync(path, source)
  const paths = [...files.keys()]
  const said = run('@biomejs/biome/bin/biome', 'lint', '--colors=off', '--max-diagnostics=none', ...paths)
  // Each complaint begins with its place: src/domain/forbidden-0.ts:1:20
  complaints = said.split(/^(?=src\/\S+:\d+:\d+ )/m)
  typeErrors = run('typescript/bin/tsc', '-p', 'src/client', '--noEmit')
})

afterAll(() => {
  for (const path of files.keys()) rmSync(path)
})

function run(program: string, ...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [`node_modules/${program}`, ...args], {
    encoding: 'utf8',
  })
  return stdout + stderr
}

const complaintsOf = (path: string) => complaints.filter((complaint) => complaint.startsWith(`${path}:`))

describe('borders', () => {
  test.each(forbidden.map((ban, at) => [...ban, at] as const))('%s, and the ban says why', (...ban) => {
    const [, folder, , message, at] = ban
    expect(complaintsOf(pathOf(folder, at)).join('\n')).toContain(message)
  })

  test('a file that keeps the rules passes', () => {
    expect(complaintsOf(allowed)).toEqual([])
  })

  test('an import across walls does not compile either', () => {
    expect(typeErrors).toMatch(/forbidden-y.ts.*\n?.*server/)
  })
})
