import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isoTime } from '../configuration/clock.ts'
import { backupName, backupsIn, lastBackupAt, thinBackups, writeBeside } from './backup-folder.ts'
import { manifestName, writeManifest } from './manifest.ts'

const noon = Date.parse('2026-11-26T12:00:00.500Z')
const hour = 3_600_000
const factsOf = (madeAt: string, isChecked = true) => ({
  isChecked,
  madeAt,
  appVersion: '0.1.0',
  schema: { number: 20, newest: 1 },
  postgres: 18,
  rows: {},
  brokenRules: [],
})

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bit-calculator-backups-'))
})
afterEach(() => rm(folder, { recursive: true }))

function make(at: number, isChecked = true) {
  return writeBeside(folder, async (into) => {
    await writeManifest(into, { ...factsOf(isoTime(at), isChecked), files: [] })
    return backupName(factsOf(isoTime(at), isChecked))
  })
}

test('R2: a backup is named after its time, the release, the schema and PostgreSQL', async () => {
  expect((await make(noon)).name).toBe('2026-11-26T12-00-00Z_v0.1.0_schema20_pg18')
})

test('R2: the newest good backup tells when the last one was made, and what is no backup does not count', async () => {
  expect(await lastBackupAt(join(folder, 'not there yet'))).toBeNull()
  await make(noon - hour)
  const { folder: newest } = await make(noon)
  await writeFile(join(folder, 'notes.txt'), 'mine')
  const aside = await make(noon + hour, false)
  expect(aside.name).toBe('2026-11-26T13-00-00Z_v0.1.0_schema20_pg18_before-restore')
  expect(await lastBackupAt(folder)).toBe(noon)
  await writeFile(join(newest, manifestName), '{"form": 1, ')
  expect(await lastBackupAt(folder)).toBe(noon - hour)
})

test('R2: the oldest backups go, but not one that somebody has named', async () => {
  for (const hours of [5, 4, 3, 2, 1]) await make(noon - hours * hour)
  const oldest = (await backupsIn(folder)).at(-1)!
  await rename(oldest.folder, join(folder, 'before the great change'))
  await thinBackups(folder, 2)
  expect((await readdir(folder)).sort()).toEqual([
    '2026-11-26T10-00-00Z_v0.1.0_schema20_pg18',
    '2026-11-26T11-00-00Z_v0.1.0_schema20_pg18',
    'before the great change',
  ])
})

test('R4: a backup whose own list could not be read again takes no name', async () => {
  const facts = { ...factsOf(isoTime(noon)), files: [] }
  const list = { path: 'catalogues/a name (1).json', bytes: 1, sha256: '0'.repeat(64) }
  await expect(writeManifest(folder, { ...facts, files: [list] })).rejects.toThrow()
  await expect(writeBeside(folder, async () => backupName(facts))).rejects.toThrow(
    'its own list cannot be read again',
  )
  expect(await readdir(folder)).toEqual([])
})

test('R4: of a backup that fails nothing is left, and the others stay', async () => {
  await make(noon)
  const failing = writeBeside(folder, async (into) => {
    await writeFile(join(into, 'secret'), 'half')
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  })
  await expect(failing).rejects.toThrow('no space left on device')
  expect(await readdir(folder)).toEqual(['2026-11-26T12-00-00Z_v0.1.0_schema20_pg18'])
})
