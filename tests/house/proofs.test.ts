import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const imports = `import type { Permit, ReadPermit } from '../../src/server/access/permit.ts'
import type { Database, Queryable, Tx } from '../../src/server/db/database.ts'
import { sql } from 'drizzle-orm'
import { revokeInvite } from '../../src/server/invites/commands.ts'
import { deleteSettlement } from '../../src/server/settlements/commands.ts'
`

/** What the types forbid: an action that is not permitted in this transaction must not compile. */
const forbidden: readonly [rule: string, source: string][] = [
  [
    'a permit to read changes nothing',
    `export const x = (tx: Tx, permit: ReadPermit<'invite.revoke_low'>) => revokeInvite(tx, permit, '')`,
  ],
  [
    'the permit of one action is not good for another',
    `export const x = (tx: Tx, permit: Permit<'member.cleanup'>) => deleteSettlement(tx, permit, 0)`,
  ],
  [
    'a database is no transaction',
    `export const x = (tx: Database, permit: Permit<'invite.revoke_low'>) => revokeInvite(tx, permit, '')`,
  ],
  [
    'a query’s database does not write',
    'export const x = (database: Queryable) => database.write(sql`delete from players`)',
  ],
]

/** Below the project, so that its packages are found, and apart from what other tests read. */
mkdirSync('.scratch', { recursive: true })
const folder = mkdtempSync('.scratch/proofs-')
const fileOf = (at: number) => `forbidden-${at}.ts`
const allowed = 'allowed.ts'
let said: string

beforeAll(() => {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: { types: ['node'], noEmit: true },
      include: ['.'],
    }),
  )
  for (const [at, [, source]] of forbidden.entries()) write(fileOf(at), `${imports}${source}\n`)
  write(
    allowed,
    `${imports}export const x = (tx: Tx, permit: Permit<'invite.revoke_low'>) => revokeInvite(tx, permit, '')\n`,
  )
  said = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], {
    encoding: 'utf8',
  }).stdout
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(forbidden.map(([rule], at) => [rule, at] as const))('SET-5: %s', (_rule, at) => {
  expect(misfits(fileOf(at))).toBe(1)
})

test('SET-5: what is permitted compiles', () => {
  expect(misfits(allowed)).toBe(0)
})

/** How many errors a file has about a type that does not fit; imports that it does not use do not count. */
function misfits(name: string): number {
  return said.split('\n').filter((line) => line.includes(`/${name}(`) && /error TS(2345|2339)/.test(line))
    .length
}
