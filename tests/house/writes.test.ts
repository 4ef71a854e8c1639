import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const writing = /\b(insert into|delete from|pg_notify|vacuum)\b|\bupdate \w+\s+set\b/i

test('R4: what writes goes through `write`, which a query’s database does not have', () => {
  const files = globSync('src/server/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const statements = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/\.(all|write)\(\s*sql`((?:[^`]|\$\{[^}]*`[^`]*`[^}]*\})*?)`/g),
    ].map(([, method, text]) => ({ file, method, isWriting: writing.test(text!) })),
  )
  expect(statements.filter(({ isWriting }) => isWriting).length).toBeGreaterThan(60)
  expect(statements.filter(({ method, isWriting }) => isWriting && method === 'all')).toEqual([])
})

test('SET-8: no transaction waits for an announcement: only the connection of the streams sends any', () => {
  const announcing = globSync('src/server/**/*.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('pg_notify'),
  )
  expect(announcing).toEqual(['src/server/live/channels.ts'])
})

test('decision 13: settlements, invitations and links are removed where their codes go too, and nowhere else', () => {
  const removing = globSync('src/server/**/*.ts').filter((file) =>
    /\bdelete from (settlements|invite_links|progress_links|share_links)\b/i.test(readFileSync(file, 'utf8')),
  )
  expect(removing).toEqual(['src/server/changes/remove-for-good.ts'])
})
