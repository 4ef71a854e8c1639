import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listBackup } from '#tests/support/listed-backup'
import { hourMs, now } from '../configuration/clock.ts'
import { thinBackups } from './thin-backups.ts'

const noon = Date.parse('2024-11-26T12:00:00.500Z')
const broken = { brokenRules: ['a member has no number'] }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bit-calculator-backups-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** The name of a backup made so many hours before noon. */
const madeBefore = async (hours: number, special = {}) =>
  (await listBackup(folder, noon - hours * hourMs, special)).name
const left = async () => (await readdir(folder)).sort()

test('R2: the oldest backups go, but not one that somebody has named', async () => {
  const [oldest, , , ...kept] = [
    await madeBefore(5),
    await madeBefore(4),
    await madeBefore(3),
    await madeBefore(2),
    await madeBefore(1),
  ]
  await rename(join(folder, oldest), join(folder, 'before the great change'))
  await thinBackups(folder, 2)
  expect(await left()).toEqual([...kept, 'before the great change'])
})

test('R2: of two backups made within one second, the one with a number behind its name is deleted like any other', async () => {
  for (const hours of [2, 2]) await madeBefore(hours)
  const kept = await madeBefore(1)
  await thinBackups(folder, 1)
  expect(await left()).toEqual([kept])
})

test('R2: the newest backup in which no rule is broken stays, however many broken ones come after it', async () => {
  await madeBefore(5)
  const clean = await madeBefore(4)
  const [, ...kept] = [await madeBefore(3, broken), await madeBefore(2, broken), await madeBefore(1, broken)]
  await thinBackups(folder, 2)
  expect(await left()).toEqual([clean, ...kept])
})

test('R2: of three backups the one dated a day ahead is deleted first', async () => {
  const { name } = await listBackup(folder, now() + 24 * hourMs)
  await madeBefore(2)
  const kept = [await madeBefore(1)]
  await thinBackups(folder, 2)
  expect(await left()).toHaveLength(2)
  expect(await left()).not.toContain(name)
  await thinBackups(folder, 1)
  expect(await left()).toEqual(kept)
})
