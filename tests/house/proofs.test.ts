import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'

const imports = `import type { Permit, ReadPermit } from './access/permit.ts'
import type { Database, Queryable, Tx } from './db/database.ts'
import { sql } from 'drizzle-orm'
import { changeRole } from './settlements/member-commands.ts'
import { removePlayer } from './settlements/player-commands.ts'
`

/** What the types forbid: an action that is not permitted in this transaction must not compile. */
const forbidden: readonly [rule: string, source: string][] = [
  [
    'a permit to read changes nothing',
    `export const x = (tx: Tx, permit: ReadPermit<'player.manage'>) => removePlayer(tx, permit, '')`,
  ],
  [
    'the permit of one action is not good for another',
    `export const x = (tx: Tx, permit: Permit<'member.cleanup'>) => changeRole(tx, permit, { userId: '', role: 'viewer' })`,
  ],
  [
    'a database is no transaction',
    `export const x = (tx: Database, permit: Permit<'player.manage'>) => removePlayer(tx, permit, '')`,
  ],
  [
    'a query’s database does not write',
    'export const x = (database: Queryable) => database.write(sql`delete from players`)',
  ],
]

const pathOf = (at: number) => `src/server/forbidden-type-${at}.ts`
const allowed = 'src/server/allowed-type.ts'
let said: string

beforeAll(() => {
  for (const [at, [, source]] of forbidden.entries()) writeFileSync(pathOf(at), `${imports}${source}\n`)
  writeFileSync(
    allowed,
    `${imports}export const x = (tx: Tx, permit: Permit<'player.manage'>) => removePlayer(tx, permit, '')\n`,
  )
  said = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'src/server', '--noEmit'], {
    encoding: 'utf8',
  }).stdout
})

afterAll(() => {
  for (const path of [...forbidden.keys()].map(pathOf)) rmSync(path)
  rmSync(allowed)
})

test.each(forbidden.map(([rule], at) => [rule, at] as const))('SET-5: %s', (_rule, at) => {
  expect(misfits(pathOf(at))).toBe(1)
})

test('SET-5: what is permitted compiles', () => {
  expect(misfits(allowed)).toBe(0)
})

/** Errors about a type that does not fit; what a file imports for nothing is another matter. */
function misfits(path: string): number {
  return said.split('\n').filter((line) => line.startsWith(`${path}(`) && /error TS(2345|2339)/.test(line))
    .length
}
