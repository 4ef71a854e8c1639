import { watch } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { listBackup } from '#tests/support/listed-backup'
import { hourMs, isoTime, now } from '../configuration/clock.ts'
import { backupName, backupsIn, deleteBackup, knownBackups, writeBeside } from './backup-folder.ts'
import { manifestName, writeManifest } from './manifest.ts'
import { schemaOfThisRelease } from './schema.ts'

const noon = Date.parse('2024-11-26T12:00:00.500Z')
const schema = schemaOfThisRelease()
const ofNoon = `2024-11-26T12-00-00Z_v0.1.0_schema${schema.number}_pg18`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bit-calculator-backups-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('R2: a backup is named after its time, the release, the schema and PostgreSQL', async () => {
  expect((await listBackup(folder, noon)).name).toBe(ofNoon)
})

test('R2: two backups of one second are both kept, under names of their own', async () => {
  await listBackup(folder, noon)
  expect((await listBackup(folder, noon + 100)).name).toBe(`${ofNoon}-2`)
  expect((await listBackup(folder, noon + 200)).name).toBe(`${ofNoon}-3`)
  expect((await backupsIn(folder)).map(({ madeAt }) => madeAt)).toEqual([noon + 200, noon + 100, noon])
})

test('R2: the newest good backup tells when the last was made; notes, an unchecked copy and a damaged one do not count', async () => {
  const known = { lastBackupAt: null, backupsAhead: [] }
  expect(await knownBackups(join(folder, 'not there yet'))).toEqual(known)
  await listBackup(folder, noon - hourMs)
  const { folder: newest } = await listBackup(folder, noon)
  await writeFile(join(folder, 'notes.txt'), 'mine')
  const aside = await listBackup(folder, noon + hourMs, { isChecked: false })
  expect(aside.name).toMatch(/_pg18_before-restore$/)
  expect(await knownBackups(folder)).toEqual({ ...known, lastBackupAt: noon })
  await writeFile(join(newest, manifestName), '{"form": 1, ')
  expect(await knownBackups(folder)).toEqual({ ...known, lastBackupAt: noon - hourMs })
})

test('R2: a backup dated an hour ahead is named and does not count as the last one; one dated a minute ahead counts', async () => {
  await listBackup(folder, noon)
  const { name } = await listBackup(folder, now() + hourMs)
  expect(await knownBackups(folder)).toEqual({ lastBackupAt: noon, backupsAhead: [name] })
  const { madeAt } = await listBackup(folder, now() + 60_000)
  expect(await knownBackups(folder)).toEqual({ lastBackupAt: madeAt, backupsAhead: [name] })
})

test('R4: a backup whose list of files cannot be read back gets no name', async () => {
  const facts = {
    isChecked: true,
    madeAt: isoTime(noon),
    appVersion: '0.1.0',
    schema,
    postgres: 18,
    rows: {},
    brokenRules: [],
  }
  // Blanks and brackets are allowed in no path, so this list is not even written.
  const list = { path: 'catalogues/a name (1).json', bytes: 1, sha256: '0'.repeat(64) }
  await expect(writeManifest(folder, { ...facts, files: [list] })).rejects.toThrow()
  await expect(writeBeside(folder, async () => backupName(facts))).rejects.toThrow(
    'its own list cannot be read again',
  )
  expect(await readdir(folder)).toEqual([])
})

test('R4: a backup that fails leaves nothing behind', async () => {
  await listBackup(folder, noon)
  const failing = writeBeside(folder, async (into) => {
    await writeFile(join(into, 'secret'), 'half')
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  })
  await expect(failing).rejects.toThrow('no space left on device')
  expect(await readdir(folder)).toEqual([ofNoon])
})

test('R4: a backup loses its name before it is deleted, so that a kill midway leaves no damaged one in the list', async () => {
  const { name } = await listBackup(folder, noon)
  const seen = new Set<string | null>()
  const watcher = watch(folder, (_, changed) => seen.add(changed))
  onTestFinished(() => watcher.close())
  await deleteBackup(folder, name)
  await expect.poll(() => [...seen].map((changed) => changed?.split('-')[0])).toContain('.unfinished')
  expect(await readdir(folder)).toEqual([])
})

test('R4: of two processes that delete the same backup, the second finds it gone and goes on', async () => {
  const { name } = await listBackup(folder, noon)
  await Promise.all([deleteBackup(folder, name), deleteBackup(folder, name)])
  await deleteBackup(folder, name)
  expect(await readdir(folder)).toEqual([])
})
