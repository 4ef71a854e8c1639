import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'src/server/db/migrations/meta'

test('docs/scaling.md says of every table where it would be on several machines', () => {
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  const { tables } = JSON.parse(readFileSync(`${folder}/${newest}`, 'utf8')) as { tables: object }
  const stored = Object.keys(tables).map((name) => name.replace('public.', ''))
  const rows = readFileSync('docs/scaling.md', 'utf8').match(
    /^\| (distributed|a copy|on the coordinator).*$/gm,
  )
  const named = rows!.flatMap((row) => row.split('|')[2]!.match(/(?<=`)\w+(?=`)/g) ?? [])
  expect(stored.length).toBeGreaterThan(30)
  expect(named.toSorted()).toEqual(stored.toSorted())
})
