import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { movingMark, refuseHalfRestored, restoringFolder } from '../db/restoring.ts'
import { moveIntoPlace } from './move-into-place.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bit-calculator-moving-'))
  await mkdir(join(folder, 'pg'))
  await writeFile(join(folder, 'pg/rows'), 'of today')
  await writeFile(join(folder, 'secret'), 'of today')
  await makeReady()
})
afterEach(() => rm(folder, { recursive: true }))

async function makeReady(): Promise<void> {
  await mkdir(join(restoringFolder(folder), 'pg'), { recursive: true })
  await writeFile(join(restoringFolder(folder), 'pg/rows'), 'of yesterday')
  await writeFile(join(restoringFolder(folder), 'secret'), 'of yesterday')
}

const contentOf = (...path: string[]) => readFile(join(folder, ...path), 'utf8')

test('R2: the restored database and secret take their places, and those of today are kept in a folder beside', async () => {
  const aside = await moveIntoPlace(folder, ['pg', 'secret', 'catalogues'])
  expect([await contentOf('pg/rows'), await contentOf('secret')]).toEqual(['of yesterday', 'of yesterday'])
  expect(await readFile(join(aside!, 'pg/rows'), 'utf8')).toBe('of today')
  expect((await readdir(aside!)).sort()).toEqual(['pg', 'secret'])
  expect(() => refuseHalfRestored(folder)).not.toThrow()
  expect((await readdir(folder)).sort()).toEqual([aside!.slice(folder.length + 1), 'pg', 'secret'])
})

test('R2: after a restore that was interrupted between its moves no server starts, and the restore can be started again', async () => {
  // Killed when the old database had gone and the new one had not come.
  await writeFile(movingMark(folder), '')
  await rm(join(folder, 'pg'), { recursive: true })
  expect(() => refuseHalfRestored(folder)).toThrow('Start it again (npm run restore): nothing is lost.')
  await makeReady()
  await moveIntoPlace(folder, ['pg', 'secret'])
  expect(await contentOf('pg/rows')).toBe('of yesterday')
  expect(() => refuseHalfRestored(folder)).not.toThrow()
})

test('R2: in an empty folder nothing is kept, since nothing was there', async () => {
  for (const part of ['pg', 'secret']) await rm(join(folder, part), { recursive: true })
  expect(await moveIntoPlace(folder, ['pg', 'secret'])).toBeNull()
  expect(await contentOf('secret')).toBe('of yesterday')
})
