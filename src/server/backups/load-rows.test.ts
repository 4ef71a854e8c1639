import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadRows } from './load-rows.ts'
import { inMemory } from './memory-database.ts'
import { migrateUpTo } from './schema.ts'
import { whyFailed } from './why-failed.ts'

test('R2: a backup in which the rows of a table are missing is refused in a sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bit-calculator-rows-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  // `null`: a new database. It gets the tables of the first migration, and the folder holds no rows of them.
  const loaded = inMemory(null, async (database) => {
    await migrateUpTo(database, 1)
    return loadRows(database, folder)
  })
  expect(await loaded.then(() => null, whyFailed)).toMatch(
    /^Something is wrong: \w+\.jsonl\.gz is missing\.$/,
  )
})
